import { expect, test } from "vitest";
import { parseFileAddress, type StoredFile } from "#app/uploads/address.ts";
import { drawRendition } from "#app/uploads/rendition.server.ts";
import { storeImage } from "#app/uploads/storage.server.ts";
import { renderersOf } from "#tests/support/renderers.ts";
import { svg } from "#tests/support/svg.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { downloadsOf } from "./downloads.server.ts";

const database = await testDatabase();
const member = await database.member();
const stored = (inside: string) =>
  storeImage(member.supabase, "logos", member.id, {
    bytes: svg(inside),
    extension: "svg",
    type: "image/svg+xml",
  });

test("the page of a logo does not wait long while others have their pictures drawn, and knows them the next time", async () => {
  const noise = '<feTurbulence baseFrequency=".05" numOctaves="9"/>'.repeat(50);
  const endless = await stored(
    `<filter id="a">${noise}</filter><g filter="url(#a)"><path d="M0 0h9v9z"/></g>`,
  );
  const rendition = { format: "png", width: 512, height: 512 } as const;
  const ended = drawRendition(parseFileAddress(endless) as StoredFile, rendition).catch((error) => error);
  const logo = { id: "1", title: "Loom", image_url: await stored("<path d='M0 0h9v9z'/>") };

  const began = performance.now();
  await expect(downloadsOf(logo)).rejects.toThrow("not known");
  expect(performance.now() - began).toBeGreaterThan(2_500);
  for (const pid of renderersOf()) process.kill(pid, "SIGSEGV");
  expect(await ended).toBeInstanceOf(Error);
  await expect.poll(async () => (await downloadsOf(logo)).downloads.length).toBeGreaterThan(1);
});
