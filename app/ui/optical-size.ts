const number = "-?[\\d.]+(?:e-?\\d+)?";
const gap = "(?:%20|%09|%0A|%0D|,)+";
const viewBox = new RegExp(`viewBox=%2[27](?:${number}${gap}){2}(${number})${gap}(${number})`);

/** A mark of up to this times the width of its height, or the reverse, may spread; a longer one keeps its size. */
const mostSpread = 2.5;

/**
 * How far a drawing spreads so that it covers as much of its plate as a square one: the root of its width by its
 * height. A wide mark is then set wider and lower, a tall one narrower and higher.
 *
 * @param address the data: address of an SVG, as inline-pictures.server.ts writes it
 * @returns 1 for a square, more for a wide one; null where the drawing does not say, or next to nothing would change
 */
export function opticalSpread(address: string): number | null {
  const [, width, height] = viewBox.exec(address.slice(0, 1_000)) ?? [];
  const spread = Math.sqrt(Number(width) / Number(height));
  if (!Number.isFinite(spread) || spread <= 0) return null;
  const kept = Math.round(Math.min(Math.max(spread, 1 / mostSpread), mostSpread) * 100) / 100;
  return Math.abs(kept - 1) < 0.04 ? null : kept;
}

const white = /^(?:white|%23(?:fff){1,2}|none|transparent)$/i;
const paint = /(?:fill|stroke)=%2[27](.*?)%2[27]/g;
const shape = /%3C(?:path|circle|ellipse|rect|polygon|polyline|line|text)\b(.*?)%3E/g;

/**
 * Whether a drawing is all white, so that it would not be seen on a white plate. Where that is not certain, it is not:
 * each shape must say so itself, and styles, gradients and the like are not looked into.
 *
 * @param address the data: address of an SVG, as inline-pictures.server.ts writes it
 */
export function isWhiteMark(address: string): boolean {
  if (/%3C(?:style|use|image|\w*Gradient|pattern)\b|style=/.test(address)) return false;
  const shapes = Array.from(address.matchAll(shape), ([, attributes = ""]) => paintsOf(attributes));
  return shapes.length > 0 && shapes.every((paints) => paints.some(isVisible) && paints.every(isWhite));
}

const paintsOf = (attributes: string) => Array.from(attributes.matchAll(paint), ([, color = ""]) => color);
const isWhite = (color: string) => white.test(color);
const isVisible = (color: string) => !/^(?:none|transparent)$/.test(color);
