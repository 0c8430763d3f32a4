import type { StyleRule } from "./svg-style.ts";

/** One element, as far as selectors look at it. */
type Styled = { name: string; id: string | null; classes: string[]; children: Styled[] };

/** In nanoseconds, as measured of the renderer, which reads a drawing twice. A browser takes longer still for some. */
const costOf = { match: 150, step: 130, place: 10, class: 1, attribute: 1_000_000, declaration: 200 };
const most = 2_000_000_000;

/** The one class, id or element name that an element must have for the selector to match, or "*". */
export function subjectOf(selector: string): string {
  // An escape, and a letter or a space that is none to CSS, can make other names of what is read here.
  if (/[^\t\n\f\r -~]|\\/.test(selector)) return "*";
  const last = /(?:^|[\t\n\f\r >+~])([\w-]*)([.#][\w-]+)?$/.exec(selector.trim());
  return last?.[2] ?? (last?.[1] || "*");
}

/** All that subjects of selectors may say of an element. */
export const subjectsOf = ({ name, id, classes }: Styled) => [
  "*",
  name,
  `#${id}`,
  ...new Set(classes.map((one) => `.${one}`)),
];

/** Whether it is soon found out which elements the rules are for, by the renderer and by browsers. */
export function isSoonStyled(root: Styled, rules: StyleRule[]): boolean {
  if (rules.length === 0) return true;
  const counts = new Map<string, number>();
  let [elements, depth, siblings, classCharacters] = [0, 0, 0, 0];
  visit(root, 1);
  let cost = 0;
  for (const { selector, declarations } of rules) {
    // Within parentheses a comma adds ways to match to all that stands around.
    const isOne = selector.includes("(");
    for (const part of isOne ? [selector] : selector.split(",")) {
      const names = part.match(/[.#:[]|[\w-]+/g)?.length ?? 1;
      cost += elements * matchCost(part.trim(), names) + classCharacters * names * costOf.class;
      cost += (part.split("[").length - 1) * costOf.attribute;
      const matched = counts.get(isOne ? "*" : subjectOf(part)) ?? 0;
      cost += matched * costOf.declaration * declarations.split(";").length;
      if (cost > most) return false;
    }
  }
  return true;

  function visit(node: Styled, level: number) {
    elements += 1;
    for (const name of node.classes) classCharacters += name.length + 1;
    depth = Math.max(depth, level);
    siblings = Math.max(siblings, node.children.length);
    for (const subject of subjectsOf(node)) counts.set(subject, (counts.get(subject) ?? 0) + 1);
    for (const child of node.children) visit(child, level + 1);
  }

  /** At most, for one element: its ancestors and those before it are tried, and from each of them all again. */
  function matchCost(selector: string, names: number): number {
    const combinators = selector.match(/[\s>+~]+/g) ?? [];
    let walk = combinators.length;
    if (combinators.some((one) => one.trim() === "")) walk *= depth;
    if (combinators.some((one) => one.includes("~"))) walk *= siblings;
    const isOfPlace = /:(?:nth|first|last|only)|\\/i.test(selector);
    const place = isOfPlace ? costOf.place * siblings : 0;
    return costOf.match + (walk + names / 8) * (costOf.step + place);
  }
}
