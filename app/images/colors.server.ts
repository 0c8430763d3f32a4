import { pixelsOf } from "./pixels.server.ts";

const maxColors = 6;
/** Less than this share is an edge between two colors, or noise. */
const smallestShare = 0.015;
const edgeShare = 0.05;
/** Of 441: how far a blend may lie off the straight line between two colors. */
const besideTheWay = 16;
/** Of 441: nearer colors look alike. */
const sameLook = 64;

type Color = readonly [red: number, green: number, blue: number];

const white = 246;

/** Like "#1f6b48", largest area first, without transparent parts or a white background. Throws when unreadable. */
export async function mainColors(picture: ArrayBuffer): Promise<string[]> {
  // Averaging would mix the exact colors of flat areas.
  const { data, columns } = await pixelsOf(picture, "nearest");
  // Neighboring colors, as in a gradient, count under the most frequent one.
  const groups = new Map<number, Map<number, number>>();
  let opaque = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 250) continue;
    opaque += 1;
    const color = data.readUIntBE(at, 3);
    const group = groups.get(color & firstBits) ?? new Map<number, number>();
    groups.set(color & firstBits, group.set(color, (group.get(color) ?? 0) + 1));
  }
  const bySize = [...groups.values()]
    .map((group) => ({ count: sum(group.values()), color: mostFrequent(group) }))
    .filter(({ count }) => count >= opaque * smallestShare)
    .sort((one, other) => other.count - one.count);
  const chosen: Color[] = [];
  for (const { color, count } of bySize) {
    const isEdge = count < opaque * edgeShare && isBlend(color, chosen);
    if (!isEdge && chosen.every((other) => distance(color, other) > sameLook)) chosen.push(color);
  }
  const own = isOnWhite(data, columns) ? chosen.filter((color) => !isWhite(color)) : chosen;
  return (own.length > 0 ? own : chosen)
    .slice(0, maxColors)
    .map((color) => `#${Buffer.from(color).toString("hex")}`);
}

const isBlend = (color: Color, others: Color[]) =>
  others.some((one, index) =>
    others.slice(index + 1).some((other) => {
      const [whole, first, second] = [distance(one, other), distance(one, color), distance(color, other)];
      const along = (first ** 2 - second ** 2 + whole ** 2) / (2 * whole);
      return along > 0 && along < whole && first ** 2 - along ** 2 < besideTheWay ** 2;
    }),
  );

const isWhite = (color: Color) => Math.min(...color) >= white;

function isOnWhite(data: Buffer, columns: number): boolean {
  const last = data.length / 4 - 1;
  return [0, columns - 1, last - columns + 1, last].every((pixel) =>
    data.subarray(pixel * 4, pixel * 4 + 4).every((part) => part >= white),
  );
}

const firstBits = 0xe0e0e0;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

function mostFrequent(counts: Map<number, number>): Color {
  const [packed] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best));
  return [packed >> 16, (packed >> 8) & 255, packed & 255];
}

const distance = (one: Color, other: Color) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
