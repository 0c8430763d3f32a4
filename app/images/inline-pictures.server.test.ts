import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { serverClient } from "#app/backend/clients.server.ts";
import { renderersOf } from "#tests/support/renderers.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { checkImage } from "./image.server.ts";
import { inlinePictures, opticalMetricsOf } from "./inline-pictures.server.ts";
import { storeImage } from "./storage.server.ts";

const database = await testDatabase();
const member = await database.member();
const server = await serverClient();
const image = await checkImage(drawing(), "someone");

test("a small drawing comes inside a page, read once for pages that are made at the same time", async () => {
  const address = await storeImage(member.supabase, "logos", member.id, image);
  const calls = vi.spyOn(database.backend, "fetch");
  const pages = await Promise.all([1, 2, 3].map(() => inlinePictures(server, [{ image_url: address }])));
  expect(calls).toHaveBeenCalledTimes(1);
  calls.mockRestore();
  for (const [item] of pages) expect(item?.picture).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

test("pictures of every kind are measured, once; what lies elsewhere is not asked for", async () => {
  const pixels = await sharp({ create: { width: 40, height: 20, channels: 3, background: "navy" } })
    .png()
    .toBuffer();
  const png = await checkImage(new File([new Uint8Array(pixels)], "mark.png"), "someone");
  const address = await storeImage(member.supabase, "logos", member.id, png);
  const gone = address.replace(/[^/]*$/, `${randomUUID()}.png`);
  const addresses = [address, address, "https://elsewhere.example/mark.png", gone, null];
  const calls = vi.spyOn(database.backend, "fetch");
  const elsewhere = vi.spyOn(globalThis, "fetch");
  const [mark, again, ...others] = await opticalMetricsOf(server, addresses);
  expect(mark).toMatchObject({ width: 40, height: 20, isWhite: false });
  expect(again).toBe(mark);
  expect(others).toEqual([null, null, null]);
  // What is gone is asked for again: it may have been taken down for a while.
  await opticalMetricsOf(server, addresses);
  expect(calls).toHaveBeenCalledTimes(3);
  expect(elsewhere).not.toHaveBeenCalled();
  calls.mockRestore();
  elsewhere.mockRestore();
});

test("a picture that was looked at while none could be measured is measured the next time", async () => {
  const address = await storeImage(member.supabase, "logos", member.id, image);
  for (const pid of renderersOf()) process.kill(pid, "SIGKILL");
  await vi.waitUntil(() => renderersOf().length === 0);
  await wait(100);
  const { execPath } = process;
  process.execPath = "/bin/false";
  const looks = await opticalMetricsOf(server, [address]);
  process.execPath = execPath;
  expect(looks).toEqual([null]);
  expect((await opticalMetricsOf(server, [address]))[0]).not.toBeNull();
});
