import { cloths, weave } from "#app/components/cloth.tsx";
import { type OpticalMetrics, opticalSize } from "#app/components/optical-size.ts";
import { light } from "#app/lib/palette.ts";
import { siteName } from "#app/lib/site.ts";
import { drawable, hasLetters, isRightToLeft, outlineText } from "./lettering.server.ts";
import { previewHeight, previewWidth } from "./preview-address.ts";
import type { PlacedPart } from "./render.server.ts";
import { RendererUnavailable, render } from "./renderer.server.ts";

export type Preview = {
  id: string;
  kind: string;
  title: string;
  facts: string[];
  /** Of all but the title. */
  direction?: "rtl" | undefined;
};

const { paper, ink, muted, accent } = light;
const dyes = {
  indigo: light.dyeIndigo,
  clay: light.dyeClay,
  gold: light.dyeGold,
  leaf: light.dyeLeaf,
  ink: light.dyeInk,
  cotton: light.dyeCotton,
};

const margin = 72;
const panel = { x: 760, width: previewWidth - 760 };
const textWidth = panel.x - margin * 1.7;
const plateSide = 344;
const markRoom = { width: plateSide * 1.1, height: plateSide * 1.1 };
const maxBytes = 300_000;

/** A PNG of 1200 x 630 pixels, under 300 KB. A `picture` that cannot be read is left out. */
export async function drawPreview(preview: Preview, picture: ArrayBuffer | null): Promise<Buffer> {
  const mark = picture && (await markOf(picture));
  const plate = mark && (mark.isWhite ? ink : "#fff");
  return render("drawWithPart", drawing(preview, plate), mark && placed(picture, mark), maxBytes);
}

async function markOf(picture: ArrayBuffer): Promise<OpticalMetrics | null> {
  try {
    return (await render("analyzeImage", picture)).mark;
  } catch (error) {
    // A later try draws the whole preview.
    if (error instanceof RendererUnavailable) throw error;
    return null;
  }
}

function placed(picture: ArrayBuffer, mark: OpticalMetrics): PlacedPart {
  const optical = opticalSize(mark, markRoom);
  const size = { width: Math.round(optical.width), height: Math.round(optical.height) };
  const part = inkIn(mark, size);
  return {
    picture,
    size,
    part,
    left: Math.round(panel.x + (panel.width - part.width) / 2),
    top: Math.round((previewHeight - part.height) / 2),
  };
}

function inkIn({ ink }: OpticalMetrics, { width, height }: PlacedPart["size"]): PlacedPart["part"] {
  const left = Math.max(0, Math.floor((0.5 + ink.x - ink.width / 2) * width));
  const top = Math.max(0, Math.floor((0.5 + ink.y - ink.height / 2) * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.ceil(ink.width * width))),
    height: Math.max(1, Math.min(height - top, Math.ceil(ink.height * height))),
  };
}

function drawing({ id, kind, title, facts, direction }: Preview, plate: string | null): string {
  // With letters missing the title would be another one.
  const shown = hasLetters(title) ? drawable(title) || kind : kind;
  const { size, lines } = titleLines(shown, textWidth);
  const isReversed = isRightToLeft(shown);
  const below = linesOf(facts.filter(hasLetters).map(drawable).filter(Boolean));
  const path = (
    text: string,
    textSize: number,
    y: number,
    color: string,
    isReversed = direction === "rtl" || isRightToLeft(text),
  ) => {
    const line = outlineText(text, textSize, isReversed);
    const isRight = direction === "rtl" || isReversed;
    return `<path fill="${color}" d="${line.draw(isRight ? margin + textWidth - line.width : margin, y)}"/>`;
  };
  const leading = size * (isReversed ? 1.18 : 1.08);
  const middle = 330 - Math.max(0, below.length - 1) * 22;
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.3;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${previewWidth}" height="${previewHeight}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    clothPanel(id),
    plate ? plateOf(plate) : "",
    shown === kind ? "" : path(kind, 30, 100, accent),
    ...lines.map((text, index) => path(text, size, first + index * leading, ink, isReversed)),
    ...below.map((line, index) => path(line, 30, 548 - (below.length - 1 - index) * 40, muted)),
    path(siteName, 30, 590, accent),
    "</svg>",
  ].join("");
}

function linesOf(facts: string[]): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const longer = [...lines.slice(-1), fact].join(" · ");
    if (lines.length === 0 || (lines.length < 3 && oneLineOf(longer, 30, textWidth) !== longer))
      lines.push(fact);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => oneLineOf(line, 30, textWidth));
}

function plateOf(color: string): string {
  const x = panel.x + (panel.width - plateSide) / 2;
  const y = (previewHeight - plateSide) / 2;
  return `<rect x="${x}" y="${y}" width="${plateSide}" height="${plateSide}" rx="20" fill="${color}"/>`;
}

function clothPanel(id: string): string {
  const { kind, width, viewBox, warp, bands, woven, seams } = weave(id, {
    strips: 6,
    ratio: panel.width / previewHeight,
  });
  const [ground, a, b] = cloths[kind] ?? cloths[0];
  return [
    `<svg x="${panel.x}" width="${panel.width}" height="${previewHeight}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">`,
    `<pattern id="cloth" width="32" height="48" patternUnits="userSpaceOnUse">`,
    `<path fill="${dyes[ground]}" d="M0 0h32v48H0z"/><path stroke="${dyes[b]}" d="${warp}"/>`,
    `<path fill="${dyes[a]}" d="${bands}"/><path fill="${dyes[b]}" fill-rule="evenodd" d="${woven}"/>`,
    `<path stroke="#000" stroke-opacity=".4" d="${seams}"/></pattern>`,
    `<path fill="url(#cloth)" d="M0-100h${width}v300H0z"/></svg>`,
  ].join("");
}

const sizes = [
  { size: 92, lines: 3 },
  { size: 76, lines: 4 },
  { size: 62, lines: 5 },
  { size: 50, lines: 6 },
];

const fits = (text: string, size: number, width: number) => outlineText(text, size).width <= width;

export function titleLines(title: string, width: number): { size: number; lines: string[] } {
  const words = drawable(title).split(" ").filter(Boolean);
  let last = { size: 0, lines: [] as string[] };
  for (const { size, lines: most } of sizes) {
    const lines = broken(words, size, width);
    const whole = words.every((word) => fits(word, size, width));
    if (lines.length <= most && whole) return { size, lines };
    last = { size, lines: lines.length > most ? cut(lines.slice(0, most), size, width) : lines };
  }
  return last;
}

function oneLineOf(text: string, size: number, width: number): string {
  return fits(text, size, width) ? text : (cut([text], size, width)[0] ?? "");
}

function broken(words: string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((long) => pieces(long, size, width))) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer, size, width)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, size: number, width: number): string[] {
  if (fits(word, size, width)) return [word];
  const found: string[] = [];
  for (const sign of word) {
    const longer = `${found.at(-1) ?? ""}${sign}`;
    if (found.length > 0 && fits(longer, size, width)) found[found.length - 1] = longer;
    else found.push(sign);
  }
  return found;
}

function cut(lines: string[], size: number, width: number): string[] {
  let last = lines.at(-1) ?? "";
  while (last !== "" && !fits(`${last}…`, size, width)) last = [...last].slice(0, -1).join("").trimEnd();
  return [...lines.slice(0, -1), `${last}…`];
}
