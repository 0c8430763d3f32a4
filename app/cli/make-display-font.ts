// Run by hand: node app/cli/make-display-font.ts. Keep the letters in step with display-font.css.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { log } from "#app/lib/log.server.ts";

const family = dirname(
  fileURLToPath(import.meta.resolve("@fontsource-variable/bricolage-grotesque/package.json")),
);
const folder = fileURLToPath(new URL("../../public/fonts/", import.meta.url));

// A weight axis doubles the kerning table. 24 suits everything from 17 px cards to the 74 px headline.
const axes = { wght: 740, opsz: 24 };

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

// With these accents browsers compose Yoruba, Igbo and Tamazight letters that the font lacks.
const marks = "\u0300\u0301\u0303\u0304\u0308\u0323";
const latin = `${span(0x20, 0x7e)}\u00a0«·»${span(0xc0, 0xff).replace(/[×÷ÐðÞþ]/g, "")}ŒœŸ‘’“”–—…•${marks}`;

// The font has no ɓ ɗ ƙ ɛ ɔ.
const extended = "ŊŋĎďĐđĠġĦħĊċČčŃńŇňŘřŠšŤťŹźŻżŽžĨĩŨũŴŵŶŷĀāĒēĪīŌōŪūǍǎ₦₵";

for (const [file, source, letters] of [
  ["display.woff2", "latin", latin],
  ["display-extended.woff2", "latin-ext", extended],
] as const) {
  const font = await readFile(`${family}/files/bricolage-grotesque-${source}-opsz-normal.woff2`);
  const cut = await subsetFont(font, letters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: ["kern", "mark", "ccmp"],
    noHinting: true,
  });
  await mkdir(folder, { recursive: true });
  await writeFile(folder + file, cut);
  log.info({ file, bytes: cut.length }, "font cut");
}
await copyFile(`${family}/LICENSE`, `${folder}OFL.txt`);
