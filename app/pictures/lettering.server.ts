import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";
import { inVisualOrder, isRightToLeft, levelsOf, mirrored } from "./visual-order.ts";

/** Words as outlines: how far they reach, and their shapes for the `d` of an SVG path, from 0,0 on the baseline. */
export type Lettering = { width: number; draw: (x: number, y: number) => string };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const files = [
  "display.woff2",
  "display-extended.woff2",
  "preview-latin.woff2",
  "preview-ethiopic.woff2",
  "preview-arabic.woff2",
];
let loaded: fontkit.Font[] | undefined;

/** The display font, its second part and those of other scripts, from the sources or from beside the built server. */
function fonts(): fontkit.Font[] {
  loaded ??= files.map(fontIn);
  return loaded;
}

function fontIn(file: string): fontkit.Font {
  const font = fontkit.create(readFileSync(join(fontFolder(), file))) as fontkit.Font;
  // Fontkit keeps each glyph as it met it first. Met as a part of another, it would not know its letter, nor join others.
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

/** Unicode puts the vowel first, but it stands on the shadda. */
const vowelsBeforeShadda = /([\u064b-\u0650\u0652\u0670]+)(\u0651)/;

/** The font that has all of a letter, and the letter as that font has it: whole, or as base and marks. */
function inFont(letter: string): { font: fontkit.Font; text: string } | null {
  for (const font of fonts()) {
    for (const text of [letter.normalize("NFC"), letter.normalize("NFD")]) {
      if ([...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)))
        return { font, text: text.replace(vowelsBeforeShadda, "$2$1") };
    }
  }
  return null;
}

/** Whether every letter of a text can be drawn. */
export function hasLetters(text: string): boolean {
  const letters = [...graphemes.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment));
  return letters.every(({ segment }) => inFont(segment));
}

/** The text without the signs that no font has: emoji, and other scripts than Latin, Ethiopic and Arabic. */
export function drawable(text: string): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  return letters.filter(inFont).join("").replace(/\s+/g, " ").trim();
}

type Run = { font: fontkit.Font; text: string; level: 0 | 1 | 2 };

/** Pieces of a line that one font sets in one direction, as they stand from left to right. */
function runsOf(line: string, isReversed: boolean): Run[] {
  const signs = [...graphemes.segment(line)].flatMap(({ segment }) => inFont(segment) ?? []);
  const levels = levelsOf(
    signs.map(({ text }) => text),
    isReversed,
  );
  const runs: Run[] = [];
  for (const [index, { font, text }] of signs.entries()) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const sign = level === 1 ? mirrored(text) : text;
    if (last?.font === font && last.level === level) last.text += sign;
    else runs.push({ font, text: sign, level });
  }
  return inVisualOrder(runs);
}

/**
 * Sets one line of text in `size` pixels. Letters that the fonts do not have are left out. A line of a longer text runs
 * as that does, whatever it begins with.
 */
export function letter(text: string, size: number, isReversed = isRightToLeft(text)): Lettering {
  const shapes: { path: fontkit.Path; x: number; y: number }[] = [];
  let width = 0;
  for (const { font, text: run, level } of runsOf(text, isReversed)) {
    const scale = size / font.unitsPerEm;
    const direction = level === 1 ? "rtl" : "ltr";
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
