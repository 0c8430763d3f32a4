// Run by hand: node app/cli/make-preview-fonts.ts
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { log } from "#app/lib/log.server.ts";

const folder = fileURLToPath(new URL("../../public/fonts/", import.meta.url));

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

// Hausa, Akan, Ewe, Fula; Amharic, Tigrinya; Arabic, and Hausa in Ajami.
const scripts = [
  {
    script: "latin",
    subset: "noto-sans-latin-ext",
    family: import.meta.resolve("@fontsource-variable/noto-sans/package.json"),
    letters: `${span(0x180, 0x24f)}${span(0x250, 0x2af)}${span(0x1e00, 0x1e9f)}`,
  },
  {
    script: "ethiopic",
    subset: "noto-sans-ethiopic-ethiopic",
    family: import.meta.resolve("@fontsource-variable/noto-sans-ethiopic/package.json"),
    letters: span(0x1200, 0x1399),
  },
  {
    script: "arabic",
    subset: "noto-sans-arabic-arabic",
    family: import.meta.resolve("@fontsource-variable/noto-sans-arabic/package.json"),
    letters: `${span(0x600, 0x6ff)}${span(0x750, 0x77f)}\u200c\u200d`,
  },
];

for (const { script, subset, family, letters } of scripts) {
  const source = dirname(fileURLToPath(family));
  const font = await readFile(`${source}/files/${subset}-wght-normal.woff2`);
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
