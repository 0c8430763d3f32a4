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
