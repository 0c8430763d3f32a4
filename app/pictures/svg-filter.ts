/** What one pass over the whole picture costs, in elements that could be drawn instead. */
const pass = 50;
/** Steps that look at the pixels around each one, or reckon much for it. */
const costs: Record<string, number> = {
  feMorphology: 20_000,
  feDisplacementMap: 20_000,
  feDiffuseLighting: 5000,
  feSpecularLighting: 5000,
  feGaussianBlur: 1000,
  feDropShadow: 1500,
  feColorMatrix: 300,
  feComponentTransfer: 150,
};
const octave = 3000;
/** Of a matrix: what it costs anyhow, and for each of its numbers. */
const matrix = { whole: 5000, number: 500 };

/** How much an element costs to draw by itself: 1, or more for a step of a filter, at the size pages show drawings in. */
export function stepCost(name: string, attributes: Record<string, { value: string }>): number {
  if (!name.startsWith("fe")) return 1;
  const numbers = (attribute: string) =>
    (attributes[attribute]?.value.match(/[\d.]+(?:e[+-]?\d+)?/gi) ?? []).map(Number);
  if (name === "feTurbulence") return octave * (1 + Math.min(9, numbers("numOctaves")[0] ?? 1));
  if (name === "feConvolveMatrix") {
    const [columns = 3, rows = columns] = numbers("order");
    return matrix.whole + matrix.number * columns * rows;
  }
  return costs[name] ?? pass;
}

/** What is drawn on a sheet of its own first, which is as large as the picture. */
const sheets: [RegExp, number][] = [
  [/^mask:(?!none)/, 100],
  [/^mix-blend-mode:(?!normal)/, 100],
  [/^clip-path:(?!none)/, 8],
  [/^opacity:(?!1$|100%)/, 8],
];

/** The same for what a declaration does to an element. */
export const declarationCost = (declaration: string): number =>
  declaration.startsWith("filter")
    ? functionsCost(declaration)
    : (sheets.find(([pattern]) => pattern.test(declaration))?.[1] ?? 0);

/** For a `filter` that is written as functions, such as blur(2px). */
function functionsCost(value: string): number {
  const functions = value.match(/[\w-]+(?=\()/g) ?? [];
  // Of what a variable holds nothing is known.
  const costOf = (name: string) =>
    name.toLowerCase() === "var"
      ? Number.POSITIVE_INFINITY
      : ((/blur|shadow/i.test(name) ? costs.feDropShadow : costs.feColorMatrix) ?? pass);
  return functions.reduce((total, name) => total + (name.toLowerCase() === "url" ? 0 : costOf(name)), 0);
}
