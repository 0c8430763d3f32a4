import { searchText } from "#app/lib/search-text.ts";
import { isCalendarDay } from "#app/lib/text-fields.ts";
import { accountActions } from "./account-actions.ts";

/** What the log is about besides content. */
export const auditTypes: Record<string, string> = {
  role: "Role",
  profile: "Profile",
  account: "Account",
  message: "Message",
  subscriber: "Subscriber",
};

export const auditActions = [
  "created",
  "submitted",
  "resubmitted",
  "reopened",
  "updated",
  "approved",
  "rejected",
  "deleted",
  ...accountActions,
] as const;

export type AuditFilter = { type: string; action: string; person: string; from: string; to: string };

/** The filter that an address carries; what makes no sense is left out. */
export function auditFilter({ searchParams }: URL): AuditFilter {
  const text = (name: string) => searchText(searchParams, name, 60);
  const day = (name: string) => (isCalendarDay(text(name)) ? text(name) : "");
  return {
    type: text("type"),
    action: text("action"),
    person: text("person"),
    from: day("from"),
    to: day("to"),
  };
}
