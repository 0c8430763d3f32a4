import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import bidiFactory from "bidi-js";
import * as fontkit from "fontkit";

/** `draw` gives the `d` of an SVG path, from 0,0 on the baseline. */
export type Lettering = { width: number; draw: (x: number, y: number) => string };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const files = [
  "display.woff2",
  "display-extended.woff2",
  "preview-latin.woff2",
  "preview-ethiopic.woff2",
  "preview-arabic.woff2",
];
let loaded: fontkit.Font[] | undefined;

function fonts(): fontkit.Font[] {
  loaded ??= files.map(fontIn);
  return loaded;
}

function fontIn(file: string): fontkit.Font {
  const font = fontkit.create(readFileSync(join(fontFolder(), file))) as fontkit.Font;
  // Fontkit keeps a glyph as it first met it: met inside another, it would not know its letter nor join others.
  for (const sign of font.characterSet) font.glyphForCodePoint(sign);
  return font;
}

function fontFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = ["public/fonts", "client/fonts"].map((name) => join(folder, name)).find(existsSync);
    if (found) return found;
    if (folder === dirname(folder)) throw new Error("The folder public/fonts is missing.");
  }
}

/** Unicode puts the vowel first, but it sits on the shadda. */
const vowelsBeforeShadda = /(?<![\u064b-\u0650\u0652\u0670])([\u064b-\u0650\u0652\u0670]+)(\u0651)/;

function inFont(letter: string): { font: fontkit.Font; text: string } | null {
  for (const font of fonts()) {
    for (const text of [letter.normalize("NFC"), letter.normalize("NFD")]) {
      if ([...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)))
        return { font, text: text.replace(vowelsBeforeShadda, "$2$1") };
    }
  }
  return null;
}

export function hasLetters(text: string): boolean {
  const letters = [...graphemes.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment));
  return letters.every(({ segment }) => inFont(segment));
}

/** Without characters that no font has: emoji, and scripts other than Latin, Ethiopic and Arabic. */
export function drawable(text: string): string {
  // Also the narrow spaces within numbers, which no font has.
  const letters = [...graphemes.segment(text.replace(/\s+/g, " "))].map(({ segment }) => segment);
  return letters.filter(inFont).join("").replace(/ +/g, " ").trim();
}

export const isRightToLeft = (text: string): boolean =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;

type Run = { font: fontkit.Font; text: string; direction: "ltr" | "rtl"; start: number };

function runsOf(line: string, isReversed: boolean): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, isReversed ? "rtl" : "ltr");
  const runs: (Run & { level: number })[] = [];
  for (const { segment, index: start } of graphemes.segment(line)) {
    const found = inFont(segment);
    if (!found) continue;
    const level = embedding.levels[start] ?? 0;
    const direction = level % 2 === 1 ? "rtl" : "ltr";
    const text = direction === "rtl" ? (bidi.getMirroredCharacter(found.text) ?? found.text) : found.text;
    const last = runs.at(-1);
    if (last?.font === found.font && last.level === level) last.text += text;
    else runs.push({ font: found.font, text, level, direction, start });
  }
  const order = bidi.getReorderedIndices(line, embedding);
  return runs.sort((one, other) => order.indexOf(one.start) - order.indexOf(other.start));
}

/** One line at `size` pixels; skips letters that no font has. `isReversed` says which way the whole text runs. */
export function outlineText(text: string, size: number, isReversed = isRightToLeft(text)): Lettering {
  const shapes: { path: fontkit.Path; x: number; y: number }[] = [];
  let width = 0;
  for (const { font, text: run, direction } of runsOf(text, isReversed)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run, undefined, undefined, undefined, direction);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      if (!position) continue;
      const { xOffset, yOffset, xAdvance } = position;
      shapes.push({ path: glyph.path.scale(scale, -scale), x: width + xOffset * scale, y: -yOffset * scale });
      width += xAdvance * scale;
    }
  }
  return {
    width,
    draw: (x, y) => shapes.map((shape) => shape.path.translate(x + shape.x, y + shape.y).toSVG()).join(""),
  };
}
