/** Of what the scripts of hydrated pages say: the forms, and the frame around every page that fails. */
export const clientRooms = [
  "dashboardFrame",
  "errors",
  "events",
  "frame",
  "jobs",
  "kinds",
  "money",
  "notifications",
  "profile",
  "search",
  "site",
] as const;
