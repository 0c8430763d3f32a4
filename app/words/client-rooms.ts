/** Of what the scripts of hydrated pages say: the forms, and the frame around every page that fails. */
export const clientRooms = ["errors", "events", "frame", "jobs", "kinds", "money", "search", "site"] as const;
