import { isPlainSvg } from "./plain-svg.server.ts";
import { type Drawn, drawn, minVisibleDifference } from "./visible-difference.server.ts";

const side = 256;
/** Of 255: where two colors meet within a pixel, it may show three quarters of them. */
const covered = 176;
/** Of 255: so far apart in red, green or blue, two colors are told apart. */
const toldApart = 40;
/** Of all pixels, whose shape may come out otherwise. */
const maxDifferent = 0.001;
/** Of all edges: those between two colors, which one color loses. */
const maxLost = 0.02;

const shades =
  /gradient|opacity(?!\s*[:=]\s*(?:"\s*)?1(?:\.0*)?\s*[";}])|rgba|hsla|#(?:[\da-f]{4}|[\da-f]{8})\b/i;
const paint = /(?<=[\s";{])(fill|stroke|color)(\s*[:=]\s*(?:"\s*)?)([^";}]+)/g;

/** In the color of the text around it; null where that would lose something or change nothing. Throws if unreadable. */
export async function toOneColor(drawing: Uint8Array): Promise<Uint8Array | null> {
  const text = new TextDecoder().decode(drawing);
  if (!isPlainSvg(drawing) || shades.test(text)) return null;
  const before = await drawn(drawing, side);
  const isBlackAlready = isShapeOf(before.data, before.data);
  if (isBlackAlready || lostEdges(before) > maxLost) return null;
  const derived = new TextEncoder().encode(
    text
      .replace(
        paint,
        (_, name: string, between: string, value: string) => name + between + oneFor(name, value),
      )
      .replace(/^<svg(?![^>]*\sfill=)/, '<svg fill="currentColor"'),
  );
  const after = await drawn(derived, side);
  return isShapeOf(before.data, after.data) ? derived : null;
}

function oneFor(name: string, value: string): string {
  if (/^(?:none|transparent|inherit|url\()/i.test(value.trim())) return value;
  return name === "color" ? "inherit" : "currentColor";
}

/** Whether `after` is black wherever `before` shows something, and nothing elsewhere. */
function isShapeOf(before: Buffer, after: Buffer): boolean {
  let different = 0;
  for (let at = 0; at < before.length; at += 4) {
    const alpha = after[at + 3] ?? 0;
    const isBlack =
      alpha < minVisibleDifference || Math.max(...after.subarray(at, at + 3)) <= minVisibleDifference;
    if (!isBlack || Math.abs((before[at + 3] ?? 0) - alpha) > minVisibleDifference) different += 1;
  }
  return before.length === after.length && different <= (before.length / 4) * maxDifferent;
}

/** The share of those edges that lie between two colors. */
function lostEdges({ data, columns }: Drawn): number {
  let lost = 0;
  let kept = 0;
  const compare = (one: number, other: number) => {
    const [alpha = 0, otherAlpha = 0] = [data[one + 3], data[other + 3]];
    if (alpha >= covered && otherAlpha >= covered) {
      if ([0, 1, 2].some((part) => Math.abs((data[one + part] ?? 0) - (data[other + part] ?? 0)) > toldApart))
        lost += 1;
    } else if (alpha >= 128 !== otherAlpha >= 128) kept += 1;
  };
  for (let at = 0; at < data.length; at += 4) {
    if ((at / 4 + 1) % columns !== 0) compare(at, at + 4);
    if (at + columns * 4 < data.length) compare(at, at + columns * 4);
  }
  return lost / Math.max(1, lost + kept);
}
