import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, type Site, startServer, startSite } from "#tests/support/site.ts";
import { type SmallDisk, smallDisk } from "#tests/support/small-disk.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** The built server on a disk that gets full, and then killed. */
let disk: SmallDisk;
let site: Site;
let adjoa: Visitor;

beforeAll(async () => {
  disk = await smallDisk();
  site = await startSite(disk.environment, async () => disk);
  adjoa = await signedIn(site.url, "adjoa");
});
afterAll(async () => {
  site?.child.kill("SIGKILL");
  await site?.ended;
  await disk?.remove();
});

const write = (number: number) =>
  adjoa.post("/dashboard/jargon/new", {
    term: `Term ${number}`,
    definition: "Paper and ink ".repeat(140),
    category: "Print Design",
  });

test("R8 with a full disk reading goes on, writing answers 503, and all is well once there is room", async () => {
  const terms = () => site.count("jargon where term like 'Term %'");
  expect((await write(0)).status).toBe(303);

  await disk.fill();
  // Pages that the database has already may have room left for a few rows.
  const statuses: number[] = [];
  while (!statuses.includes(503) && statuses.length < 100)
    statuses.push((await write(statuses.length + 1)).status);
  const written = statuses.filter((status) => status === 303).length;
  expect(statuses.at(-1)).toBe(503);
  expect(await terms()).toBe(written + 1);
  const picture = await adjoa.post("/submit", submittedLogo({ image: drawing() }));
  expect([picture.status, await site.count("logos")]).toEqual([503, 0]);
  for (const path of ["/", "/jargon", "/jargon/term-0", "/search?search=ink", "/healthz", "/readyz"])
    expect([path, (await visitor(site.url).ask(path)).status]).toEqual([path, 200]);
  expect((await adjoa.ask("/dashboard/jargon")).status).toBe(200);

  await disk.free();
  expect((await write(1_000)).status).toBe(303);
  expect((await adjoa.post("/submit", submittedLogo({ image: drawing() }))).status).toBe(303);
  expect(await terms()).toBe(written + 2);
});

test("a second server on the same data ends with 1 and names the lock; the first goes on", async () => {
  const second = await startServer({ PORT: "0", DATA_DIR: disk.folder }).ended;
  expect([second.code, second.errors.trim().split("\n").length]).toEqual([1, 1]);
  expect(second.errors).toContain(join(disk.folder, "lock"));
  expect((await visitor(site.url).ask("/jargon")).status).toBe(200);
});

test("killed while forms come in, it starts again and has every one that it had answered", async () => {
  const answered: number[] = [];
  const sent = Array.from({ length: 40 }, async (_, number) => {
    const response = await write(2_000 + number).catch(() => null);
    if (response?.status === 303) answered.push(2_000 + number);
  });
  await expect.poll(() => answered.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(4);
  site.child.kill("SIGKILL");
  await Promise.all(sent);
  expect(answered.length).toBeLessThan(40);

  const port = String(await freePort());
  const again = startServer({ PORT: port, DATA_DIR: disk.folder });
  await again.listening;
  const reader = visitor(`http://127.0.0.1:${port}`);
  for (const number of answered) {
    const { status } = await reader.ask(`/jargon/term-${number}`);
    expect([number, status]).toEqual([number, 200]);
  }
  again.child.kill("SIGTERM");
  expect((await again.ended).code).toBe(0);
});
