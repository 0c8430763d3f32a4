import type { AccountAction } from "#app/accounts/audit-filter.ts";
import type { AuditEntry } from "#app/accounts/audit-log.server.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { importAddress } from "./list-filters.ts";

/** What happened, as a sentence: `Amina` `sent the logo` `Kora Radio` `again`. */
export type ActivitySentence = {
  actor: string;
  did: string;
  what: string;
  rest: string;
  href: string | null;
};

type Entry = Pick<
  AuditEntry,
  "actor_id" | "actor_name" | "action" | "item_type" | "item_id" | "item_title" | "before" | "after"
>;

const whole: Record<string, string> = {
  "signed up": "signed up",
  "password changed": "changed their password",
  "email change requested": "asked to change their email",
  "email changed": "changed their email",
  "other devices signed out": "logged out their other devices",
  "admin code accepted": "became an admin by code",
  "admin code refused": "tried a wrong admin code",
  "admin access granted": "got temporary admin access",
  "account deleted": "deleted their account",
  "two-step sign-in turned on": "turned on two-step sign-in",
  "two-step sign-in turned off": "turned off two-step sign-in",
  "recovery code used": "signed in with a recovery code",
  "message handled": "handled a message",
  "message reopened": "put a message back among the new ones",
  "message deleted": "deleted a message",
  "subscriber deleted": "removed a subscriber of the newsletter",
} satisfies Record<AccountAction | "signed up" | `${"message" | "subscriber"} ${string}`, string>;

const ofItems: Record<string, [did: string, rest?: string]> = {
  created: ["added"],
  submitted: ["sent in"],
  resubmitted: ["sent", "again"],
  reopened: ["put", "back in review"],
  updated: ["changed"],
};

const ofPeople: Record<string, string> = {
  "profile created": "made an account for",
  "profile updated": "changed the profile of",
  "profile deleted": "removed the profile of",
  "role deleted": "took away the role of",
  "account deleted": "deleted the account",
  "account two-step sign-in reset": "reset the two-step sign-in of",
  "takedown_request accepted": "accepted what was asked about",
  "takedown_request rejected": "turned down what was asked about",
  "takedown_request reopened": "took back a decision on what was asked about",
  "report kept": "kept what was reported:",
  "report corrected": "corrected what was reported:",
  "report unpublished": "unpublished what was reported:",
  "report removed": "removed what was reported:",
  "report reopened": "took back a decision on what was reported:",
  "takedown lifted": "lifted the takedown of",
};

const roles: Record<string, string> = { admin: "an admin", editor: "an editor", user: "a user" };

export function activitySentence(entry: Entry): ActivitySentence {
  const { actor_id, actor_name: actor, action, item_type, item_id, item_title } = entry;
  const what = item_title ?? "";
  const act = `${item_type} ${action}`;
  const own = actor_id !== null && actor_id === item_id;
  const say = (did: string, rest = "", href: string | null = null) => ({ actor, did, what, rest, href });
  const alone = (did: string) => ({ actor, did, what: "", rest: "", href: null });

  const kind = kindNamed(item_type);
  if (kind && action === "imported") return say(action, "", importAddress(kind, item_id ?? ""));
  if (kind && action === "import undone") return say("took back the import of");
  if (kind) {
    const [did, rest] = ofItems[action] ?? [action];
    const noun = isEdit(entry) ? `edit of the ${kind.nouns[0]}` : kind.nouns[0];
    return say(`${did} the ${noun}`, rest);
  }
  const role = item_type === "role" && roles[String(Object(entry.after).role)];
  if (role) return own ? alone(`became ${role}`) : say("made", role);
  if (act === "profile updated" && own) return alone("changed their profile");
  const done = ofPeople[act] ? undefined : (whole[act] ?? whole[action]);
  return done ? alone(done) : say(ofPeople[act] ?? action);
}

export const isEdit = ({ before, after }: Pick<Entry, "before" | "after">): boolean =>
  Boolean(Object(after ?? before).revision_of);
