/** Of what the scripts of hydrated pages say: the forms, and the frame around every page that fails. */
export const clientRooms = [
  "dashboardFrame",
  "errors",
  "events",
  "fields",
  "frame",
  "jobs",
  "kinds",
  "logos",
  "money",
  "notifications",
  "profile",
  "search",
  "site",
  "submit",
  "translate",
] as const;
