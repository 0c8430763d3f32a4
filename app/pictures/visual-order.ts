type Kind = "left-to-right" | "right-to-left" | "number";
/** Signs that follow each other from right to left have an odd level. */
type Level = 0 | 1 | 2;

const letter = /\p{L}/u;
const digit = /\p{Nd}/u;
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const inNumbers = /^[.,:/]$/;
const pairs = "()[]{}«»‹›<>";

/** Whether a text is read from right to left: its first letter says so. */
export function isRightToLeft(text: string): boolean {
  const [first] = letter.exec(text) ?? [];
  return first !== undefined && fromTheRight.test(first);
}

/** A sign as it stands in a text from right to left: what opens on one side closes on the other. */
export function mirrored(sign: string): string {
  const index = pairs.indexOf(sign);
  return index < 0 ? sign : (pairs[index + (index % 2 === 0 ? 1 : -1)] ?? sign);
}

/**
 * How each sign of a line follows the one before it: Unicode's bidirectional algorithm, as far as letters, digits and
 * what stands between them go.
 */
export function levelsOf(signs: string[], isReversed: boolean): Level[] {
  const base: Kind = isReversed ? "right-to-left" : "left-to-right";
  let context: Kind = base;
  const kinds = signs.map((sign): Kind | null => {
    if (digit.test(sign)) return context === "right-to-left" ? "number" : "left-to-right";
    if (!letter.test(sign)) return null;
    context = fromTheRight.test(sign) ? "right-to-left" : "left-to-right";
    return context;
  });
  const levels = { "left-to-right": isReversed ? 2 : 0, "right-to-left": 1, number: 2 } as const;
  return kinds.map((kind, index) => levels[kind ?? neutral(index)]);

  /** What has no direction goes with its neighbors where they agree, else with the line. */
  function neutral(index: number): Kind {
    const before = kinds.slice(0, index).findLast((kind) => kind !== null) ?? base;
    const after = kinds.slice(index + 1).find((kind) => kind !== null) ?? base;
    if (before === "number" && after === "number" && inNumbers.test(signs[index] ?? "")) return "number";
    const [one, other] = [before, after].map((kind) => (kind === "number" ? "right-to-left" : kind));
    return one === other && one ? one : base;
  }
}

/** The parts of a line, as they stand from left to right: those of a level and above change places, highest first. */
export function inVisualOrder<Part extends { level: Level }>(parts: Part[]): Part[] {
  return [2, 1].reduce((before, level) => {
    const after: Part[] = [];
    let start = 0;
    for (const part of before) {
      if (part.level >= level) after.splice(start, 0, part);
      else start = after.push(part);
    }
    return after;
  }, parts);
}
