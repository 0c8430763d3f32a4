import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";

/** Words as outlines: how far they reach, and their shapes for the `d` of an SVG path, from 0,0 on the baseline. */
export type Lettering = { width: number; draw: (x: number, y: number) => string };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
let loaded: fontkit.Font[] | undefined;

/** The display font and its second part, from the sources or from beside the built server. */
function fonts(): fontkit.Font[] {
  loaded ??= ["display.woff2", "display-extended.woff2"].map(
    (file) => fontkit.create(readFileSync(join(fontFolder(), file))) as fontkit.Font,
  );
  return loaded;
}

function fontFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = ["public/fonts", "client/fonts"].map((name) => join(folder, name)).find(existsSync);
    if (found) return found;
    if (folder === dirname(folder)) throw new Error("The folder public/fonts is missing.");
  }
}

/** The font that has all of a letter, and the letter as that font has it: whole, or as base and marks. */
function inFont(letter: string): { font: fontkit.Font; text: string } | null {
  for (const font of fonts()) {
    for (const text of [letter.normalize("NFC"), letter.normalize("NFD")]) {
      if ([...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)))
        return { font, text };
    }
  }
  return null;
}

/** The text without the letters that neither font has: emoji, and other scripts than Latin. */
export function drawable(text: string): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  return letters.filter(inFont).join("").replace(/\s+/g, " ").trim();
}

/** Sets one line of text in `size` pixels. Letters that the fonts do not have are left out. */
export function letter(text: string, size: number): Lettering {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const found = inFont(segment);
    const last = runs.at(-1);
    if (found && last?.font === found.font) last.text += found.text;
    else if (found) runs.push(found);
  }
  const shapes: { path: fontkit.Path; x: number; y: number }[] = [];
  let width = 0;
  for (const { font, text } of runs) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
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
