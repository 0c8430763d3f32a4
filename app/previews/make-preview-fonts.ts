// Cuts fonts for the pictures that stand for pages where they are shared, whose titles may be in other scripts than
// Latin. Run by hand when the letters or the weight change:
//   node app/previews/make-preview-fonts.ts
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { log } from "#app/lib/log.server.ts";

const folder = fileURLToPath(new URL("../../public/fonts/", import.meta.url));

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

// Amharic, Tigrinya and their neighbors; Arabic, and the letters that others write with it, as Hausa in Ajami.
const scripts = [
  {
    script: "ethiopic",
    family: import.meta.resolve("@fontsource-variable/noto-sans-ethiopic/package.json"),
    letters: span(0x1200, 0x1399),
  },
  {
    script: "arabic",
    family: import.meta.resolve("@fontsource-variable/noto-sans-arabic/package.json"),
    letters: `${span(0x600, 0x6ff)}${span(0x750, 0x77f)}\u200c\u200d`,
  },
];

for (const { script, family, letters } of scripts) {
  const source = dirname(fileURLToPath(family));
  const font = await readFile(`${source}/files/noto-sans-${script}-${script}-wght-normal.woff2`);
  // As heavy as the display font looks.
  const cut = await subsetFont(font, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: 700 },
    noHinting: true,
  });
  const file = `preview-${script}.woff2`;
  await writeFile(folder + file, cut);
  await copyFile(`${source}/LICENSE`, `${folder}OFL-${script}.txt`);
  log.info({ file, bytes: cut.length }, "font cut");
}
