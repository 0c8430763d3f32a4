import {
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  parse,
  type Rule,
  type StyleSheet,
} from "css-tree";

/**
 * What must be on the page for a selector to mean something: each of these classes (".card"), elements ("table") and
 * parts of fields ("::part"), and of each list within, which is a choice, all of one entry.
 */
type Needs = (string | Needs[])[];
type Choice = { text: string; needs: Needs };
type Part =
  | { kind: "as-is"; text: string }
  | { kind: "named"; text: string; name: string }
  | { kind: "rule"; choices: Choice[]; block: Declared[] }
  | { kind: "group"; prelude: string; parts: Part[] };
/** One line of a rule; `property` where it sets a custom property. */
type Declared = { text: string; property: string | null };

/**
 * Prepares a style sheet, once. The returned function gives the part of it that a page needs on which these names
 * stand (see `namesOf`): rules whose classes and elements are among them, and the custom properties, animations and
 * typed properties that those rules or the names use; what dresses the parts of fields for dates, numbers and files,
 * fonts that are fetched and view transitions where "::part", "@font-face" and "@view-transition" are among the names.
 * The order of the sheet is kept.
 */
export function criticalStyles(sheet: string): (names: ReadonlySet<string>) => string {
  const parts = partsOf(parse(sheet, { positions: true, parseValue: false }) as StyleSheet, sheet);
  return (names) => {
    // Twice: the first time tells which custom properties and animations are used at all.
    const used = new Set([...names, ...usedIn(write(parts, names, null))]);
    return write(parts, names, used);
  };
}

/** What is said on a page of its styles, as it stands there: element names, class attributes, custom properties. */
type Marks = { elements: Set<string>; classLists: Set<string>; properties: Set<string> };

/** Reads them by stepping from mark to mark, which is faster than matching the whole page. */
export function marksOn(html: string): Marks {
  const marks: Marks = { elements: new Set(), classLists: new Set(), properties: new Set() };
  for (let at = html.indexOf("<") + 1; at > 0; at = html.indexOf("<", at) + 1)
    if (html.charCodeAt(at) !== slash) marks.elements.add(html.slice(at, endOfName(html, at)));
  for (let at = html.indexOf(opensClasses); at >= 0; at = html.indexOf(opensClasses, at)) {
    at += opensClasses.length;
    marks.classLists.add(html.slice(at, html.indexOf('"', at)));
  }
  for (let at = html.indexOf("--"); at >= 0; at = html.indexOf("--", at + 2))
    marks.properties.add(html.slice(at, endOfName(html, at + 2)));
  return marks;
}

/** The elements ("table"), classes (".card") and custom properties ("--gold") that are marked. */
export function namesOf({ elements, classLists, properties }: Marks): Set<string> {
  const names = new Set([...elements, ...properties]);
  for (const list of classLists)
    for (const name of list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/))
      names.add(`.${name}`);
  return names;
}

const slash = "/".charCodeAt(0);
const opensClasses = ' class="';

/** Where a name that begins at `at` ends: letters, digits, "-" and "_" belong to it. */
function endOfName(text: string, at: number): number {
  let end = at;
  for (let code = text.charCodeAt(end); isOfName(code); code = text.charCodeAt(end)) end += 1;
  return end;
}

const isOfName = (code: number) =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 45 ||
  code === 95;

function textOf(node: CssNode, sheet: string): string {
  return node.loc ? sheet.slice(node.loc.start.offset, node.loc.end.offset) : "";
}

const partsOf = (holder: StyleSheet | Block, sheet: string): Part[] =>
  [...holder.children].map((node) => partOf(node, sheet)).filter((part) => part !== null);

function partOf(node: CssNode, sheet: string): Part | null {
  if (node.type === "Rule") return rulePart(node, sheet);
  if (node.type === "Atrule") return atRulePart(node, sheet);
  return node.type === "Comment" ? null : { kind: "as-is", text: textOf(node, sheet) };
}

function rulePart(rule: Rule, sheet: string): Part {
  if (rule.prelude.type !== "SelectorList") return { kind: "as-is", text: textOf(rule, sheet) };
  const choices = [...rule.prelude.children].map((selector) => ({
    text: textOf(selector, sheet),
    needs: needsOf(selector),
  }));
  const block = [...rule.block.children].map((line) => ({
    text: textOf(line, sheet),
    property: line.type === "Declaration" ? customProperty(line) : null,
  }));
  return { kind: "rule", choices, block };
}

const customProperty = ({ property }: Declaration) => (property.startsWith("--") ? property : null);

const choosing = new Set(["is", "where", "has"]);
const isPart = (name: string) => /^(?:-webkit-(?:date|calendar|inner|outer)|file-selector)/.test(name);

/** What stands in :not() is left out: it must not be there. */
function needsOf(selector: CssNode): Needs {
  if (selector.type !== "Selector") return [];
  return [...selector.children].flatMap((node): Needs => {
    if (node.type === "ClassSelector") return [`.${node.name.replaceAll("\\", "")}`];
    if (node.type === "TypeSelector") return node.name === "*" ? [] : [node.name];
    if (node.type === "PseudoElementSelector") return isPart(node.name) ? ["::part"] : [];
    if (node.type !== "PseudoClassSelector" || !choosing.has(node.name)) return [];
    return [[...(node.children ?? [])].flatMap(selectorsIn).map(needsOf)];
  });
}

const selectorsIn = (node: CssNode): CssNode[] => (node.type === "SelectorList" ? [...node.children] : []);

const areMet = (needs: Needs, names: ReadonlySet<string>): boolean =>
  needs.every((need) =>
    typeof need === "string" ? names.has(need) : need.some((choice) => areMet(choice, names)),
  );

const grouping = new Set(["media", "supports", "layer", "container"]);

function atRulePart(rule: Atrule, sheet: string): Part {
  const text = textOf(rule, sheet);
  if (rule.name === "property" || rule.name === "keyframes")
    return { kind: "named", text, name: rule.prelude ? textOf(rule.prelude, sheet) : "" };
  if (rule.name === "view-transition" || (rule.name === "font-face" && text.includes("url(")))
    return { kind: "named", text, name: `@${rule.name}` };
  if (!rule.block || !grouping.has(rule.name)) return { kind: "as-is", text };
  // The prelude's own position leaves out a bracket before `not`.
  return { kind: "group", prelude: text.slice(0, text.indexOf("{")), parts: partsOf(rule.block, sheet) };
}

/** `used` are the custom properties and animations in use; null keeps them all. */
function write(parts: Part[], names: ReadonlySet<string>, used: ReadonlySet<string> | null): string {
  return parts.map((part) => writePart(part, names, used)).join("");
}

function writePart(part: Part, names: ReadonlySet<string>, used: ReadonlySet<string> | null): string {
  if (part.kind === "as-is") return part.text;
  if (part.kind === "named") return !used || used.has(part.name) ? part.text : "";
  if (part.kind === "group") {
    const inner = write(part.parts, names, used);
    return inner ? `${part.prelude}{${inner}}` : "";
  }
  const choices = part.choices.filter(({ needs }) => areMet(needs, names));
  const block = part.block.filter(({ property }) => !property || !used || used.has(property));
  if (choices.length === 0 || block.length === 0) return "";
  return `${choices.map(({ text }) => text).join()}{${block.map(({ text }) => text).join(";")}}`;
}

/** Custom properties that are read, and every word that may be the name of an animation. */
function usedIn(text: string): string[] {
  const read = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "");
  const moved = [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(
    ([, value]) => value?.match(/[\w-]+/g) ?? [],
  );
  return [...read, ...moved];
}
