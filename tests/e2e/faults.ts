import type { Item } from "./tree.ts";

const operable = /^(?:link|button|DisclosureTriangle|\w+box|switch|radio|spinbutton|Date|InputTime)$/;
const named = /^(?:image|dialog|table|heading|group|radiogroup|navigation|region|complementary|form)$/;
const landmark = /^(?:banner|main|contentinfo|navigation|search|complementary|region|form)$/;
const announced = /^(?:alert|status|log)$/;

const everything = (item: Item): Item[] => [item, ...item.children.flatMap(everything)];
const call = ({ role, name }: Item) => `${role} ${JSON.stringify(name)}`;
const repeated = (all: string[]) => new Set(all.filter((one, index) => all.indexOf(one) !== index));
const holds = (item: Item, role: RegExp) =>
  item.children.flatMap(everything).some((one) => role.test(one.role));

/** What no single thing may be, and how it is called. */
const rules: [string, (item: Item) => boolean][] = [
  ["without a name", ({ role, name }) => !name && (operable.test(role) || named.test(role))],
  ["without a caption", (item) => item.role === "table" && !holds(item, /^caption$/)],
  ["described by its own name", ({ name, description }) => name !== "" && name === description],
  ["says it twice", ({ role, name }) => operable.test(role) && /^(.{3,}?)\W+\1$/iu.test(name)],
  // Ids, which names in tests have, are all digits and letters up to f.
  ["runs words together", ({ role, name }) => operable.test(role) && /\d(?![\da-f]+\b)\p{Ll}{4}/u.test(name)],
  ["reads a sign out", ({ role, name }) => operable.test(role) && /[←-⇿✓✕✗▲▼★☆•|]/u.test(name)],
  ["names a file", ({ role, name }) => role === "image" && /\.(?:svg|png|jpe?g|webp|gif)$/i.test(name)],
  [
    "calls a picture a picture",
    ({ role, name }) => role === "image" && /^(?:image|picture|photo|icon)\b/i.test(name),
  ],
  [
    "does not say what is wrong with it",
    ({ states, description }) => states.includes("invalid") && !description,
  ],
  ["announced twice", (item) => announced.test(item.role) && holds(item, announced)],
];

/** What is wrong with how a page is told, in sentences. */
export function faults(root: Item, isRightToLeft = false): string[] {
  const all = everything(root);
  // A modal dialog is all there is.
  const modal = root.children.length === 1 && root.children[0]?.role === "dialog";
  const count = (what: string) =>
    all.filter(({ role, states }) => [role, ...states].join(" ").startsWith(what)).length;
  return [
    ...(modal ? [] : ["main", "heading level=1"])
      .filter((what) => count(what) !== 1)
      .map((what) => `not one ${what}`),
    ...all.flatMap((item) =>
      rules
        .filter(([, broken]) => broken(item))
        .map(([what]) => `${what}: ${call(item)} ${item.description}`),
    ),
    ...all.flatMap(({ children }) => neighbors(children)),
    ...headings(all, modal ? 1 : 0),
    ...ambiguous(root),
    ...order(all, isRightToLeft),
  ];
}

/** A picture or a link does not say what stands beside it. */
function neighbors(items: Item[]): string[] {
  return items.flatMap((next, index) => {
    const before = items[index - 1];
    const alike = before && before.name.trim() !== "" && before.name.trim() === next.name.trim();
    return alike && [before, next].some(({ role }) => /^(?:image|link)$/.test(role))
      ? [`said twice in a row: ${call(before)}, ${call(next)}`]
      : [];
  });
}

/** No level of heading is left out on the way down. */
function headings(all: Item[], above: number): string[] {
  const found = all.filter(({ role }) => role === "heading");
  const levels = found.map(({ states }) => Number(states.join().match(/level=(\d)/)?.[1]));
  return found.flatMap((heading, index) =>
    (levels[index] ?? 0) > (levels[index - 1] ?? above) + 1 ? [`too deep a heading: ${call(heading)}`] : [],
  );
}

/** What has the same name is the same, except in different rows, entries and articles: these say whose it is. */
function ambiguous(root: Item): string[] {
  let entries = 0;
  const calls = (item: Item, entry: number): [string, Item][] => {
    const here = /^(?:row|listitem|article)$/.test(item.role) ? ++entries : entry;
    const name = `${call(item)} ${item.description} in entry ${here}`;
    return [[name, item], ...item.children.flatMap((child) => calls(child, here))];
  };
  const all = calls(root, 0);
  const links = all.filter(([, { role }]) => role === "link");
  const targets = new Map(links.map(([name, { address }]) => [name, address]));
  const others = all.filter(([, { role }]) => role === "button" || landmark.test(role));
  return [
    ...links
      .filter(([name, { address }]) => targets.get(name) !== address)
      .map(([name]) => `leads elsewhere than one of its name: ${name}`),
    ...Array.from(repeated(others.map(([name]) => name)), (name) => `more than one ${name}`),
  ];
}

/** What is read later is drawn further down, or further on in the same line, or in a column further on. */
function order(all: Item[], isRightToLeft: boolean): string[] {
  const start = all.find(({ role }) => role === "main" || role === "dialog");
  const parts = start
    ? everything(start).filter(
        ({ children, box: [, , width = 0, height = 0] }) => children.length === 0 && width > 1 && height > 1,
      )
    : [];
  const placeOf = ({ box: [left = 0, top = 0, width = 0, height = 0] }: Item) =>
    [isRightToLeft ? -left - width : left, top, width, height] as const;
  return parts.flatMap((next, index) => {
    const before = parts[index - 1];
    if (!before) return [];
    const [left, top, width, height] = placeOf(before);
    const [nextLeft, nextTop, nextWidth, nextHeight] = placeOf(next);
    const sameLine =
      Math.min(top + height, nextTop + nextHeight) - Math.max(top, nextTop) >
      Math.min(height, nextHeight) / 2;
    const isLeft = nextLeft + nextWidth <= left + 1;
    const isAbove = nextTop + nextHeight <= top + 1;
    const isRight = nextLeft >= left + width - 1;
    return (isLeft && sameLine) || (isAbove && !isRight)
      ? [`read after what is drawn after it: ${call(before)}, ${call(next)}`]
      : [];
  });
}
