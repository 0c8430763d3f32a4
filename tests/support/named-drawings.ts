import { square } from "./drawing-parts.ts";

const page = (inside: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1000 1000">' +
  `${inside}</svg>`;

/** A zigzag over the whole page. */
const zigzag = (points: number) =>
  `M0 0${Array.from({ length: points - 1 }, (_, at) => `L${(at * 7919) % 1000} ${(at * 104729) % 1000}`).join("")}`;

const clipped = (shapes: number) => square.replace("/>", ' clip-path="url(#a)"/>').repeat(shapes);

/** Drawings that once held up the site, or a page: some look plain until what refers to what is counted. */
export const namedDrawings: Record<string, () => string> = {
  "a list of 1,000 selectors with 14,000 references": () =>
    page(`<style>${"q,".repeat(999)}q{${"fill:url(#abc);".repeat(14_000)}}</style>${square}`),
  "1.95 MB of opacity in lists of selectors": () => {
    const rule = `${"q,".repeat(999)}q{${"opacity:.1;".repeat(2_700)}}`;
    return page(`<style>${rule.repeat(61)}</style>${square}`);
  },
  "references that cannot be decoded, for 17,000 elements": () =>
    page(`<style>${`*{fill:url(#${"%x".repeat(440)})}`.repeat(60)}</style>${"<g/>".repeat(17_000)}${square}`),
  "7,776 uses that only @media shows": () => {
    const level = (at: number) => `<g id="u${at + 1}">${`<use xlink:href="#u${at}"/>`.repeat(6)}</g>`;
    const css = "#u1{display:none}@media screen{#u1{display:inline}}";
    const path = `<path id="u0" d="${zigzag(400)}"/>`;
    return page(`<style>${css}</style><defs>${path}${[0, 1, 2, 3].map(level).join("")}</defs>${level(4)}`);
  },
  "1.9 MB of elements, costly at each check": () =>
    page(
      `<style>${"g g *{opacity:.9}".repeat(4_000)}</style>${'<g style="fill:#123456;opacity:.9"><g/></g>'.repeat(43_000)}`,
    ),
  "20,000 groups, one inside the other": () =>
    page(`${"<g>".repeat(20_000)}${square}${"</g>".repeat(20_000)}`),
  "a clip path of 2,000 points on 1,900 shapes": () =>
    page(`<clipPath id="a"><path d="${zigzag(2_000)}"/></clipPath>${clipped(1_900)}`),
  "a clip path of 50 shapes on 1,900 shapes": () => {
    const circles = Array.from({ length: 50 }, (_, at) => `<circle cx="${at * 20}" cy="500" r="400"/>`).join(
      "",
    );
    return page(`<clipPath id="a">${circles}</clipPath>${clipped(1_900)}`);
  },
  "200 uses of 19,000 points": () =>
    page(`<path id="a" d="${zigzag(19_000)}"/>${'<use xlink:href="#a"/>'.repeat(200)}`),
  "a stroke with round joins over 19,000 points": () =>
    page(`<path d="${zigzag(19_000)}" fill="none" stroke="#123" stroke-width="90" stroke-linejoin="round"/>`),
};
