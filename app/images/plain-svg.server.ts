import { SaxesParser, type SaxesTagPlain } from "saxes";
import { plainAttributes, presentationAttributes, words } from "./svg-vocabulary.ts";

/** In `bytes`, 20,000 points take less. */
const limits = { bytes: 256 * 1024, elements: 2_000, points: 20_000, uses: 200 };

const elements = words(`
  svg g a defs symbol use switch title desc style path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop clipPath
`);
const properties = words(`
  clip-path clip-rule color color-interpolation color-rendering display fill fill-opacity fill-rule
  image-rendering opacity overflow shape-rendering stop-color stop-opacity stroke stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-rendering visibility
`);
/** Without letters they mean nothing. */
const ofLetters =
  /^(?:(?:font|text|letter|word|line|white)-|kerning$|baseline-shift$|direction$|writing-mode$)/;
const nothing = /^(?:none|normal)$/;
const value = /^(?:[\w\s#.,%+-]|rgba?\(|\)|url\(["']?#[\w.:-]+["']?\))*$/;
/** Browsers know them, our renderer does not. */
const unlike = /\b(?:initial|unset|revert)/;
const conditions = words("systemLanguage requiredFeatures requiredExtensions");
const namespaces = words("xmlns xmlns:xlink xml:space xml:lang");

class NotPlain extends Error {}

/** Whether it has only parts that browsers and our renderer take for the same and draw at once. Never throws. */
export function isPlainSvg(drawing: Uint8Array): boolean {
  if (drawing.byteLength > limits.bytes) return false;
  try {
    assertPlain(new TextDecoder("utf-8", { fatal: true }).decode(drawing));
    return true;
  } catch {
    return false;
  }
}

function assertPlain(text: string): void {
  const open: SaxesTagPlain[] = [];
  const used: string[] = [];
  const using = new Set<string>();
  const count = { elements: 0, points: 0 };
  let style = "";
  const refuse = () => {
    throw new NotPlain();
  };
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  for (const event of ["error", "doctype", "processinginstruction", "cdata"] as const)
    parser.on(event, refuse);
  parser.on("opentag", (tag) => {
    const { name, attributes } = tag;
    if (!elements.has(name) || (name === "svg") !== (open.length === 0)) refuse();
    if (name === "style" && (attributes.type ?? "text/css") !== "text/css") refuse();
    if (name === "symbol" && (attributes.overflow || attributes.style?.includes("overflow"))) refuse();
    open.push(tag);
    count.elements += 1;
    count.points += pointsOf(attributes);
    for (const [attribute, text] of Object.entries(attributes)) assertPlainAttribute(attribute, text);
    if (name === "use") {
      used.push((attributes.href ?? attributes["xlink:href"] ?? "").slice(1));
      for (const { attributes } of open) if (attributes.id) using.add(attributes.id);
    }
    if (count.elements > limits.elements || count.points > limits.points || used.length > limits.uses)
      refuse();
  });
  parser.on("closetag", ({ name }) => {
    open.pop();
    if (name === "style") assertPlainRules(style);
    style = "";
  });
  parser.on("text", (text) => {
    if (open.at(-1)?.name === "style") style += text;
  });
  parser.write(text).close();
  if (used.some((id) => using.has(id))) refuse();
}

function assertPlainAttribute(name: string, text: string): void {
  if (name === "href" || name === "xlink:href") {
    if (!/^#[\w.:-]+$/.test(text)) throw new NotPlain();
  } else if (name === "style") assertPlainDeclarations(text);
  else if (presentationAttributes.has(name)) {
    if (name !== "transform") assertPlainDeclarations(`${name}:${text}`);
  } else if ((!plainAttributes.has(name) || conditions.has(name)) && !namespaces.has(name))
    throw new NotPlain();
}

function assertPlainRules(style: string): void {
  for (const rule of style.split("}")) {
    if (rule.trim() === "") continue;
    const [selectors = "", declarations, nested] = rule.split("{");
    if (declarations === undefined || nested !== undefined || declarations.includes("overflow"))
      throw new NotPlain();
    for (const selector of selectors.split(","))
      if (!/^[.#]?[\w-]+$/.test(selector.trim())) throw new NotPlain();
    assertPlainDeclarations(declarations);
  }
}

function assertPlainDeclarations(declarations: string): void {
  if (/\\|\/\*/.test(declarations)) throw new NotPlain();
  for (const declaration of declarations.split(";")) {
    const [name = "", text = ""] = declaration.split(/:(.*)/s).map((part) => part.trim());
    if (name === "" || nothing.test(text) || ofLetters.test(name)) continue;
    if (!properties.has(name) || !value.test(text) || unlike.test(text)) throw new NotPlain();
    if (name === "display" && !/^(?:inline|block|inherit)$/.test(text)) throw new NotPlain();
  }
}

function pointsOf({ d = "", points = "" }: SaxesTagPlain["attributes"]): number {
  const commands = d.match(/[a-z]/gi)?.length ?? 0;
  const numbers = (text: string) => text.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.length ?? 0;
  if (numbers(points) % 2 > 0) throw new NotPlain();
  return Math.max(commands, numbers(d) / 2) + numbers(points) / 2;
}
