import { createClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { auditFilter } from "#app/accounts/audit-filter.ts";
import { wholeAudit } from "#app/accounts/audit-log.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { allRecords } from "#app/content/records.server.ts";
import { confirmedSubscribers } from "#app/email/newsletter-subscribers.server.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();
/** What was asked of the backend. */
const asked: Request[] = [];
const supabase = createClient<Database>(database.backend.url, database.backend.secretKey, {
  global: {
    fetch: (input, init) => {
      asked.push(new Request(input, init));
      return database.backend.fetch(input, init);
    },
  },
});

/** `count` more rows of each list, all of one moment, as an import writes them. */
const write = async (count: number, moment: string) => {
  for (const [into, values] of [
    ["audit_log (actor_name, action, item_type)", "'Ada', 'updated', 'logo'"],
    [
      "newsletter_subscribers (email, requested_at, confirmed_at)",
      `gen_random_uuid() || '@example.com', ${moment}, now()`,
    ],
    [
      "jargon (slug, term, definition, created_at)",
      `gen_random_uuid()::text, 'Kente', 'A cloth.', ${moment}`,
    ],
  ])
    await database.query(`insert into public.${into} select ${values} from generate_series(1, ${count})`);
};

beforeAll(() => write(2001, "now()"));

test.each([
  [
    "audit log",
    "audit_log",
    () => wholeAudit(supabase, auditFilter(new URL("http://localhost/dashboard/audit"))),
  ],
  ["subscribers", "newsletter_subscribers", () => confirmedSubscribers(supabase)],
  ["jargon", "jargon", () => allRecords(supabase, "jargon")],
] as const)(
  "an export of the %s has each row once, whatever is written meanwhile, and nobody waits for its rows to be counted for each part",
  async (_, table, read) => {
    const before = await database.query<{ id: string }>(`select id::text from public.${table}`);
    asked.length = 0;
    const ids: string[] = [];
    for await (const part of read()) {
      // Where each list begins: the newest of the log and of the subscribers, the oldest term.
      if (ids.length === 0) await write(3, table === "jargon" ? "now() - interval '1 day'" : "now()");
      ids.push(...part.map((row) => String((row as unknown as { id: unknown }).id)));
    }
    expect(ids.sort()).toEqual(before.map(({ id }) => id).sort());
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((request) => request.headers.get("Prefer"))).toEqual([]);
  },
);
