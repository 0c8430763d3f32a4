import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { auditFilter } from "#app/audit/filter.ts";
import { wholeAudit } from "#app/audit/log.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { allRecords } from "#app/content/records.server.ts";
import { confirmedSubscribers } from "#app/newsletter/subscribers.server.ts";

/** What was asked of a backend in which every list has 2,001 rows. */
const asked: Request[] = [];
const supabase = createClient<Database>("http://database.invalid", "key", {
  global: {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      const offset = Number(new URL(request.url).searchParams.get("offset"));
      return Response.json(Array.from({ length: Math.min(1000, 2001 - offset) }, () => ({})));
    },
  },
});

test.each([
  ["audit log", () => wholeAudit(supabase, auditFilter(new URL("http://localhost/dashboard/audit")))],
  ["subscribers", () => confirmedSubscribers(supabase)],
  ["jargon", () => allRecords(supabase, "jargon")],
])(
  "an export of the %s comes whole, and nobody waits for its rows to be counted for each part",
  async (_, read) => {
    asked.length = 0;
    let rows = 0;
    for await (const part of read()) rows += part.length;
    expect(rows).toBe(2001);
    expect(asked.map((request) => request.headers.get("Prefer"))).toEqual([null, null, null]);
  },
);
