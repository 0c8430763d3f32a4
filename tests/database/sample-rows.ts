import { randomBytes, randomUUID } from "node:crypto";
import type { ContentTable } from "#app/content/kind.ts";
import { kinds } from "#app/content/kinds.ts";

type Row = Record<string, unknown>;
export type Sample = {
  key: string;
  /** A valid row that belongs to the user. */
  row: (user: string) => Row;
  /** One column with another valid value. */
  change: Row;
  /** The columns that put a row in the named state. */
  state?: (name: string) => Row;
  /** What must stand before the row: a statement, and its values. */
  needs?: (row: Row) => [statement: string, values: unknown[]];
  /** Every user has this row already, so another is for a new user. */
  forNewUser?: true;
};

const state = (name: string): Row => ({
  status: name.split(" ")[0],
  ...(name.endsWith("draft") && { state: "Draft" }),
});

/** Of each kind what it must have. */
const kindRows: Record<ContentTable, Row> = {
  logos: { title: "Mark", company: "Moyo", image_url: "/files/logos/a/b.svg" },
  jargon: { term: "Kerning", definition: "Space", category: "Typography" },
  events: { title: "Meet", location: "Accra", start_date: "2026-05-02", end_date: "2026-05-02" },
  jobs: { title: "Draw", company: "Moyo", location: "Accra", contact_email: "jobs@example.com" },
};
const hash = () => randomBytes(32).toString("hex");

/** For each table a row to try things with. */
export const sampleRows: Record<string, Sample> = {
  ...Object.fromEntries(
    kinds.map(({ table, titleColumn }): [string, Sample] => [
      table,
      {
        key: "id",
        row: (user) => ({ id: randomUUID(), user_id: user, ...kindRows[table] }),
        change: { [titleColumn]: "Another" },
        state,
      },
    ]),
  ),
  user_roles: {
    key: "user_id",
    row: (user) => ({ user_id: user, role: "user" }),
    change: { role: "editor" },
    forNewUser: true,
  },
  profiles: {
    key: "user_id",
    row: (user) => ({ user_id: user, name: "Ada" }),
    change: { name: "Grace" },
    forNewUser: true,
  },
  notifications: {
    key: "id",
    row: (user) => ({ id: randomUUID(), user_id: user, type: "account", title: "Hello" }),
    change: { read_at: new Date().toISOString() },
  },
  audit_log: {
    key: "id",
    row: () => ({ actor_name: "Ada", action: "tried", item_type: "logo" }),
    change: { note: "forged" },
  },
  submission_drafts: {
    key: "token_hash",
    row: () => ({ token_hash: hash(), address_hash: "somewhere" }),
    change: { file_name: "forged" },
  },
  newsletter_subscribers: {
    key: "id",
    row: () => ({ id: randomUUID(), email: `${randomUUID()}@example.com` }),
    change: { confirmed_at: new Date().toISOString() },
  },
  takedown_requests: {
    key: "id",
    row: () => ({
      id: randomUUID(),
      token_hash: hash(),
      logo_title: "Mark",
      kind: "mine",
      explanation: "I drew it",
      email: "ada@example.com",
      status: "open",
    }),
    change: { status: "accepted" },
  },
  takedowns: {
    key: "logo_id",
    row: () => ({ logo_id: randomUUID(), slug: "mark", content_hashes: [], former: {} }),
    change: { slug: "forged" },
  },
  reports: {
    key: "id",
    row: () => ({
      id: randomUUID(),
      item_type: "job",
      item_id: randomUUID(),
      item_title: "Draw",
      reason: "money",
      email: "ada@example.com",
    }),
    change: { decision: "kept", decided_at: new Date().toISOString() },
  },
  reviewer_notes: {
    key: "id",
    row: () => ({ id: randomUUID(), subject_type: "job", subject_id: randomUUID(), body: "Again" }),
    change: { body: "forged" },
  },
  content_versions: { key: "kind", row: () => ({ kind: randomUUID() }), change: { version: 7 } },
  picture_imports: {
    key: "id",
    row: (user) => ({ id: randomUUID(), user_id: user, file_name: "brands.zip", pictures: 3 }),
    change: { problem: "It was interrupted" },
  },
  contact_messages: {
    key: "id",
    row: () => ({ id: randomUUID(), name: "Ada", email: "ada@example.com", message: "Hello" }),
    change: { handled_at: new Date().toISOString() },
  },
  collected_logos: {
    key: "id",
    row: (user) => ({ id: randomUUID(), user_id: user, logo_id: randomUUID() }),
    change: { created_at: "2001-02-03T04:05:06Z" },
    needs: ({ logo_id }) => [
      "insert into public.logos (id, title, company, image_url, status) values ($1, 'T', 'C', '/files/logos/a/a.svg', 'approved')",
      [logo_id],
    ],
  },
  shared_collections: {
    key: "id",
    row: (user) => ({ id: randomUUID(), user_id: user }),
    change: { created_at: "2001-02-03T04:05:06Z" },
  },
};
