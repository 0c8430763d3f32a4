import { roleLabels } from "#app/accounts/roles.ts";
import { userStatusLabels } from "#app/accounts/user-options.ts";
import { type Change, changedFacts } from "#app/content/item-facts.ts";
import type { Column } from "#app/content/kind.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { statusLabels } from "#app/content/review-status.ts";

const named = (labels: Record<string, string>) => (value: string) => labels[value] ?? value;

const ofEveryKind: Column[] = [
  { name: "slug", label: "Page address" },
  { name: "status", label: "Review", show: named(statusLabels) },
  { name: "review_note", label: "Reviewer’s note" },
  { name: "reviewed_at", label: "Decided" },
];

const ofMembers: Column[] = [
  { name: "name", label: "Name" },
  { name: "email", label: "Email" },
  { name: "role", label: "Role", show: named(roleLabels) },
  { name: "status", label: "Status", show: named(userStatusLabels) },
  { name: "mail_notifications", label: "Decisions by email" },
];

/** What an entry of the log changed, in words; what only programs read is left out. */
export function auditChanges(itemType: string, before: unknown, after: unknown): Change[] {
  const kind = kindNamed(itemType);
  const columns: Column[] = kind
    ? [...kind.columns.map(({ hidden, ...column }) => column), ...ofEveryKind]
    : ofMembers;
  return changedFacts({ columns }, Object(before), Object(after));
}
