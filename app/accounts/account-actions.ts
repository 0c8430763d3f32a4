/** What members do with their own accounts, in the words of the audit log. */
export const accountActions = [
  "password changed",
  "email change asked",
  "email changed",
  "other devices signed out",
  "admin code accepted",
  "admin code refused",
  "admin access granted",
  "account deleted",
] as const;
export type AccountAction = (typeof accountActions)[number];
