/** How many numbers each command takes. */
const counts: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const flag = /[\s,]*([01])/y;
const command = /[\s,]*([mlhvcsqtaz])/iy;

type Point = [x: number, y: number];

/** At most how long the line is that the data of a path describe: a curve is no longer than the way by its handles. */
export function pathLength(data: string): number {
  let at = 0;
  let length = 0;
  let here: Point = [0, 0];
  let start = here;
  let handle = here;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data);
    if (found) at = pattern.lastIndex;
    return found?.[1];
  };
  const to = (point: Point) => {
    length += distance(here, point);
    here = point;
  };
  for (let name = next(command); name; ) {
    const kind = name.toUpperCase();
    const count = counts[kind] ?? 0;
    const values: number[] = [];
    while (values.length < count) {
      const value = next(kind === "A" && (values.length === 3 || values.length === 4) ? flag : number);
      // What comes after a mistake is not drawn.
      if (value === undefined) return length;
      values.push(Number(value));
    }
    const [x, y] = name === kind ? [0, 0] : here;
    const points = pointsOf(kind, values, [x, y], here);
    const before = here;
    if (kind === "Z") to(start);
    else if (kind === "M") start = here = points[0] ?? here;
    else {
      if (kind === "S" || kind === "T") points.unshift([2 * here[0] - handle[0], 2 * here[1] - handle[1]]);
      if (kind === "A") length += 7 * Math.max(Math.abs(values[0] ?? 0), Math.abs(values[1] ?? 0));
      // An arc that is too small for its ends is made as large as they need.
      if (kind === "A") length += 4 * distance(here, points[0] ?? here);
      for (const point of points) to(point);
    }
    // The next short curve turns this one's last handle round.
    if (/[CSQ]/.test(kind)) handle = points.at(-2) ?? here;
    else handle = kind === "T" ? (points[0] ?? before) : here;
    const again = next(command);
    // Numbers that go on without a command repeat it.
    name = again ?? (count > 0 && at < data.length ? repeated(name) : undefined);
  }
  return length;
}

/** The points that a command names, absolute. */
function pointsOf(kind: string, values: number[], [x, y]: Point, here: Point): Point[] {
  if (kind === "H") return [[x + (values[0] ?? 0), here[1]]];
  if (kind === "V") return [[here[0], y + (values[0] ?? 0)]];
  const pairs = kind === "A" ? values.slice(5) : values;
  const points: Point[] = [];
  for (let index = 0; index < pairs.length; index += 2)
    points.push([x + (pairs[index] ?? 0), y + (pairs[index + 1] ?? 0)]);
  return points;
}

const repeated = (name: string) => ({ M: "L", m: "l" })[name] ?? name;

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);
