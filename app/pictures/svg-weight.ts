import { ImageRefused } from "./image-refused.ts";
import { drawingTooComplex } from "./limits.ts";
import { addStrokes, dashesIn, noStrokes, outlineOf, pageOf, type Strokes, worstOf } from "./svg-dashes.ts";
import { declarationCost } from "./svg-filter.ts";
import { isSoonStyled, subjectOf, subjectsOf } from "./svg-selectors.ts";
import { referencesOf, type StyleRule } from "./svg-style.ts";

const maximumDrawn = 50_000;
const maximumChain = 30;
const maximumFollowed = 1_000_000;
const maximumDashes = 200_000;

/** The ids that something refers to. */
type References = {
  /** Drawn once: by `use`, masks, clip paths, filters. */
  draws: string[];
  /** Drawn by each shape inside: patterns, as fill and stroke are inherited. */
  paints: string[];
  /** Drawn at each point of each shape inside. */
  markers: string[];
  /** In elements drawn: what is done to the picture besides. */
  cost: number;
  strokes: Strokes;
};

/** One element, as far as counting needs it. */
export type SvgNode = References & {
  name: string;
  id: string | null;
  classes: string[];
  children: SvgNode[];
  points: number;
  attributes: Record<string, { value: string }>;
  letters: number;
};

/** Adds what `declarations`, in the form of a style attribute, refer to, and what their filters and lines cost. */
export function addReferences(to: References, declarations: string): void {
  if (!refers(declarations)) return;
  for (const declaration of declarations.split(";")) {
    const inherited = /^(?:fill|stroke)\b/.test(declaration) ? to.paints : to.draws;
    const ids = declaration.startsWith("marker") ? to.markers : inherited;
    // One by one: as arguments of one call they would be too many.
    for (const id of referencesOf(declaration)) ids.push(id);
    to.cost += declarationCost(declaration);
    addStrokes(to.strokes, declaration);
  }
}

const refers = (declarations: string) =>
  /url\(|(?:filter|opacity|blend|stroke|font|width|height|\br[xy]?|effect)[\w-]*:/i.test(declarations);

type Weight = { drawn: number; points: number; length: number; dashes: number };
const nothing: Weight = { drawn: 0, points: 0, length: 0, dashes: 0 };

/**
 * Counts what a browser would draw once every reference is followed, and stops at the limit. The work is one visit
 * of each element, however often it is used. Trying the drawing does not tell it: our renderer knows neither `@media`
 * nor all selectors, and leaves out what lies too far away.
 * @throws ImageRefused when it is too much, the style rules take too long to apply, or an element contains itself.
 */
export function assertDrawable(root: SvgNode, rules: StyleRule[]): void {
  if (!isSoonStyled(root, rules)) throw tooMuch();
  const byId = new Map<string, SvgNode[]>();
  const ruled = ruleReferences(rules);
  const weights = new Map<SvgNode, Weight>();
  const open = new Set<SvgNode>();
  let followed = 0;
  let page = 0;
  const everyStroke = ruled.all.map(({ strokes }) => strokes);
  collect(root);
  const worst = worstOf(everyStroke);
  const isDashed = Number.isFinite(worst.dash);
  weigh(root, 0);

  function collect(node: SvgNode) {
    if (node.id !== null) {
      const name = readAlike(node.id);
      const others = byId.get(name);
      if (others) others.push(node);
      else byId.set(name, [node]);
    }
    page = Math.max(page, pageOf(node));
    everyStroke.push(node.strokes);
    for (const child of node.children) collect(child);
  }

  function weigh(node: SvgNode, chain: number): Weight {
    const known = weights.get(node);
    if (known) return known;
    if (open.has(node))
      throw new ImageRefused(
        "This SVG contains a symbol that contains itself. Remove it, then export the drawing again.",
      );
    if (chain > maximumChain) throw tooMuch();
    open.add(node);
    const length = isDashed ? outlineOf(node, worst, page) : 0;
    const weight: Weight = { ...nothing, points: node.points, length };
    const add = (part: Weight) => {
      weight.drawn += part.drawn;
      weight.points += part.points;
      weight.length += part.length;
      weight.dashes += part.dashes;
    };
    const addTimes = ({ drawn, dashes }: Weight, times: number) => {
      weight.drawn += drawn * times;
      weight.dashes += dashes * times;
    };
    for (const child of node.children) {
      const part = weigh(child, chain);
      // A filter does nothing where it stands.
      if (child.name !== "filter") add(part);
    }
    const sources = [node, ...ruled.of(node)];
    for (const { draws, cost } of sources) {
      weight.drawn += cost;
      for (const id of draws) add(weighTarget(id, chain));
    }
    const { drawn, points } = weight;
    for (const { paints, markers } of sources) {
      for (const id of paints) addTimes(weighTarget(id, chain), drawn);
      for (const id of markers) addTimes(weighTarget(id, chain), points);
    }
    const { dash } = worstOf(sources.map(({ strokes }) => strokes));
    weight.dashes += dashesIn(weight.length, dash, worst);
    if (weight.drawn > maximumDrawn || weight.dashes > maximumDashes) throw tooMuch();
    open.delete(node);
    weights.set(node, weight);
    return weight;
  }

  function weighTarget(id: string, chain: number): Weight {
    // A rule for every element may refer to much, also to what is not there.
    followed += 1;
    if (followed > maximumFollowed) throw tooMuch();
    let heaviest = nothing;
    for (const target of byId.get(readAlike(id)) ?? []) {
      // A gradient costs the same however often it is used.
      if (target.name.endsWith("Gradient")) continue;
      const weight = weigh(target, chain + 1);
      heaviest = {
        drawn: Math.max(weight.drawn, heaviest.drawn),
        points: Math.max(weight.points, heaviest.points),
        length: Math.max(weight.length, heaviest.length),
        dashes: Math.max(weight.dashes, heaviest.dashes),
      };
    }
    return heaviest;
  }
}

/** For an element, what the rules of style elements make it refer to: perhaps too much, never too little. */
function ruleReferences(rules: StyleRule[]): { all: References[]; of: (node: SvgNode) => References[] } {
  const bySubject = new Map<string, References>();
  for (const { selector, declarations } of rules) {
    if (!refers(declarations)) continue;
    for (const part of selector.split(",")) {
      const subject = subjectOf(part);
      const entry = bySubject.get(subject) ?? {
        draws: [],
        paints: [],
        markers: [],
        cost: 0,
        strokes: noStrokes(),
      };
      addReferences(entry, declarations);
      bySubject.set(subject, entry);
    }
  }
  const of = (node: SvgNode) =>
    bySubject.size === 0 ? [] : subjectsOf(node).flatMap((subject) => bySubject.get(subject) ?? []);
  return { all: [...bySubject.values()], of };
}

/** Of all names that one reader or another takes for the same the same: they differ in spaces and encoded signs. */
function readAlike(id: string): string {
  let name = id;
  try {
    name = decodeURIComponent(id);
  } catch {
    // Then no reader decodes it.
  }
  return name.replace(/\s+/g, "");
}

const tooMuch = () => new ImageRefused(drawingTooComplex);
