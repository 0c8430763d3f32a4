import { expect, it } from "vitest";
import { activitySentence } from "./activity-sentence.ts";

type Entry = Partial<Parameters<typeof activitySentence>[0]>;

const read = (item_type: string, action: string, entry: Entry = {}) => {
  const { actor, did, what, rest } = activitySentence({
    actor_id: "1",
    actor_name: "Amina",
    action,
    item_type,
    item_id: "2",
    item_title: "Kora Radio",
    before: null,
    after: null,
    ...entry,
  });
  return [actor, did, what, rest].filter(Boolean).join(" ");
};
const own = { item_id: "1" };
const ofNobody = { item_title: null };

it.each([
  [read("logo", "approved"), "Amina approved the logo Kora Radio"],
  [read("jargon", "created"), "Amina added the term Kora Radio"],
  [read("event", "resubmitted"), "Amina sent the event Kora Radio again"],
  [read("job", "reopened"), "Amina put the job Kora Radio back in review"],
  [
    read("logo", "approved", { after: { revision_of: "3" } }),
    "Amina approved the edit of the logo Kora Radio",
  ],
  [read("job", "imported", { item_title: "38 jobs" }), "Amina imported 38 jobs"],
  [read("role", "updated", { after: { role: "admin" }, item_title: "Ben" }), "Amina made Ben an admin"],
  [read("role", "created", { after: { role: "user" }, ...own }), "Amina became a user"],
  [read("profile", "signed up", own), "Amina signed up"],
  [read("profile", "updated", own), "Amina changed their profile"],
  [read("profile", "updated", { item_title: "Ben" }), "Amina changed the profile of Ben"],
  [
    read("account", "deleted", { item_title: "ben@example.com" }),
    "Amina deleted the account ben@example.com",
  ],
  [read("account", "account deleted", own), "Amina deleted their account"],
  [read("account", "password changed", own), "Amina changed their password"],
  [read("message", "handled", ofNobody), "Amina handled a message"],
  [read("subscriber", "deleted", ofNobody), "Amina removed a subscriber of the newsletter"],
])("%s", (sentence, expected) => expect(sentence).toBe(expected));

it("leads to what an import brought", () => {
  const entry = { actor_id: "1", actor_name: "Amina", before: null, after: null, item_title: "38 jobs" };
  expect(activitySentence({ ...entry, action: "imported", item_type: "job", item_id: "9" }).href).toBe(
    "/dashboard/jobs?import=9",
  );
});
