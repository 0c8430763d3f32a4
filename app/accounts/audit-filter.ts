import { isCalendarDay } from "#app/lib/dates.ts";
import { searchText } from "#app/lib/search-text.ts";

const accountActions = [
  "password changed",
  "email change requested",
  "email changed",
  "other devices signed out",
  "admin code accepted",
  "admin code refused",
  "admin access granted",
  "account deleted",
  "two-step sign-in turned on",
  "two-step sign-in turned off",
  "recovery code used",
] as const;
export type AccountAction = (typeof accountActions)[number];

export const auditTypes: Record<string, string> = {
  role: "Role",
  profile: "Profile",
  account: "Account",
  message: "Message",
  subscriber: "Subscriber",
  takedown_request: "Rights request",
  takedown: "Takedown",
  report: "Report",
};

export const auditActions = [
  "signed up",
  "created",
  "imported",
  "import undone",
  "submitted",
  "resubmitted",
  "reopened",
  "updated",
  "approved",
  "rejected",
  "accepted",
  "lifted",
  "kept",
  "corrected",
  "unpublished",
  "removed",
  "handled",
  "two-step sign-in reset",
  "deleted",
  ...accountActions,
] as const;

export type AuditFilter = {
  type: string;
  action: string;
  person: string;
  item: string;
  from: string;
  to: string;
};

export function auditFilter({ searchParams }: URL): AuditFilter {
  const text = (name: string) => searchText(searchParams, name);
  const day = (name: string) => (isCalendarDay(text(name)) ? text(name) : "");
  return {
    type: text("type"),
    action: text("action"),
    person: text("person"),
    item: text("item"),
    from: day("from"),
    to: day("to"),
  };
}
