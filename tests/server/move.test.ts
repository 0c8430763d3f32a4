import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "#app/backend/embedded.server.ts";
import { countTables } from "#app/cli/backup.server.ts";
import { temporaryFolder } from "#tests/support/data-folder.ts";
import { startHostedBackend } from "#tests/support/hosted-backend.ts";
import { password, people } from "#tests/support/people.ts";
import { startProgram } from "#tests/support/program.ts";
import { startSite } from "#tests/support/site.ts";
import { drawing, submittedJob, submittedLogo } from "#tests/support/submissions.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** A site on the embedded backend outgrows its machine, and moves to an empty project. */
let site: Awaited<ReturnType<typeof startSite>>;
let project: Awaited<ReturnType<typeof startHostedBackend>>;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let logo = "";

beforeAll(async () => {
  [site, project, place] = [await startSite(), await startHostedBackend([]), await temporaryFolder()];
  // As in the hosted service, where all accounts have it.
  await project.database.exec("alter table auth.users add column instance_id uuid");
  const ama = await signedIn(site.url, "ama");
  await ama.post("/submit", submittedLogo({ title: "It's Ndlovu’s \\ 🎨", image: drawing() }));
  await ama.post("/submit", submittedJob({ title: "Waits for review" }));
  const [row] = await site.sql<Waiting>(waiting);
  logo = row?.id ?? "";
  await approve(await signedIn(site.url, "adjoa"), row);
  site.child.kill("SIGTERM");
  await site.ended;
});
afterAll(async () => {
  await project?.stop();
  await site?.stop();
  await place?.remove();
});

type Waiting = { id: string; version: string };
const waiting = "select id, updated_at::text as version from logos where status = 'pending'";
const approve = (admin: Visitor, { id, version }: Waiting = { id: "", version: "" }) =>
  admin.post(`/dashboard/moderation/logo/${id}`, { decision: "approved", version });

/** `npm run move -- file`. */
const move = (file: string, settings: Record<string, string> = {}) =>
  startProgram(
    "../../app/cli/move.ts",
    { DATA_DIR: site.folder, SITE_URL: "http://ubunifu.example", ...settings },
    [file],
  ).ended;

test("what is missing is said, and nothing is written then", async () => {
  const file = join(place.folder, "nothing.sql");
  const { errors: noProject } = await move(file);
  expect(noProject).toContain("Set SUPABASE_URL");
  const { errors: noData } = await move(file, { ...project.settings, DATA_DIR: place.folder });
  expect(noData).toContain("There is no data in");
  project.turnOff("/storage");
  const { code, errors: noStorage } = await move(file, project.settings);
  project.turnOff(null);
  expect([code, noStorage]).toEqual([1, expect.stringContaining("was not taken")]);
  await expect(stat(file)).rejects.toThrow("ENOENT");
});

test("a site moves to an empty project with its accounts, rows and pictures, once", async () => {
  const file = join(place.folder, "rows.sql");
  const stayed = await openEmbedded({ dataFolder: site.folder });
  const expected = await countTables(stayed.database);
  await stayed.close();
  expect(await move(file, project.settings)).toMatchObject({ code: 0 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const rows = await readFile(file, "utf8");
  await project.database.exec(rows);

  const moved = await countTables(project.database);
  const compared = Object.keys(expected).filter((name) => /^(public|private)\.|identities/.test(name));
  expect(compared.length).toBeGreaterThan(15);
  for (const name of compared) expect([name, moved[name]]).toEqual([name, expected[name]]);
  expect(moved["auth.users"]?.rows).toBe(expected["auth.users"]?.rows);

  // Whoever sends it twice, or to a project of others, changes nothing.
  await expect(project.database.exec(rows)).rejects.toThrow("This database is already in use");
  await project.database.exec("rollback");
  expect(await countTables(project.database)).toEqual(moved);

  const { url, child } = await project.startSite();
  try {
    const picture = /\/files\/logos\/[\w/.-]+/;
    const page = await (await visitor(url).ask(`/logos/${logo}`, { redirect: "follow" })).text();
    expect(page.includes("<h1><bdi>It&#x27;s Ndlovu’s \\ 🎨")).toBe(true);
    const address = picture.exec(page)?.[0] ?? "no picture";
    expect((await visitor(url).ask(address)).status).toBe(200);
    const ama = await signedIn(url, "ama");
    expect((await (await ama.ask("/dashboard/profile")).text()).includes("Waits for review")).toBe(true);
    const admin = await signedIn(url, "adjoa");
    expect((await (await admin.ask("/dashboard/users")).text()).includes(people.ina.email)).toBe(true);
    expect((await visitor(url).post("/login", { email: people.ina.email, password })).status).toBe(403);
    // Numbers go on after those that came along.
    await ama.post("/submit", submittedLogo({ title: "After the move", image: drawing() }));
    const [newest] = await project.query<Waiting>(waiting);
    expect((await approve(admin, newest)).status).toBe(303);
    expect((await visitor(url).ask(`/logos/${newest?.id}`, { redirect: "follow" })).status).toBe(200);
  } finally {
    child.kill("SIGKILL");
  }
});

test("a project with other migrations takes nothing, and a file that is there stays", async () => {
  const file = join(place.folder, "again.sql");
  await move(file, project.settings);
  const rows = await readFile(file, "utf8");
  const other = rows.replace(/is distinct from '\d+'/, "is distinct from '20000101000000'");
  await expect(project.database.exec(other)).rejects.toThrow("This database has other migrations");
  await project.database.exec("rollback");
  // What is there already is not sent again, and a file is not written over.
  expect(await move(file, project.settings)).toMatchObject({
    code: 1,
    errors: expect.stringContaining("EEXIST"),
  });
});
