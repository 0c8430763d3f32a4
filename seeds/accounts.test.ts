import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { makeAccounts, readAccounts } from "./accounts.ts";

const database = await testDatabase();

test("an account is found behind more than a thousand others, and not made anew", async () => {
  await database.query(`
    insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'member' || number || '@example.com', '{}', '{}', '2026-01-01', now()
    from generate_series(1, 1001) as number`);
  const ama = { name: "Ama", email: "ama+first@example.com" };
  const made = await makeAccounts(database.server(), [ama]);
  expect(await makeAccounts(database.server(), [ama])).toEqual(made);
  expect(await readAccounts(database.server(), [ama.email, "nobody@example.com"])).toEqual([
    { id: made.get(ama.email), ...ama },
  ]);
});
