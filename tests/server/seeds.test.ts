import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anonymousClient, serverClient } from "#app/backend/clients.server.ts";
import { filesOf } from "#app/content/logo/variants.ts";
import { pictureFolder } from "#app/images/storage.server.ts";
import { backdateLog } from "#seeds/backdate.ts";
import { loadSeeds } from "#seeds/load.ts";
import { stableId } from "#seeds/stable-id.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();

async function everything() {
  const server = await serverClient();
  const tables = [
    "logos",
    "jargon",
    "jargon_translations",
    "events",
    "jobs",
    "profiles",
    "user_roles",
    "audit_log",
    "notifications",
  ] as const;
  const rows = await Promise.all(
    tables.map(async (table) => (await server.from(table).select("*").throwOnError()).data),
  );
  const files = await readdir(join(database.folder, "storage"), { recursive: true });
  return { rows: rows.map((all) => all.map((row) => JSON.stringify(row)).sort()), files: files.sort() };
}

test("the sample content is there after seeding, and seeding again changes nothing", async () => {
  const server = await serverClient();
  const seed = async () => {
    const loaded = await loadSeeds(server, null);
    await backdateLog(database.backend.database);
    return loaded;
  };
  const loaded = await seed();
  const first = await everything();
  expect(await seed()).toEqual(loaded);
  expect(await everything()).toEqual(first);

  const { data: logos } = await server.from("logos").select("*").throwOnError();
  expect(logos).toHaveLength(loaded.logos);
  expect(logos.some(({ status }) => status === "pending")).toBe(true);
  expect(logos.filter((logo) => filesOf(logo).length > 1).length).toBeGreaterThanOrEqual(10);
  const pictures = logos.flatMap((logo) =>
    filesOf(logo).map(({ image }) => ({ image, owner: logo.user_id })),
  );
  for (const { image, owner } of pictures) {
    const path = image.replace("/files/logos/", "");
    if (owner) expect(image.startsWith(`${await pictureFolder(server, "logos", String(owner))}`)).toBe(true);
    const { data } = await server.storage.from("logos").download(path);
    expect(await data?.text()).toContain("<svg");
  }
  const { data: terms } = await server.from("jargon").select("slug, filed_as").throwOnError();
  for (const { slug, filed_as } of terms) expect(slug, "the address of a term is its name").toBe(filed_as);
  const visitor = await anonymousClient();
  const { data: counts } = await visitor.rpc("public_counts").single().throwOnError();
  expect(counts.logos).toBe(logos.filter(({ status }) => status === "approved").length);
});

test("what was seeded happened in the past, in order, and rings no bell", async () => {
  const only = async (sql: string) => (await database.query<{ count: number }>(sql))[0]?.count;
  const items = `(select created_at, reviewed_at, status, review_note from public.logos
    union all select created_at, reviewed_at, status, review_note from public.jargon
    union all select created_at, reviewed_at, status, review_note from public.jargon_translations
    union all select created_at, reviewed_at, status, review_note from public.events
    union all select created_at, reviewed_at, status, review_note from public.jobs) as item`;
  expect(
    await only(`select count(*)::int as count from ${items} where created_at > now() or reviewed_at > now()`),
  ).toBe(0);
  expect(await only(`select count(*)::int as count from ${items} where reviewed_at < created_at`)).toBe(0);
  expect(
    await only(
      `select count(*)::int as count from ${items} where (status = 'pending') <> (reviewed_at is null)`,
    ),
  ).toBe(0);
  expect(await only("select count(*)::int as count from public.notifications")).toBe(0);
  expect(
    await only(
      "select count(*)::int as count from public.audit_log where created_at > now() - interval '1 minute'",
    ),
  ).toBeLessThan(10);
  expect(
    await only("select count(*)::int as count from public.events where starts_at > now()"),
  ).toBeGreaterThan(0);
  expect(
    await only("select count(*)::int as count from public.events where ends_at < now()"),
  ).toBeGreaterThan(0);
});

test("the id of a name is a version 5 UUID, the same forever", () => {
  expect(stableId("logo/one")).toBe(stableId("logo/one"));
  expect(stableId("logo/one")).not.toBe(stableId("logo/two"));
  expect(stableId("logo/one")).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
