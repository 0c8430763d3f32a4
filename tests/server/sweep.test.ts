import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Bucket } from "#app/images/address.ts";
import { log } from "#app/lib/log.server.ts";
import { compareFilesAndRows, hourly, listFiles, removeFiles, sweepIfDue } from "#app/server/sweep.server.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const folder = randomUUID();
const drawing = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");

const database = await testDatabase();
const server = database.server();

/** Stores a drawing as if it had been uploaded `days` ago. */
async function upload(bucket: Bucket, days: number): Promise<string> {
  const path = `${folder}/${randomUUID()}.svg`;
  const { error } = await server.storage.from(bucket).upload(path, drawing, { contentType: "image/svg+xml" });
  expect(error).toBeNull();
  await database.query(
    "update storage.objects set created_at = now() - make_interval(days => $1) where name = $2",
    [days, path],
  );
  return path;
}

const exists = async (bucket: Bucket, path: string) =>
  (await server.storage.from(bucket).download(path)).error === null;

test("F14 the sweep finds and removes what no row names, and leaves what one names or has just come", async () => {
  const orphans = [await upload("logos", 2), await upload("images", 2)];
  const young = await upload("images", 0);
  const [logo, picture, face] = [
    await upload("logos", 2),
    await upload("images", 2),
    await upload("images", 2),
  ];
  const lost = `/files/logos/${folder}/${randomUUID()}.svg`;
  const brand = { company: "Baobab", user_id: null };
  await server
    .from("logos")
    .insert([
      { ...brand, title: "Kept", image_url: `/files/logos/${logo}` },
      { ...brand, title: "Lost", image_url: lost },
    ])
    .throwOnError();
  await server
    .from("events")
    .insert({
      title: "Type night",
      location: "Nairobi",
      start_date: "2026-12-01",
      end_date: "2026-12-01",
      image_url: `/files/images/${picture}`,
      speakers: [{ name: "Ada", role: "Host", image: `/files/images/${face}` }],
    })
    .throwOnError();

  const { unused, missing } = await compareFilesAndRows(server);
  expect(unused.map(({ path }) => path).sort()).toEqual([...orphans].sort());
  expect(unused[0]?.size).toBe(drawing.length);
  expect(missing).toEqual([expect.objectContaining({ table: "logos", title: "Lost", address: lost })]);
  expect(await exists("logos", orphans[0] ?? "")).toBe(true);

  await removeFiles(server, unused);
  expect(await exists("logos", orphans[0] ?? "")).toBe(false);
  expect(await exists("images", orphans[1] ?? "")).toBe(false);
  for (const path of [young, picture, face]) expect(await exists("images", path)).toBe(true);
  expect(await exists("logos", logo)).toBe(true);
  expect(await compareFilesAndRows(server)).toEqual({ unused: [], missing });
});

test("the sweep follows the folders of a hosted storage, which lists one at a time", async () => {
  const file = {
    id: randomUUID(),
    name: "mark.svg",
    metadata: { size: 4 },
    created_at: "2026-01-01T00:00:00Z",
  };
  const list = async (place: string) => ({
    data: place === "" ? [{ id: null, name: folder, metadata: null, created_at: null }] : [file],
    error: null,
  });
  const hosted = { storage: { from: () => ({ list }) } } as unknown as typeof server;
  expect(await listFiles(hosted, "logos")).toEqual([
    { bucket: "logos", path: `${folder}/mark.svg`, size: 4, createdAt: Date.UTC(2026, 0, 1) },
  ]);
});

test("F20 once a day one process removes what no row names, without anyone's doing", async () => {
  const [orphan, deleted, young] = [
    await upload("logos", 1),
    await upload("images", 2),
    await upload("logos", 0),
  ];
  const event = { title: "Loom", location: "Accra", start_date: "2026-12-01", end_date: "2026-12-01" };
  const image_url = `/files/images/${deleted}`;
  const added = await server
    .from("events")
    .insert({ ...event, image_url })
    .select("id")
    .single()
    .throwOnError();
  const lines = vi.spyOn(log, "info");
  const sweepsOn = async (processes: number) => {
    const stops = Array.from({ length: processes }, () => hourly(sweepIfDue, 0));
    await vi.waitFor(() => expect(lines).toHaveBeenCalled(), { timeout: 10_000 });
    for (const stop of stops) stop();
  };
  await sweepsOn(2);
  expect(await exists("logos", orphan)).toBe(false);
  for (const [bucket, path] of [
    ["images", deleted],
    ["logos", young],
  ] as const)
    expect(await exists(bucket, path)).toBe(true);
  expect(lines.mock.calls).toEqual([
    [{ removed: 1, missing: expect.any(Number) }, "stored files were swept"],
  ]);

  // The next day.
  await server.from("events").delete().eq("id", added.data.id).throwOnError();
  await database.query("update private.sweeps set begun_at = begun_at - interval '1 day'");
  lines.mockClear();
  await sweepsOn(1);
  expect(await exists("images", deleted)).toBe(false);
  expect(lines).toHaveBeenCalledTimes(1);
  lines.mockRestore();
});
