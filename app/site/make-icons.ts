// Draws the bitmap icons of public/ from favicon.svg. Run by hand when the mark changes:
//   node app/site/make-icons.ts
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { log } from "#app/lib/log.server.ts";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));
const paper = "#fbf9f4";
const mark = await readFile(`${folder}favicon.svg`);

for (const size of [192, 512]) {
  // 68 percent keeps the corners of the diamond inside the circle that Android cuts out.
  const drawn = Math.round(size * 0.68);
  const before = Math.floor((size - drawn) / 2);
  const after = size - drawn - before;
  const { size: bytes } = await sharp(mark, { density: (72 * drawn) / 64 })
    .resize(drawn, drawn)
    .extend({ top: before, left: before, bottom: after, right: after, background: paper })
    .flatten({ background: paper })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}icon-${size}.png`);
  log.info({ size, bytes }, "icon drawn");
}
