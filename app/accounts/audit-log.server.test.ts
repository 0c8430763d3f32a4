import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { auditFilter } from "./audit-filter.ts";
import { listAudit } from "./audit-log.server.ts";

const database = await testDatabase();
const admin = await database.member("admin", "Amina");

beforeAll(async () => {
  const names = ["Zola *", "Zola %", "Zol_a", "Zola (Kigali) [a-z]", "A\\b", "Ọlá? ^.+$ {2}|"];
  for (const name of names)
    await database.query(
      "insert into public.audit_log (actor_name, action, item_type) values ($1, 'signed in', 'account')",
      [name],
    );
});

it.each([
  ["zola", ["Zola (Kigali) [a-z]", "Zola %", "Zola *"]],
  ["*", ["Zola *"]],
  ["%", ["Zola %"]],
  ["_", ["Zol_a"]],
  ["z*a", []],
  [".", ["Ọlá? ^.+$ {2}|"]],
  ["(KIGALI) [a-z]", ["Zola (Kigali) [a-z]"]],
  ["a\\b", ["A\\b"]],
  ["ọlá? ^.+$ {2}|", ["Ọlá? ^.+$ {2}|"]],
  ["***=zola", []],
])("finds who is called %j, signs and all", async (person, found) => {
  const address = new URL(
    `http://localhost/dashboard/audit?${new URLSearchParams({ person, type: "account" })}`,
  );
  const { rows } = await listAudit(admin.supabase, auditFilter(address), 1);
  expect(rows.map((row) => row.actor_name)).toEqual(found);
});
