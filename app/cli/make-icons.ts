// Run by hand when favicon.svg changes: node app/cli/make-icons.ts
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { log } from "#app/lib/log.server.ts";
import { light } from "#app/lib/palette.ts";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));
const { paper } = light;
const mark = await readFile(`${folder}favicon.svg`);

const drawnAt = (size: number) => sharp(mark, { density: (72 * size) / 64 }).resize(size, size);

function onPaper(size: number): Promise<Buffer> {
  // 68 percent keeps the diamond inside the circle that Android cuts out.
  const drawn = Math.round(size * 0.68);
  const before = Math.floor((size - drawn) / 2);
  const after = size - drawn - before;
  return drawnAt(drawn)
    .extend({ top: before, left: before, bottom: after, right: after, background: paper })
    .flatten({ background: paper })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}

/** The weave at the head of pages, twice as large: two courses of one strip, half-dropped. */
function weave(): Promise<Buffer> {
  const [indigo, gold, clay] = [light.dyeIndigo, light.dyeGold, light.dyeClay];
  const course = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path fill="${gold}" d="M0 0h96v8H0z"/><path fill="${indigo}" d="M0 0h48v8H0z"/><path fill="${clay}" d="M64 0h16v8H64z"/></g>`;
  const courses = Array.from(
    { length: 14 },
    (_, repeat) => course(repeat * 96, 0) + course(repeat * 96 - 72, 8),
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="16">${courses.join("")}</svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

const icons = {
  "icon-192.png": await onPaper(192),
  "icon-512.png": await onPaper(512),
  "mail-weave.png": await weave(),
  "mail-mark.png": await drawnAt(52).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  // No page names these two: phones, feed readers and search engines ask for them.
  "apple-touch-icon.png": await onPaper(180),
  "favicon.ico": ico(await drawnAt(48).png({ palette: true, compressionLevel: 9 }).toBuffer(), 48),
};
for (const [name, bytes] of Object.entries(icons)) {
  await writeFile(folder + name, bytes);
  log.info({ name, size: bytes.byteLength }, "icon drawn");
}
