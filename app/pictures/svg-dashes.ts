import { pathLength } from "./svg-path.ts";

/** What style says of lines: the finest dash, and the largest of what makes dashes many or dear. */
export type Strokes = {
  dash: number;
  width: number;
  font: number;
  side: number;
  /** Of the page: a side in percent. */
  part: number;
  isFixed: boolean;
};

type Attributes = Record<string, { value: string }>;
type Shape = { name: string; attributes: Attributes; letters: number };

export const noStrokes = (): Strokes => ({
  dash: Number.POSITIVE_INFINITY,
  width: 1,
  font: 16,
  side: 0,
  part: 0,
  isFixed: false,
});

/** In user units. What depends on the place is taken for the worst. */
const units: Record<string, number> = { "": 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 38, mm: 3.8, q: 1 };
const hardly = 0.0001;
const much = 100;
const endless = 1e6;
/** A line that stays as wide at any size is dashed on the page: at that size it is so many times as long. */
const enlarged = 50;
/** A letter's outline, in sizes of its font. */
const aroundLetter = 6;

/** Numbers in user units; a percentage, and what else is relative, is so many times `relative`. */
const numbers = (text: string, relative: number) =>
  [...text.matchAll(/([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)/gi)].map(
    ([, value, unit]) => Math.abs(Number(value)) * (units[(unit ?? "").toLowerCase()] ?? relative),
  );

/** What a function works out, such as calc() or var(), is taken for the worst. */
const isWorkedOut = (value: string) => value.includes("(");

// One by one: as arguments of one call they could be too many.
const largest = (values: number[]) => values.reduce((most, value) => Math.max(most, value), 0);

/** Adds what one declaration says of lines. */
export function addStrokes(to: Strokes, declaration: string): void {
  const colon = declaration.indexOf(":");
  const [property, value] = [declaration.slice(0, colon), declaration.slice(colon + 1)];
  if (property === "stroke-dasharray") {
    const dashes = isWorkedOut(value) ? [hardly] : numbers(value, hardly);
    const whole = dashes.reduce((sum, dash) => sum + dash, 0);
    if (whole > 0) to.dash = Math.min(to.dash, whole / dashes.length);
  } else if (property === "stroke-width")
    to.width = Math.max(to.width, isWorkedOut(value) ? much : largest(numbers(value, much)));
  else if (property === "font-size" || property === "font")
    to.font = Math.max(to.font, isWorkedOut(value) ? endless : largest(numbers(value, 16)));
  else if (property === "vector-effect") to.isFixed ||= isWorkedOut(value) || /non-scaling/i.test(value);
  else if (/^(?:width|height|rx?|ry)$/.test(property)) {
    if (isWorkedOut(value)) to.side = endless;
    else if (value.includes("%")) to.part = Math.max(to.part, largest(numbers(value, 0.01)));
    else to.side = Math.max(to.side, largest(numbers(value, much)));
  }
}

/** The largest side of a page, or a part of one, that an element opens. */
export function pageOf({ name, attributes }: Shape): number {
  if (!/^(?:svg|symbol|use|pattern|marker)$/.test(name)) return 0;
  return largest(numbers(textOf(attributes, "viewBox", "width", "height"), 1));
}

/** The worst of what all elements and rules say. */
export function worstOf(all: Strokes[]): Strokes {
  const worst = noStrokes();
  for (const { dash, width, font, side, part, isFixed } of all) {
    worst.dash = Math.min(worst.dash, dash);
    worst.width = Math.max(worst.width, width);
    worst.font = Math.max(worst.font, font);
    worst.side = Math.max(worst.side, side);
    worst.part = Math.max(worst.part, part);
    worst.isFixed ||= isFixed;
  }
  return worst;
}

/** At most how long the outline of an element is in a drawing with such lines, on a page of this size. */
export function outlineOf(shape: Shape, { font, side, part }: Strokes, page: number): number {
  const { name, attributes, letters } = shape;
  if (name === "path") return pathLength(textOf(attributes, "d"));
  if (name.startsWith("poly")) return pathLength(`M${textOf(attributes, "points")} z`);
  const ofShape = textOf(attributes, "width", "height", "r", "rx", "ry", "x1", "x2", "y1", "y2");
  if (isWorkedOut(ofShape)) return endless;
  if (/^(?:rect|circle|ellipse)$/.test(name))
    return 8 * Math.max(side, part * page, largest(numbers(ofShape, page)));
  return name === "line" ? 8 * largest(numbers(ofShape, page)) : letters * aroundLetter * font;
}

const textOf = (attributes: Attributes, ...names: string[]) =>
  names.map((name) => attributes[name]?.value ?? "").join(" ");

/**
 * What the dashes of a line cost a browser, which draws also those that lie too far away for the renderer: a wide one's
 * lie over each other.
 */
export function dashesIn(length: number, dash: number, { width, isFixed }: Strokes): number {
  const mean = isFixed ? dash / enlarged : dash;
  return (length / mean) * (1 + width / dash / 4);
}
