import { cp } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import { createSessionlessClient } from "#app/backend/clients.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { type EmbeddedBackend, openEmbedded } from "#app/backend/embedded.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { listEvents } from "#app/content/event/queries.server.ts";
import { listTerms, termTotals } from "#app/content/jargon/queries.server.ts";
import { listJobs } from "#app/content/job/queries.server.ts";
import { logosPage } from "#app/content/logo/list.server.ts";
import { logoNamed, logosAfter } from "#app/content/logo/queries.server.ts";
import { nearestEntries } from "#app/content/nearest.server.ts";
import { recentActivity } from "#app/dashboard/activity.server.ts";
import { lastWeeks, statistics } from "#app/dashboard/statistics.server.ts";
import { queuePage } from "#app/moderation/queue.server.ts";
import { sitemapPart, sitemapParts } from "#app/syndication/sitemap-parts.server.ts";
import { migratedFolder } from "#tests/support/data-folder.ts";
import { addRows, words } from "./rows.ts";
import { type Line, median, rounded } from "./table.ts";

type Place = { id: string; page: string };
/** `most`: how much longer the most rows may take. `within`: milliseconds with the most rows. */
type Query = {
  what: string;
  most?: number;
  within?: number;
  byAdmin?: true;
  run: (supabase: Supabase, place: Place) => PromiseLike<unknown>;
};

const rounds = 40;
const search = (search: string) => (supabase: Supabase) => logosPage(supabase, { search });

/** What the pages ask of the database. */
const queries: Query[] = [
  { what: "/logos, first page", most: 1.3, run: (db) => logosPage(db, {}) },
  { what: "/logos, a later page", most: 1.3, run: (db, { page }) => logosPage(db, { page }) },
  { what: "/logos of a company", most: 1.3, run: (db) => logosPage(db, { company: "Company 3" }) },
  { what: "/logos/ID", most: 1.3, run: (db, { id }) => logoNamed(db, id) },
  { what: "search, in every fifth logo", most: 2, run: search(words.frequent) },
  { what: "search, in ten logos", most: 2, run: search(words.rare) },
  { what: "search, in none", most: 2, run: search(words.missing) },
  { what: "search, misspelled", most: 2, run: search(`${words.rare.slice(0, -1)}x`) },
  { what: "search, nearest entries", run: (db) => nearestEntries(db, words.missing) },
  {
    what: "/, the home page",
    run: (db) => Promise.all([db.rpc("public_counts"), logosAfter(db, {}, null, 9)]),
  },
  { what: "/jargon", run: (db) => Promise.all([listTerms(db, {}), termTotals(db)]) },
  { what: "/events", run: (db) => listEvents(db, {}) },
  { what: "/jobs", run: (db) => listJobs(db, {}) },
  { what: "/sitemap.xml", run: (db) => sitemapParts(db) },
  { what: "a part of the sitemap", run: (db) => sitemapPart(db, "logos-3f") },
  {
    what: "/dashboard, as an admin",
    within: 40,
    byAdmin: true,
    run: (db) =>
      Promise.all([
        statistics(db),
        queuePage(db, { type: "all", page: 1, pageSize: 5 }),
        recentActivity(db),
        lastWeeks(db),
      ]),
  },
];

type Filled = {
  backend: EmbeddedBackend;
  supabase: Supabase;
  admin: Supabase;
  place: Place;
  folder: string;
  remove: () => Promise<void>;
};

/** The other kinds are measured up to here: filling takes a minute a kind for ten times as many. */
const mostOfOthers = 10_000;

async function filled(total: number): Promise<Filled> {
  const { folder, remove } = await migratedFolder();
  const backend = await openEmbedded({ dataFolder: folder });
  await addRows(backend.database, total, ["logos"]);
  await addRows(backend.database, Math.min(total, mostOfOthers), ["jargon", "events", "jobs"]);
  const supabase = createSessionlessClient(backend, backend.publishableKey);
  const admin = await signedInAdmin(backend);
  const { rows } = await backend.database.query<{ id: string; at: string }>(
    `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from logos order by created_at, id offset 500 limit 1`,
  );
  const { id = "", at = "" } = rows[0] ?? {};
  return { backend, supabase, admin, folder, remove, place: { id, page: `after_${at}_${id}` } };
}

async function signedInAdmin(backend: EmbeddedBackend): Promise<Supabase> {
  const admin = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });
  await admin.auth.signUp({ email: "admin@example.com", password: "calico-and-indigo" });
  await admin.rpc("ensure_member").throwOnError();
  await backend.database.exec("update public.user_roles set role = 'admin'");
  return admin;
}

/** Makes a data folder with so many logos. */
export async function fill(total: number, folder: string): Promise<void> {
  const { backend, folder: made, remove } = await filled(total);
  await backend.close();
  await cp(made, folder, { recursive: true });
  await remove();
}

/**
 * How long the queries of the pages take, with more and more rows. All sizes are open at once and take
 * turns, so that what else the machine does slows all of them. The data folder with the most rows is left at `keep`.
 */
export async function measureQueries(sizes: number[], keep: string): Promise<Line[]> {
  const databases: Filled[] = [];
  for (const size of sizes) databases.push(await filled(size));
  const lines: Line[] = [];
  for (const { what, most, within, byAdmin, run } of queries) {
    const times = databases.map((): number[] => []);
    for (let round = -5; round < rounds; round += 1) {
      for (const [at, { supabase, admin, place }] of databases.entries()) {
        const started = performance.now();
        await run(byAdmin ? admin : supabase, place);
        if (round >= 0) times[at]?.push(performance.now() - started);
      }
    }
    const medians = times.map(median);
    const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
    lines.push({
      what,
      figure: `${medians.map(rounded).join(" / ")} ms, ${rounded(growth)} times`,
      ...(most && { goal: `at most ${most} times`, met: growth <= most }),
      ...(within && { goal: `at most ${within} ms`, met: (medians.at(-1) ?? 0) <= within }),
    });
  }
  for (const { backend, folder, remove } of databases) {
    await backend.close();
    if (folder === databases.at(-1)?.folder) await cp(folder, keep, { recursive: true });
    await remove();
  }
  return lines;
}
