/** Drawings as somebody makes them who wants to hold up the site and has read what is taken and what is plain. */

import {
  type Dice,
  diceOf,
  fill,
  gradient,
  type Kind,
  nested,
  paint,
  pathData,
  square,
} from "./drawing-parts.ts";
import { nearlyPlain } from "./nearly-plain-drawings.ts";

/** The same drawing for the same seed. A third come close to being plain. */
export function costlyDrawing(seed: number): string {
  const dice = diceOf(seed);
  const isNearlyPlain = seed % 3 === 0;
  const count = dice.pick([1, 1, 2, 2, 3]);
  // Most are small, so that hundreds of them can be tried; the limits of the plain are reached within 200 KB.
  const isSmall = isNearlyPlain || dice.chance(0.9);
  const characters = isSmall ? dice.spread(isNearlyPlain ? 30_000 : 1_000, 300_000) : dice.spread(3e5, 1.9e6);
  const kinds = isNearlyPlain ? nearlyPlain : hostile;
  const parts = Array.from({ length: count }, (_, index) => {
    const bounds = { name: `n${index}`, characters: characters / count, share: 1 / count };
    return dice.pick(kinds)(dice, bounds);
  });
  const body = parts.join("");
  return `<svg xmlns="${namespace}" xmlns:xlink="http://www.w3.org/1999/xlink" ${page(dice)}>${body}${square}</svg>`;
}

const namespace = "http://www.w3.org/2000/svg";

const sizes = ['width="1000000" height="1000000"', 'width="1e9" height=".001"', 'width="100%" height="3e4"'];
const boxes = [
  "0 0 .001 .001",
  "0 0 1e9 1e9",
  "-1e6 -1e6 2e6 2e6",
  "0 0 1000 10",
  "0 0 1 1000",
  "500 500 1 1",
];

function page(dice: Dice): string {
  const box = `viewBox="${dice.chance(0.7) ? "0 0 1000 1000" : dice.pick(boxes)}"`;
  return dice.chance(0.8) ? box : `${box} ${dice.pick(sizes)}`;
}

const selectors = [
  "*",
  "q",
  "g>*",
  "* * * path",
  "[id]",
  '[d^="M"]',
  ":is(g,path,*)",
  ":not(.a)",
  "path~path",
  ".é",
];
const conditions = ["screen", "(min-width:1px)", "(prefers-color-scheme:dark)", "print"];
const steps = [
  '<feGaussianBlur stdDeviation="900"/>',
  '<feTurbulence baseFrequency=".05" numOctaves="90"/>',
  '<feMorphology operator="dilate" radius="300"/>',
  '<feConvolveMatrix order="9" kernelMatrix="1"/>',
  '<feDiffuseLighting><fePointLight x="9" z="9"/></feDiffuseLighting>',
  '<feDisplacementMap scale="999" in2="SourceGraphic"/>',
  '<feDropShadow stdDeviation="99" dx="9"/>',
  '<feTile/><feImage href="#n0"/>',
];
const wide = 'x="-900%" y="-900%" width="9999%" height="9999%"';

const hostile: Kind[] = [
  (dice, { characters }) => {
    const declaration = dice.pick([
      "fill:url(#abc);",
      "opacity:.1;",
      "stroke-dasharray:1;",
      "filter:blur(9px);",
    ]);
    const list = `${dice.pick(selectors)},`.repeat(dice.spread(1, 1_000));
    const block = fill(characters, dice.spread(10, 14_000), () => declaration);
    return `<style>${fill(characters, 60, () => `${list}q{${block}}`)}</style>`;
  },
  (dice, { characters }) => {
    const value = `fill:url(#${"%x".repeat(dice.whole(1, 480))})`;
    const css = fill(characters / 2, dice.spread(1, 4_000), () => `${dice.pick(selectors)}{${value}}`);
    return `<style>${css}</style>${fill(characters / 2, dice.spread(10, 19_000), () => "<g/>")}`;
  },
  (dice, { name, characters }) => {
    const doubled = (at: number) => `--${name}${at + 1}:var(--${name}${at}) var(--${name}${at});`;
    const css = `*{--${name}0:red red;${fill(characters, dice.whole(2, 60), doubled)}fill:var(--${name}9)}`;
    const shown = `@media ${dice.pick(conditions)}{*{display:inline;stroke-dasharray:.01}}`;
    return `<style>g{display:none}${css}${shown}</style><g>${square.repeat(dice.spread(1, 500))}</g>`;
  },
  (dice, { name, characters }) => {
    const [levels, each] = [dice.whole(1, 6), dice.whole(2, 10)];
    const wrap = dice.pick(["g", "symbol", "defs", "svg"]);
    const shape = `<path id="${name}-0" d="${pathData(dice, dice.spread(3, 500))}"/>`;
    const level = (at: number) =>
      `<${wrap} id="${name}-${at + 1}">${`<use xlink:href="#${name}-${at}"/>`.repeat(each)}</${wrap}>`;
    const hidden = dice.chance(0.3)
      ? `<style>#${name}-1{display:none}@media screen{*{display:inline}}</style>`
      : "";
    return `${hidden}${shape}${fill(characters, levels, level)}<use href="#${name}-${levels}"/>`;
  },
  (dice, { name, characters }) => {
    const shape = `<path id="${name}" ${paint(dice, "none")} d="${pathData(dice, dice.spread(3, 5_000))}"/>`;
    return shape + fill(characters, dice.spread(100, 19_000), (at) => `<use href="#${name}" x="${at}"/>`);
  },
  (dice, { name, characters }) => {
    const chain = (at: number) => `<g id="${name}-${at + 1}"><use href="#${name}-${at}"/></g>`;
    return `<g id="${name}-0">${square}</g>${fill(characters, dice.spread(10, 9_000), chain)}`;
  },
  (dice, { name, characters }) => {
    const inside = fill(characters / 2, dice.spread(1, 200), () => dice.pick(steps));
    const filter = `<filter id="${name}" ${dice.chance(0.5) ? wide : ""}>${inside}</filter>`;
    const group = `<g filter="url(#${name})">`;
    const shapes = fill(characters / 2, dice.spread(1, 2_000), () => `${group}${square}</g>`);
    return filter + nested(group, dice.whole(1, 60), shapes);
  },
  (dice, { name, characters }) => {
    const each = square.replace("/>", ` mask="url(#${name}-@)"/>`).repeat(dice.whole(1, 9));
    const level = (at: number) =>
      `<mask id="${name}-${at}" ${wide}>${each.replaceAll("@", `${at + 1}`)}</mask>`;
    const masks = fill(characters, dice.whole(1, 9), level);
    return masks + each.replaceAll("@", "0").repeat(dice.spread(1, 500));
  },
  (dice, { name, characters }) => {
    const size = dice.pick([0.001, 0.1, 1, 900]);
    const each = square.replace("/>", ` fill="url(#${name}-@)"/>`).repeat(dice.whole(1, 9));
    const level = (at: number) =>
      `<pattern id="${name}-${at}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
      `${each.replaceAll("@", `${at + 1}`)}</pattern>`;
    return fill(characters, dice.whole(1, 7), level) + each.replaceAll("@", "0").repeat(dice.spread(1, 300));
  },
  (dice, { name, characters }) => {
    const inside = `<path d="${pathData(dice, dice.spread(3, 900))}"/>`;
    const marker = `<marker id="${name}" markerWidth="1e4" markerHeight="1e4" overflow="visible">${inside}</marker>`;
    const path = pathData(dice, dice.spread(10, 50_000), characters);
    return `${marker}<path marker-mid="url(#${name})" marker-start="url(#${name})" d="${path}"/>`;
  },
  (dice, { name, characters }) => {
    const dashes = dice.pick(["stroke-dasharray", "STROKE-DASHARRAY"]);
    const dash = `${dashes}:${dice.pick([".00001", "1", ".1 .2 .1", "1e-9,1"])};stroke:#f00`;
    const path = `<path class="${name}" d="${pathData(dice, dice.spread(10, 50_000), characters)}"/>`;
    return `<style>.${name}{${dash};stroke-width:${dice.pick([0.1, 1e6])}}</style>${path}`;
  },
  (dice, { name, characters }) => {
    const size = dice.pick([0.01, 16, 1e5]);
    const letters = fill(characters, 1e6, () =>
      dice.pick(["Wéß", "字", "العربية", "<tspan dx='1'>a</tspan>", "👩‍👩‍👧"]),
    );
    const path = `<path id="${name}" d="${pathData(dice, 900, 9_000)}"/>`;
    const words = dice.chance(0.5) ? `<textPath href="#${name}">${letters}</textPath>` : letters;
    const look = 'stroke="red" letter-spacing="-9" textLength="1e6" font-family="serif"';
    return `${path}<text font-size="${size}" ${look}>${words}</text>`;
  },
  (dice, { name, characters }) => {
    const chain = (at: number) => `<linearGradient id="${name}-${at + 1}" href="#${name}-${at}"/>`;
    const chains = fill(characters / 2, dice.spread(1, 9_000), chain);
    const all = gradient(dice, `${name}-0`, dice.spread(100, 9_000)) + chains;
    return all + fill(characters / 2, 9_000, (at) => square.replace("/>", ` fill="url(#${name}-${at})"/>`));
  },
  (dice, { characters }) =>
    `<path ${paint(dice, "none")} d="${pathData(dice, 1e6, Math.min(characters, 1_000_000))}"/>`,
  (dice, { characters }) => {
    const group = dice.pick([
      "<g>",
      '<g opacity=".9">',
      "<svg>",
      "<a>",
      '<svg width="1e6" viewBox="0 0 .1 .1">',
      "<text>",
    ]);
    return nested(group, Math.min(dice.spread(50, 20_000), characters / group.length / 2), square);
  },
  (dice, { name, characters }) => {
    const many = `a${" a".repeat(characters / 4)}`;
    const words = [
      " ".repeat(characters),
      ";:".repeat(characters / 2),
      "url( ".repeat(characters / 5),
      "/*".repeat(characters / 2),
      many,
    ];
    const attribute = dice.pick([
      "style",
      "class",
      "transform",
      "d",
      "viewBox",
      "fill",
      "clip-path",
      "id",
      "points",
    ]);
    return `<g id="${name}" ${attribute === "id" ? "title" : attribute}="${dice.pick(words)}">${square}</g>`;
  },
  (dice, { characters }) => {
    const bits = [
      "<!---->",
      "<?a b?>",
      "<![CDATA[ ]]>",
      "<title>&amp;</title>",
      "<x:y xmlns:x='urn:x'/>",
      "<animate/>",
      "<set to='1'/>",
    ];
    const bit = dice.pick(bits);
    return fill(characters, 1e6, () => bit);
  },
  (dice, { name, characters }) =>
    `<g ${fill(characters, dice.spread(10, 99_000), (at) => `${name}${at}="1" `)}>${square}</g>`,
];
