import { SaxesParser, type SaxesTagPlain } from "saxes";
import { plainAttributes, presentationAttributes, styleProperties } from "./svg-vocabulary.ts";

/** Of a whole drawing; what is used or clips something counts each time. In `bytes`, 20,000 points take less. */
const most = { bytes: 256 * 1024, elements: 2_000, points: 20_000, uses: 200 };

const shapes = new Set("path rect circle ellipse line polyline polygon".split(" "));
const others = new Set(
  "svg g a defs symbol use title desc style linearGradient radialGradient stop clipPath".split(" "),
);
const addresses = new Set(["href", "xlink:href"]);
const harmless = new Set(["xmlns", "xmlns:xlink", "xml:space", "xml:lang"]);
/** Dear to draw, unless set to nothing. */
const dear = /^(?:filter|mask|marker(?:-.+)?|stroke-dasharray|mix-blend-mode)$/;
const nothing = /^(?:none|normal)?$/;

type Weight = { elements: number; points: number; uses: number };
type Part = {
  name: string;
  /** As simple selectors: its element, id and classes. */
  selectors: string[];
  points: number;
  use: string | null;
  clips: string[];
  parts: Part[];
};

/**
 * Whether any browser draws it at once: shapes, gradients, clip paths and what is used, in simple style. It asks
 * allow-lists, so that what nobody knows is not plain. Never throws.
 */
export function isPlainDrawing(drawing: Uint8Array): boolean {
  if (drawing.byteLength > most.bytes) return false;
  try {
    const { root, byId, clips } = read(new TextDecoder("utf-8", { fatal: true }).decode(drawing));
    const { elements, points, uses } = weigh(root, byId, clips);
    return elements <= most.elements && points <= most.points && uses <= most.uses;
  } catch {
    return false;
  }
}

class NotPlain extends Error {}

function read(text: string) {
  const root: Part = { name: "", selectors: [], points: 0, use: null, clips: [], parts: [] };
  const byId = new Map<string, Part>();
  /** By selector, what a rule of the style element clips with. */
  const clips = new Map<string, string>();
  const open = [root];
  let elements = 0;
  let style = "";
  const refuse = () => {
    throw new NotPlain();
  };
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("processinginstruction", refuse);
  parser.on("opentag", (tag) => {
    elements += 1;
    if (elements > most.elements || !(shapes.has(tag.name) || others.has(tag.name))) refuse();
    const part = partOf(tag);
    open.at(-1)?.parts.push(part);
    open.push(part);
    const { id } = tag.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, part);
  });
  parser.on("closetag", ({ name }) => {
    open.pop();
    if (name === "style") for (const [selector, id] of clipsIn(style)) clips.set(selector, id);
    style = "";
  });
  parser.on("text", (value) => {
    if (open.at(-1)?.name === "style") style += value;
  });
  parser.on("cdata", refuse);
  parser.write(text).close();
  return { root, byId, clips };
}

function partOf({ name, attributes }: SaxesTagPlain): Part {
  const part: Part = { name, selectors: [name], points: 0, use: null, clips: [], parts: [] };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (addresses.has(attribute)) {
      if (!value.startsWith("#")) throw new NotPlain();
      if (name === "use") part.use = value.slice(1);
    } else if (attribute === "style") part.clips.push(...clipsOf(value));
    else if (presentationAttributes.has(attribute)) part.clips.push(...clipsOf(`${attribute}:${value}`));
    else if (!plainAttributes.has(attribute) && !harmless.has(attribute)) throw new NotPlain();
    if (attribute === "id") part.selectors.push(`#${value}`);
    if (attribute === "class") part.selectors.push(...value.split(/\s+/).map((one) => `.${one}`));
    if (attribute === "d" || attribute === "points") part.points += pointsIn(value);
  }
  return part;
}

function pointsIn(path: string): number {
  const commands = path.match(/[a-z]/gi)?.length ?? 0;
  const numbers = path.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.length ?? 0;
  return Math.max(commands, Math.ceil(numbers / 2));
}

/** The ids of clip paths in rules of single elements, ids and classes. Throws NotPlain for any other rule. */
function* clipsIn(style: string): Generator<[string, string]> {
  for (const rule of style.split("}")) {
    if (rule.trim() === "") continue;
    const [selectors = "", declarations, nested] = rule.split("{");
    if (declarations === undefined || nested !== undefined) throw new NotPlain();
    const found = clipsOf(declarations);
    for (const selector of selectors.split(",")) {
      if (!/^[.#]?[\w-]+$/.test(selector.trim())) throw new NotPlain();
      for (const id of found) yield [selector.trim(), id];
    }
  }
}

/** The ids of clip paths that declarations name. Throws NotPlain for a property that is dear or unknown. */
function clipsOf(declarations: string): string[] {
  const clips: string[] = [];
  if (/\\|\/\*/.test(declarations)) throw new NotPlain();
  for (const declaration of declarations.split(";")) {
    const [name = "", value = ""] = declaration.split(/:(.*)/s).map((part) => part.trim());
    if (name === "" || (dear.test(name) && nothing.test(value))) continue;
    if (dear.test(name) || !(styleProperties.has(name) || name.startsWith("--"))) throw new NotPlain();
    if (name !== "clip-path" || nothing.test(value)) continue;
    const id = /^url\(["']?#([^"')]+)["']?\)$/.exec(value)?.[1];
    if (!id) throw new NotPlain();
    clips.push(id);
  }
  return clips;
}

/** Throws NotPlain where something used uses more, or a part contains itself. */
function weigh(root: Part, byId: Map<string, Part>, clipped: Map<string, string>): Weight {
  const known = new Map<Part, Weight | null>();
  const ofId = (id: string | null) => {
    const part = id === null ? undefined : byId.get(id);
    return part ? of(part) : null;
  };
  function of(part: Part): Weight {
    const before = known.get(part);
    if (before) return before;
    if (before === null) throw new NotPlain();
    known.set(part, null);
    const rules = part.selectors.flatMap((selector) => clipped.get(selector) ?? []);
    const used = ofId(part.use);
    if (used && used.uses > 0) throw new NotPlain();
    const weight = { elements: 1, points: part.points, uses: part.use === null ? 0 : 1 };
    for (const inner of [used, ...part.parts.map(of), ...[...part.clips, ...rules].map(ofId)]) {
      weight.elements += inner?.elements ?? 0;
      weight.points += inner?.points ?? 0;
      weight.uses += inner?.uses ?? 0;
    }
    known.set(part, weight);
    return weight;
  }
  return of(root);
}
