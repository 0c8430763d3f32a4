import { fill, gradient, type Kind, nested, paint, pathData, square } from "./drawing-parts.ts";

const unusualStyles = [
  "mix-blend-mode:multiply",
  "mix-blend-mode:luminosity",
  "vector-effect:non-scaling-stroke",
  "paint-order:stroke;stroke:#f00;stroke-width:90",
  "isolation:isolate",
  "opacity:.5;stroke:#f00",
  "stroke-dasharray:.01;stroke:#f00",
  "STROKE-DASHARRAY:.01 .02;stroke:#f00",
  "filter:blur(90px)",
  "filter:drop-shadow(0 0 99px red)",
  "clip-path:circle(40%)",
  "clip-path:polygon(0 0,99% 0,50% 99%)",
  "-webkit-mask:url(#n0)",
  "transform:rotate3d(1,1,1,9deg) perspective(9px)",
  "marker:url(#n0)",
  "d:path('M0 0h9')",
];

/** Mostly within the limits of a plain drawing, sometimes just past them. */
export const nearlyPlain: Kind[] = [
  (dice, { name, characters, share }) => {
    const shapes = [
      () => square,
      () => `<circle cx="500" cy="500" r="${dice.whole(1, 999)}"/>`,
      () => `<rect width="999" height="999" rx="${dice.whole(1, 500)}"/>`,
      () => `<ellipse cx="500" cy="500" rx="1e6" ry="${dice.whole(1, 999)}"/>`,
      () => `<line x2="${dice.whole(1, 999)}" y2="999" stroke="#000"/>`,
    ];
    const count = dice.pick([500, 1900, 2001]) * share;
    const style = dice.chance(0.4) ? ` style="${dice.pick(unusualStyles)}"` : "";
    const shape = dice.pick(shapes);
    const all = fill(characters, count, () => shape().replace("/>", `${style}/>`));
    return `${gradient(dice, name, 9)}<g ${paint(dice, name)}>${all}</g>`;
  },
  (dice, { name, characters, share }) => {
    const points = dice.pick([2_000, 19_000, 20_001]) * share;
    return `${gradient(dice, name, 40)}<path ${paint(dice, name)} d="${pathData(dice, points, characters)}"/>`;
  },
  (dice, { name, characters, share }) => {
    const points = dice.pick([50, 1_000, 19_000]) * share;
    const shape = `<path id="${name}" ${paint(dice, "none")} d="${pathData(dice, points, characters)}"/>`;
    const count = dice.pick([190, 201]) * share;
    return (
      shape + fill(Infinity, count, (at) => `<use href="#${name}" x="${at}" transform="rotate(${at})"/>`)
    );
  },
  (dice, { name, characters, share }) => {
    const shapes = dice.pick([1, 3, 50]);
    const points = (dice.pick([9, 300, 15_000]) / shapes) * share;
    const clipped = dice.pick([1, 50, 1_800]) * share;
    const shape = () => `<path d="${pathData(dice, points, characters / shapes)}"/>`;
    const clip = `<clipPath id="${name}">${fill(Infinity, shapes, shape)}</clipPath>`;
    return clip + fill(characters, clipped, () => square.replace("/>", ` clip-path="url(#${name})"/>`));
  },
  (dice, { name, characters }) => {
    const [levels, children] = [dice.whole(2, 7), dice.whole(1, 6)];
    const level = (at: number) => {
      const circle = `<circle cx="500" cy="500" r="400" clip-path="url(#${name}-${at + 1})"/>`;
      return `<clipPath id="${name}-${at}" clip-path="url(#${name}-${at + 1})">${circle.repeat(children)}</clipPath>`;
    };
    return `${fill(characters, levels, level)}<g clip-path="url(#${name}-0)">${square}</g>`;
  },
  (dice, { name, share }) => {
    const clip = `<clipPath id="${name}"><path d="${pathData(dice, dice.spread(4, 5_000) * share)}"/></clipPath>`;
    const group = dice.pick([
      '<g opacity=".9">',
      `<g opacity=".9" clip-path="url(#${name})">`,
      '<g style="mix-blend-mode:screen">',
      '<g transform="rotate(9) scale(1.01)">',
    ]);
    const shapes = square.repeat(dice.pick([1, 90, 900]) * share);
    return clip + nested(group, dice.pick([9, 60, 99]), shapes);
  },
  (dice, { share }) => {
    const group = dice.pick([
      'opacity=".5"',
      'style="mix-blend-mode:difference"',
      'style="isolation:isolate"',
    ]);
    return `<g ${group}>${square}${square}</g>`.repeat(dice.pick([60, 600]) * share);
  },
  (dice, { name, characters, share }) => {
    const count = Math.ceil(dice.pick([2, 300, 1_900]) * share);
    const filled = fill(characters, 2_000 * share - count, () =>
      square.replace("/>", ` fill="url(#${name})"/>`),
    );
    return gradient(dice, name, count) + filled;
  },
  (dice, { name, characters, share }) => {
    const rules = dice.pick([9, 400, 20_000]);
    const subject = dice.pick(["path", `.${name}`, `#${name}`]);
    const declarations = "fill:#123;stroke:#f00;".repeat(dice.pick([1, 9, 2_000]));
    const style = dice.pick([declarations, ...unusualStyles]);
    const css = fill(characters / 2, rules, () => `${subject}{${style}}`);
    const shape = square.replace("/>", ` class="${`${name} `.repeat(dice.pick([1, 30]))}"/>`);
    return `<style>${css}</style>${fill(characters / 2, 1_900 * share, () => shape)}`;
  },
];
