import { ImageRefused } from "./image-refused.ts";
import { isWideColor, plainColors, Variables } from "./svg-colors.ts";
import { embeddedFont, fromOutside } from "./svg-refusals.ts";
import { styleFunctions, styleProperties } from "./svg-vocabulary.ts";

/** The renderer keeps a copy of each inherited value for each element. */
const maximumValueCharacters = 1000;

const outsideFile = () => new ImageRefused(fromOutside);

/** Null where the value must be left out. Throws ImageRefused when it refers to something outside the file. */
export function cleanValue(text: string, variables: Variables): string | null {
  // A run of spaces means one, and would be read again from each of them below.
  const value = spaced(text).trim();
  if (/url ?\((?! ?["']? ?#)/i.test(spaced(withoutEscapes(value)))) throw outsideFile();
  if (value.length > maximumValueCharacters) return null;
  // An escape can spell any word that is judged below, and no design app needs one.
  if (value.includes("\\")) return null;
  const withoutReferences = value.replace(/url\( ?(["']?) ?#[^"'()<>{};]+\1 ?\)/gi, "");
  if (/url\s*\(/i.test(withoutReferences)) return null;
  // No colon, no braces, no semicolon, no at sign: nothing that could start another construct.
  if (!/^[\p{L}\p{N}\p{M}\s#%.,()+\-*/!'"&_]*$/u.test(withoutReferences)) return null;
  if (/\/\*|\*\//.test(withoutReferences) || !isBalanced(withoutReferences)) return null;
  for (const [, name] of withoutReferences.matchAll(/(?<![\w-])([\w-]*) ?\(/g)) {
    if (name !== "" && !styleFunctions.has((name ?? "").toLowerCase())) return null;
  }
  if (!variables.isComplete) return value;
  const plain = plainColors(value, variables);
  // What came together has not been judged yet.
  return plain === null || plain === value ? plain : cleanValue(plain, variables);
}

/** The declarations of a style attribute or a rule, unknown properties left out; `ofAll`: its variables hold for the whole drawing. */
export function cleanDeclarations(text: string, variables: Variables, ofAll: boolean): string {
  const kept: string[] = [];
  const plain = new Set<string>();
  for (const declaration of splitOutside(withoutComments(text), ";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim();
    const property = name.startsWith("--") ? name : name.toLowerCase();
    const written = declaration.slice(colon + 1);
    // The plain color before it is the one that its program chose for all browsers.
    if (isWideColor(written) && plain.has(property)) continue;
    const value = cleanValue(written, variables);
    if (!value) continue;
    if (/^--[\w-]+$/.test(property)) variables.declare(property, value, ofAll);
    if (ofAll && property === "color-scheme") variables.isDark = /^(?:only )?dark(?: only)?$/i.test(value);
    if (!styleProperties.has(property)) continue;
    if (!isWideColor(written)) plain.add(property);
    kept.push(`${property}:${value}`);
  }
  return kept.join(";");
}

/** Leaves out what the renderer, and so a reviewer, does not see. Throws ImageRefused for anything outside the file, and for a font of `hasText`. */
export function cleanStyleSheet(text: string, variables: Variables, hasText: boolean): string {
  let css = "";
  let rest = withoutComments(text)
    .replace(/<!--|-->/g, " ")
    .trim();
  while (rest !== "") {
    const { prelude, block, after } = nextRule(rest);
    rest = after.trimStart();
    if (prelude.startsWith("@")) assertInside(prelude, block, hasText);
    else if (block !== null && isPlainSelector(prelude)) {
      const declarations = cleanDeclarations(block, variables, isOfAll(prelude));
      if (declarations) css += `${prelude}{${declarations}}`;
    }
  }
  return css;
}

const isOfAll = (prelude: string) =>
  prelude.split(",").every((selector) => [":root", "svg", "*"].includes(selector.trim()));

const isWithin = (block: string) => !/url\((?!\s*["']?data:)|\\[0-9a-f]/i.test(block);

/** What is left out must not hide what the sender should be told. */
function assertInside(prelude: string, block: string | null, hasText: boolean): void {
  const name = /^@([\w-]+)/.exec(prelude)?.[1]?.toLowerCase();
  if (name === "import" || prelude.includes("\\") || !name) throw outsideFile();
  if (name === "font-face") {
    if (!hasText && isWithin(block ?? "")) return;
    throw new ImageRefused(embeddedFont);
  }
  if (block !== null) cleanStyleSheet(block, new Variables(), hasText);
}

/** The next `prelude { block }`, or `@prelude;` (block null), and what follows it. */
function nextRule(text: string): { prelude: string; block: string | null; after: string } {
  const open = indexOutside(text, "{;", 0);
  if (open < 0) return { prelude: text.trim(), block: null, after: "" };
  const prelude = text.slice(0, open).trim();
  if (text[open] === ";") return { prelude, block: null, after: text.slice(open + 1) };
  let depth = 1;
  let at = open;
  while (depth > 0) {
    at = indexOutside(text, "{}", at + 1);
    if (at < 0) return { prelude, block: text.slice(open + 1), after: "" };
    depth += text[at] === "{" ? 1 : -1;
  }
  return { prelude, block: text.slice(open + 1, at), after: text.slice(at + 1) };
}

function isPlainSelector(selector: string): boolean {
  if (selector.length > 2000 || !isBalanced(selector)) return false;
  return /^(?:[\p{L}\p{N}\s\-_#.,>+~*:[\]="'^$|]|\\[\w\-:./])+$/u.test(selector);
}

/** Whether quotes, brackets and parentheses close what they open, so that nothing after them is swallowed. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  let quote = "";
  for (const character of text) {
    if (quote) {
      if (character === quote) quote = "";
      // Inside a string only what a font's name needs: a string can then never be read as something else.
      else if (!/[\p{L}\p{N}\p{M} ._,&+-]/u.test(character)) return false;
    } else if (character === '"' || character === "'") quote = character;
    else if (character === "(" || character === "[") open.push(character);
    else if (character === ")" && open.pop() !== "(") return false;
    else if (character === "]" && open.pop() !== "[") return false;
  }
  return quote === "" && open.length === 0;
}

function indexOutside(text: string, characters: string, from: number): number {
  let quote = "";
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "\\") at += 1;
    else if (quote) {
      if (character === quote || character === "\n") quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if (character === "(") depth += 1;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0 && characters.includes(character)) return at;
  }
  return -1;
}

/** Parts between separators that stand outside quotes and parentheses. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = indexOutside(text, separator, 0); at >= 0; at = indexOutside(text, separator, from)) {
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts;
}

/** The spaces of CSS only: another one may be a part of a name. */
const spaced = (text: string) => text.replace(/[ \t\n\r\f]+/g, " ");

function withoutEscapes(value: string): string {
  return value.replace(/\\([0-9a-f]{1,6})\s?|\\/gi, (_, code?: string) => {
    const point = code ? Number.parseInt(code, 16) : 0;
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
}

function withoutComments(text: string): string {
  return text.includes("/*") ? text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ") : text;
}
