/** What made-up drawings consist of. */

export const square = '<path d="M0 0H1000V1000H0z"/>';

export type Dice = ReturnType<typeof diceOf>;
/** `name` begins ids that no other part has; `share` is the part of the plain limits that may be used up. */
type Bounds = { name: string; characters: number; share: number };
export type Kind = (dice: Dice, bounds: Bounds) => string;

/** Chance from a seed (mulberry32). */
export function diceOf(seed: number) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  next();
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => from[whole(0, from.length - 1)] as T,
    /** As often between 10 and 100 as between 100 and 1,000. */
    spread: (from: number, to: number) => Math.round(from * (to / from) ** next()),
    color: () => `#${whole(0x100000, 0xffffff).toString(16)}`,
  };
}

/** As many as fit, `most` at most and one at least. */
export function fill(characters: number, most: number, part: (index: number) => string): string {
  const parts: string[] = [];
  let left = characters;
  while (parts.length < most && left > 0) {
    const one = part(parts.length);
    parts.push(one);
    left -= one.length;
  }
  return parts.join("");
}

export const nested = (open: string, depth: number, inside: string) =>
  open.repeat(depth) + inside + `</${/\w+/.exec(open)?.[0]}>`.repeat(depth);

/** A path of about as many points. */
export function pathData(dice: Dice, points: number, characters = 300_000): string {
  const at = dice.pick([
    () => `${dice.whole(0, 1000)} ${dice.whole(0, 1000)}`,
    () => `${dice.whole(-1e7, 1e7)} ${dice.whole(-1e7, 1e7)}`,
  ]);
  const segment = dice.pick([
    { points: 1, data: () => `L${at()}` },
    { points: 1, data: (index: number) => `L${index % 1000} ${(index % 2) * 1000}` },
    { points: 2, data: () => `Q${at()} ${at()}` },
    { points: 3, data: () => `C${at()} ${at()} ${at()}` },
    { points: 1, data: () => `A${dice.whole(1, 999)} ${dice.whole(1, 999)} 9 1 1 ${at()}` },
    { points: 2, data: () => `M${at()}h0` },
  ]);
  return `M0 0${fill(characters, points / segment.points, segment.data)}`;
}

const stops = (dice: Dice, count: number) =>
  fill(
    Infinity,
    count,
    (at) => `<stop offset="${at / count}" stop-color="${dice.color()}" stop-opacity=".9"/>`,
  );

export function gradient(dice: Dice, id: string, count: number): string {
  const [name, place] = dice.pick([
    ["linearGradient", 'x2=".001"'],
    ["radialGradient", 'r=".001" fx=".3"'],
    ["radialGradient", 'fx=".2" fy=".1" gradientTransform="rotate(9) skewX(80)"'],
  ] as const);
  const spread = dice.pick(["pad", "reflect", "repeat"]);
  return `<${name} id="${id}" ${place} spreadMethod="${spread}">${stops(dice, count)}</${name}>`;
}

/** Paint that is plain by itself. */
export function paint(dice: Dice, gradientId: string): string {
  const color = () => dice.pick([dice.color(), `url(#${gradientId})`, "none"]);
  const width = dice.pick([0.1, 3, 50, 2000, 1e6]);
  const join = dice.pick(["round", "miter", "bevel"]);
  const stroke = `stroke="${color()}" stroke-width="${width}" stroke-linejoin="${join}" stroke-linecap="round"`;
  return `fill="${color()}" fill-rule="evenodd" fill-opacity=".5" ${stroke} stroke-miterlimit="900"`;
}
