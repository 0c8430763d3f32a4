import { randomBytes, randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type EmbeddedBackend, openEmbedded } from "#app/backend/embedded.server.ts";
import { beginMaintenance, maintenanceIntervalMs } from "#app/backend/maintenance.server.ts";
import { migratedFolder } from "#tests/support/data-folder.ts";

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, statfs: vi.fn(real.statfs) };
});

let backend: EmbeddedBackend;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  ({ folder, remove } = await migratedFolder());
  backend = await openEmbedded({ dataFolder: folder });
});
afterAll(async () => {
  await backend.close();
  vi.useRealTimers();
  await remove();
});

async function read<Row>(statement: string): Promise<Row> {
  const { rows } = await backend.database.query<Row>(statement);
  return rows[0] as Row;
}

/** Lets five minutes pass, and again, until what is expected has come of it. */
const inTime = (expected: () => Promise<void>) =>
  vi.waitFor(
    () => {
      vi.advanceTimersByTime(maintenanceIntervalMs);
      return expected();
    },
    { timeout: 20_000, interval: 300 },
  );

async function keepAndDiscardDrafts(count: number) {
  for (let number = 0; number < count; number += 1) {
    const token = randomUUID();
    await backend.database.query("select public.save_draft($1, '{}', 'x', 'a.png', 'image/png', $2)", [
      token,
      randomBytes(500_000).toString("base64"),
    ]);
    await backend.database.query("select public.discard_draft($1)", [token]);
  }
}

test("on a full disk there is no checkpoint, which would end the database", async () => {
  await keepAndDiscardDrafts(4);
  vi.mocked(statfs).mockResolvedValueOnce({ bavail: 100, bsize: 4096 } as Awaited<ReturnType<typeof statfs>>);
  expect(await beginMaintenance(backend.database, folder)).not.toContain("checkpoint");
  expect(await beginMaintenance(backend.database, folder)).toContain("checkpoint");
});

test("a site that takes pictures for months gives their room back, and its write-ahead log stays small", async () => {
  const taken = `
    select pg_total_relation_size('public.submission_drafts')::int as drafts, (select sum(size)::int from pg_ls_waldir()) as log,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int as since_checkpoint from pg_control_checkpoint()`;
  for (let month = 0; month < 3; month += 1) {
    await keepAndDiscardDrafts(60);
    await inTime(async () => {
      const { drafts, log, since_checkpoint } = await read<Record<string, number>>(taken);
      expect(drafts).toBeLessThan(5_000_000);
      expect(log).toBeLessThan(100_000_000);
      expect(since_checkpoint).toBeLessThan(1_000_000);
    });
  }
});

test("queries are planned for the rows there are, and for those that came before a restart", async () => {
  await backend.database.exec(`
    insert into public.jargon (term, slug, definition, category, status)
    select 'Term ' || n, '', 'A word.', 'Typography', 'approved' from generate_series(1, 2000) as n`);
  await backend.close();
  backend = await openEmbedded({ dataFolder: folder });
  const counted = "select reltuples::int as rows from pg_class where oid = 'public.jargon'::regclass";
  await inTime(async () => expect((await read<{ rows: number }>(counted)).rows).toBe(2000));
  await backend.database.exec("delete from public.jargon where term ~ '[123]$'");
  await inTime(async () => expect((await read<{ rows: number }>(counted)).rows).toBe(1400));
});

test("tokens that were exchanged long ago go, and the latest stay", async () => {
  const user = randomUUID();
  await backend.database.exec(`
    insert into auth.users (id, email) values ('${user}', '${user}@example.com');
    insert into auth.sessions (id, user_id) values ('${user}', '${user}');
    insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at) values
      ('${randomUUID()}', 'exchanged long ago', '${user}', '${user}', true, now() - interval '9 days', now() - interval '2 days'),
      ('${randomUUID()}', 'exchanged today', '${user}', '${user}', true, now() - interval '9 days', now() - interval '2 hours'),
      ('${randomUUID()}', 'in use', '${user}', '${user}', false, now() - interval '9 days', now() - interval '9 days')`);
  await inTime(async () => {
    const { tokens } = await read<{ tokens: string[] }>(
      `select array_agg(token::text order by token) as tokens from auth.refresh_tokens where user_id = '${user}'`,
    );
    expect(tokens).toEqual(["exchanged today", "in use"]);
  });
});
