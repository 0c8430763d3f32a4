import { expect, test } from "vitest";
import { parseFileAddress, type StoredFile } from "#app/images/address.ts";
import { storedRendition } from "#app/images/rendition.server.ts";
import { storeImage } from "#app/images/storage.server.ts";
import { renderersOf } from "#tests/support/renderers.ts";
import { endless, svg } from "#tests/support/svg.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { factsOf } from "./downloads.server.ts";

const database = await testDatabase();
const member = await database.member();
const stored = (bytes: Uint8Array) =>
  storeImage(member.supabase, "logos", member.id, { bytes, extension: "svg", type: "image/svg+xml" });

test("the page of a logo does not wait long while others have their pictures drawn, and knows them the next time", async () => {
  const rendition = { format: "png", width: 512, height: 512 } as const;
  const logo = {
    id: "1",
    slug: "a",
    title: "Loom",
    image_url: await stored(svg("")),
    layout: "mark",
    variants: [],
  };
  const heavy = parseFileAddress(await stored(endless)) as StoredFile;
  const ended = storedRendition(member.supabase, heavy, rendition).catch((error) => error);

  const began = performance.now();
  await expect(factsOf(member.supabase, logo)).rejects.toThrow("not known");
  expect(performance.now() - began).toBeGreaterThan(2_500);
  for (const pid of renderersOf()) process.kill(pid, "SIGSEGV");
  expect(await ended).toBeInstanceOf(Error);
  await expect
    .poll(async () => (await factsOf(member.supabase, logo)).downloads.length, { timeout: 10_000 })
    .toBeGreaterThan(1);
});
