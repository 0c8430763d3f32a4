import { existsSync } from "node:fs";
import { cp, mkdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createSessionlessClient } from "#app/backend/clients.server.ts";
import { DataFolderLockedError } from "#app/backend/data-folder-lock.server.ts";
import { openEmbedded } from "#app/backend/embedded.server.ts";
import { migrationsFolder } from "#app/backend/migrations.server.ts";
import { migratedFolder, temporaryFolder } from "#tests/support/data-folder.ts";
import { type Program, startProgram } from "#tests/support/program.ts";

const cleanUp: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function folderOf(make: typeof migratedFolder): Promise<string> {
  const { folder, remove } = await make();
  cleanUp.push(remove);
  return folder;
}
async function open(dataFolder: string) {
  const backend = await openEmbedded({ dataFolder });
  cleanUp.push(() => backend.close());
  return backend;
}
function start(file: string, dataFolder: string): Program {
  const program = startProgram(file, { DATA_DIR: dataFolder });
  cleanUp.push(async () => {
    program.kill();
    await program.ended;
  });
  return program;
}
/** Kills `program` the moment `happened` does. */
async function killWhen(program: Program, happened: () => boolean) {
  let ended = false;
  void program.ended.then(() => {
    ended = true;
  });
  while (!happened() && !ended) await wait(2);
  program.kill();
  return program.ended;
}

describe("one process at a time", () => {
  test("R9 a second process ends with 1 and names the lock; the first goes on", async () => {
    const folder = await folderOf(migratedFolder);
    const backend = await open(folder);
    const second = await start("open-backend.ts", folder).ended;
    expect(second.code).toBe(1);
    expect(second.errors).toContain(join(folder, "lock"));
    expect(second.errors.trim().split("\n")).toHaveLength(1);
    expect(await backend.problem()).toBeNull();
    await expect(openEmbedded({ dataFolder: folder })).rejects.toThrow(DataFolderLockedError);
    expect(await backend.problem()).toBeNull();
  });

  test("R9 the lock of a process that was killed is taken over at once", async () => {
    const folder = await folderOf(migratedFolder);
    const first = start("open-backend.ts", folder);
    expect((await first.lines.next()).value).toBe("open");
    first.kill();
    await first.ended;
    expect(existsSync(join(folder, "lock"))).toBe(true);
    expect(await (await open(folder)).problem()).toBeNull();
  });

  test("R9 a lock of another machine holds while it is fresh and is taken over when it is stale", async () => {
    const folder = await folderOf(migratedFolder);
    const lock = join(folder, "lock");
    await mkdir(lock);
    await writeFile(
      join(folder, "lock-owner.json"),
      JSON.stringify({ pid: 1, started: "1", host: "elsewhere" }),
    );
    await expect(openEmbedded({ dataFolder: folder })).rejects.toThrow(lock);
    const old = new Date(Date.now() - 60_000);
    await utimes(lock, old, old);
    expect(await (await open(folder)).problem()).toBeNull();
  });

  test("a closed data folder is free again, and nothing is answered anymore", async () => {
    const folder = await folderOf(migratedFolder);
    const first = await openEmbedded({ dataFolder: folder });
    const running = createSessionlessClient(first, first.publishableKey).rpc("public_counts");
    const [, { status }] = await Promise.all([first.close(), running]);
    expect([200, 503]).toContain(status);
    const late = await createSessionlessClient(first, first.publishableKey).rpc("public_counts");
    expect(late.status).toBe(503);
    expect(await first.problem()).not.toBeNull();
    expect(existsSync(join(folder, "lock"))).toBe(false);
    expect(await (await open(folder)).problem()).toBeNull();
  });
});

test("R7 killed three times during the first start, the next start works", async () => {
  const folder = await folderOf(temporaryFolder);
  const postgres = join(folder, "postgres");
  const moments = [
    () => existsSync(`${postgres}.part`),
    () => existsSync(join(`${postgres}.part`, "PG_VERSION")),
    () => existsSync(postgres),
  ];
  for (const moment of moments) {
    const { signal } = await killWhen(start("open-backend.ts", folder), moment);
    expect(signal).toBe("SIGKILL");
  }
  const backend = await open(folder);
  const visitor = createSessionlessClient(backend, backend.publishableKey);
  expect((await visitor.from("jobs").select("id").throwOnError()).data).toEqual([]);
  const { data } = await visitor.auth.signUp({ email: "first@example.com", password: "secret12" });
  expect(data.user?.email).toBe("first@example.com");
});

test("R6 killed five times while it writes, every acknowledged row is there", async () => {
  const folder = await folderOf(migratedFolder);
  const acknowledged: string[] = [];
  for (const count of [5, 10, 20, 30, 70]) {
    const writer = start("write-rows.ts", folder);
    for (let seen = 0; seen < count; seen += 1) acknowledged.push((await writer.lines.next()).value);
    writer.kill();
    // What was handed over before the end counts, too.
    for await (const id of writer.lines) acknowledged.push(id);
    expect((await writer.ended).signal).toBe("SIGKILL");
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(135);
  const { database } = await open(folder);
  const rows = await database.query<{ id: string }>("select id, definition, search_names from public.jargon");
  const found = new Set(rows.rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
});

test("a migration that fails stops the start with its name and changes nothing; mended, it runs once", async () => {
  const folder = await folderOf(migratedFolder);
  const migrations = join(await folderOf(temporaryFolder), "migrations");
  await cp(migrationsFolder(), migrations, { recursive: true });
  const file = join(migrations, "99990101000000_later.sql");
  await writeFile(file, "create table public.later (id int); select 1 / 0;");
  await expect(openEmbedded({ dataFolder: folder, migrations })).rejects.toThrow(
    "99990101000000_later.sql failed",
  );
  await writeFile(
    file,
    "create table public.later (id int); alter table public.later enable row level security;",
  );
  for (const _ of ["it runs", "it does not run again"]) {
    const backend = await openEmbedded({ dataFolder: folder, migrations });
    const { rows } = await backend.database.query(
      "select name from supabase_migrations.schema_migrations where version = '99990101000000'",
    );
    expect(rows).toEqual([{ name: "later" }]);
    await backend.close();
  }
});

describe("secrets", () => {
  test("keys and sessions outlast a restart; only their owner reads them", async () => {
    const folder = await folderOf(migratedFolder);
    const first = await openEmbedded({ dataFolder: folder });
    const visitor = createSessionlessClient(first, first.publishableKey);
    const { data } = await visitor.auth.signUp({ email: "ada@example.com", password: "secret12" });
    await first.close();
    const second = await open(folder);
    expect([second.publishableKey, second.secretKey]).toEqual([first.publishableKey, first.secretKey]);
    expect(new Set([first.publishableKey, first.secretKey]).size).toBe(2);
    const again = createSessionlessClient(second, second.publishableKey);
    const { data: known } = await again.auth.getUser(data.session?.access_token);
    expect(known.user?.email).toBe("ada@example.com");
    expect((await stat(join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
  });

  test("two sites have different ones", async () => {
    const keys = [];
    for (const dataFolder of [await folderOf(migratedFolder), await folderOf(migratedFolder)]) {
      const backend = await openEmbedded({ dataFolder });
      await backend.close();
      keys.push(
        backend.publishableKey,
        backend.secretKey,
        await readFile(join(dataFolder, "secrets.json"), "utf8"),
      );
    }
    expect(new Set(keys).size).toBe(6);
  });

  test("a damaged file stops the start with its name, and frees the lock", async () => {
    const folder = await folderOf(migratedFolder);
    await writeFile(join(folder, "secrets.json"), '{"jwtSecret":"short"}');
    await expect(openEmbedded({ dataFolder: folder })).rejects.toThrow("secrets.json is damaged");
    expect(existsSync(join(folder, "lock"))).toBe(false);
  });
});
