import { describe, expect, test } from "vitest";
import { refusal, svg, textOf } from "#tests/support/svg.ts";
import { cleanSvg } from "./svg.server.ts";

describe("drawings without end are refused by counting, before the work is done", () => {
  test("20,000 nested groups are refused at the hundredth, though the rest of the file is not even a drawing", () => {
    const bytes = new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${"<g>".repeat(20_000)}</broken`,
    );
    // A reader that went on would complain of the broken end instead.
    expect(refusal(bytes).message).toContain("too many parts");
  });

  test("nested unknown elements are counted too", () => {
    expect(refusal(svg(`${"<x>".repeat(20_000)}${"</x>".repeat(20_000)}`)).message).toContain(
      "too many parts",
    );
  });

  test("20,001 elements side by side are refused, 15,000 are taken", () => {
    expect(refusal(svg("<g/>".repeat(20_001))).message).toContain("too many parts");
    expect(cleanSvg(svg("<g/>".repeat(15_000))).length).toBeGreaterThan(0);
  });

  test("a symbol used a thousand times is taken, one that doubles thirty times is not", () => {
    expect(
      cleanSvg(svg(`<g id="a"><rect/><rect/></g>${'<use href="#a"/>'.repeat(1000)}`)).length,
    ).toBeGreaterThan(0);
    const doubling = Array.from({ length: 29 }, (_, level) => {
      const use = `<use href="#g${level}"/>`;
      return `<g id="g${level + 1}">${use}${use}</g>`;
    });
    expect(refusal(svg(`<rect id="g0"/>${doubling.join("")}`)).message).toContain("too complex");
  });

  test("a gradient may be used by every shape of a large drawing", () => {
    const gradient = `<linearGradient id="g">${'<stop offset="0"/>'.repeat(10)}</linearGradient>`;
    expect(
      cleanSvg(svg(`${gradient}${'<path d="M0 0" fill="url(#g)"/>'.repeat(9000)}`)).length,
    ).toBeGreaterThan(0);
  });

  test("markers in the markers of lines are counted at both ends of each line", () => {
    const marker = `<marker id="m">${"<rect/>".repeat(40)}</marker>`;
    const lines = (count: number) =>
      svg(`${marker}<g marker-end="url(#m)" marker-start="url(#m)">${"<line/>".repeat(count)}</g>`);
    expect(cleanSvg(lines(200)).length).toBeGreaterThan(0);
    expect(refusal(lines(400)).message).toContain("too complex");
  });

  test("markers are counted at every step of a path, however short it is written", () => {
    const bomb = `<marker id="m">${"<rect/>".repeat(60)}</marker><path d="M0 0${"z".repeat(999)}" marker-mid="url(#m)"/>`;
    expect(refusal(svg(bomb)).message).toContain("too complex");
  });

  test("a rule for every element that refers to much is refused before all of it is looked for", () => {
    const style = `<style>${`*{fill:${"url(#a)".repeat(140)}}`.repeat(200)}</style>`;
    const begin = performance.now();
    expect(refusal(svg(`${style}${"<g/>".repeat(15_000)}`)).message).toContain("too complex");
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  test("a value of very many references is read like any other", () => {
    expect(cleanSvg(svg(`<g fill="${"url(#a)".repeat(250_000)}"/>`)).length).toBeGreaterThan(0);
  });

  test("a value of great length is left out: the renderer would keep it anew for each of 20,000 elements", () => {
    const long = "a,".repeat(50_000);
    const text = textOf(
      cleanSvg(
        svg(
          `<g font-family="${long}a" style="font-family:${long}a" stroke-dasharray="${"1 ".repeat(9999)}"/>`,
        ),
      ),
    );
    expect(text).toContain("<g/>");
    expect(textOf(cleanSvg(svg(`<g xml:lang="${"aa-".repeat(9999)}"/>`))).length).toBeLessThan(300);
    const fonts = `font-family="${Array.from({ length: 30 }, (_, index) => `Font ${index}`).join(", ")}"`;
    expect(textOf(cleanSvg(svg(`<text ${fonts}>a</text>`)))).toContain(fonts);
  });

  test("a name that ends in a space of its own is counted like any other", () => {
    const pattern = `<pattern id="a\u00a0">${"<rect/>".repeat(300)}</pattern>`;
    const shapes = '<rect fill="url(#a\u00a0)"/>'.repeat(300);
    expect(refusal(svg(`${pattern}${shapes}`)).message).toContain("too complex");
  });

  test.each([
    ["a class", "a", ".a", "#m"],
    ["a class after another", "b a", "g .a", "#m"],
    ["a class in an escape", "a0", ".\\61 0", "#m"],
    ["a class with a space that is none to CSS", "q\u00a0a", ".q\u00a0a", "#m"],
    ["a class with a space of another kind", "q\u2003a", ".q\u2003a", "#m"],
    ["a class in :is()", "a", ":is(.b, .a)", "#m"],
    ["an attribute", "a", '[class="a"]', "#m"],
    ["an element that is not another", "a", "g > :not(.b)", "#m"],
    ["an element in its place", "a", "g > rect:nth-child(n)", "#m"],
    ["a name that ends in a space", "a", ".a", "'#m '"],
    ["a name that is written in codes", "a", ".a", "#%6d"],
  ])("masks are counted when the rule that sets them names %s", (_, name, selector, address) => {
    const mask = `<mask id="m${address.endsWith(" '") ? " " : ""}">${"<path/>".repeat(700)}</mask>`;
    const masked = `<g>${`<rect class="${name}"/>`.repeat(90)}</g>`;
    // Where the mask's own parts may be meant, too, it is taken to contain itself.
    const reason = /too complex|contains itself/;
    const style = `<style>${selector}{mask:url(${address})}</style>`;
    expect(refusal(svg(`${style}${mask}${masked}`)).message).toMatch(reason);
  });

  const rules = (count: number, selector: string, declarations = "fill:red") =>
    `<style>${Array.from({ length: count }, (_, index) => `${selector.replaceAll("N", `${index}`)}{${declarations}}`).join("")}</style>`;
  const nested = (inside: string) => `${"<g>".repeat(80)}${inside}${"</g>".repeat(80)}`;

  test.each([
    ["many, over many elements", rules(1500, ".aN"), "<g/>".repeat(15_000)],
    ["for what is within another, under many", rules(1500, "g *"), nested("<g/>".repeat(15_000))],
    ["for what is within another in some way", rules(500, ":is(q g, b) g"), nested("<g/>".repeat(2000))],
    ["for what follows another", rules(40, "g~g~g~g~g~p"), "<g/>".repeat(15_000)],
    ["for places", rules(40, "g:nth-last-child(3n+1) ~ g ~ g"), "<g/>".repeat(15_000)],
    ["for a place among many", rules(10, "g:nth-child(3n+1)"), "<g/>".repeat(15_000)],
    ["of one with very many classes", rules(4000, ".aN"), `<g class="${"b ".repeat(400_000)}"/>`],
    ["of many properties", rules(1, "*", "fill:red;".repeat(9999)), "<g/>".repeat(15_000)],
  ])("rules %s are refused, which take renderer and browsers seconds to apply", (_, style, shapes) => {
    expect(refusal(svg(`${style}${shapes}`)).message).toContain("too complex");
  });

  test("as many rules as drawing programs write are taken", () => {
    const shapes = Array.from({ length: 4000 }, (_, index) => `<path class="cls-${index % 2000}" d="M0 0"/>`);
    const style = rules(2000, ".cls-N", "fill:#112233") + rules(20, ".layer-N > g .cls-1, path");
    expect(cleanSvg(svg(`${style}<g><g>${shapes.join("")}</g></g>`)).length).toBeGreaterThan(0);
  });

  test.each([
    ['<feMorphology operator="dilate" radius="50"/>', 3, 1],
    ['<feTurbulence baseFrequency=".05" numOctaves="9"/>', 2, 1],
    ['<feTurbulence baseFrequency=".05"/>', 9, 4],
    ['<feConvolveMatrix order="20" kernelMatrix="1"/>', 1, 0],
    ['<feConvolveMatrix kernelMatrix="1 0 1 0 1 0 1 0 1"/>', 6, 3],
    ['<feDisplacementMap scale="5"/>', 3, 1],
    ['<feDiffuseLighting><feDistantLight azimuth="9"/></feDiffuseLighting>', 11, 5],
    ['<feGaussianBlur stdDeviation="9"/>', 70, 30],
    ['<feDropShadow stdDeviation="9"/>', 40, 20],
  ])("a filter of many steps %s is refused, one of a few is taken", (step, tooMany, few) => {
    const filter = (count: number) =>
      svg(`<filter id="f">${step.repeat(count)}</filter><g filter="url(#f)"/>`);
    expect(refusal(filter(tooMany)).message).toContain("too complex");
    expect(cleanSvg(filter(few)).length).toBeGreaterThan(0);
  });

  test("filters that are written as functions are counted, too", () => {
    const blurs = `filter:${"blur(9px) ".repeat(50)}`;
    expect(refusal(svg(`<g style="${blurs}"/>`)).message).toContain("too complex");
    expect(refusal(svg(`<style>g{${blurs}}</style><g/>`)).message).toContain("too complex");
    expect(refusal(svg('<g filter="blur(1px)"/>'.repeat(50))).message).toContain("too complex");
    expect(
      refusal(svg(`<style>svg{--a:${"blur(9px) ".repeat(50)}}g{filter:var(--a)}</style><g/>`)).message,
    ).toContain("too complex");
    expect(cleanSvg(svg('<g filter="blur(1px)"/>'.repeat(9))).length).toBeGreaterThan(0);
  });

  test.each([
    ["masks", '<g mask="url(#m)"/>', 600, 200],
    ["blends", '<g style="mix-blend-mode:multiply"/>', 600, 200],
    ["translucent groups", '<g opacity=".9"/>', 7000, 4000],
    ["groups without any of it", '<g opacity="1" style="mask:none;mix-blend-mode:normal"/>', 20_001, 15_000],
  ])("%s are counted as a sheet of the picture's size each", (_, group, tooMany, many) => {
    const mask = '<mask id="m"><path d="M0 0h9"/></mask>';
    expect(refusal(svg(mask + group.repeat(tooMany))).message).toMatch(/too (?:complex|many)/);
    expect(cleanSvg(svg(mask + group.repeat(many))).length).toBeGreaterThan(0);
  });

  const dashes = (lines: string, pattern = "0.2 0.2") =>
    `<g stroke="red" stroke-linecap="round" stroke-width="50" stroke-dasharray="${pattern}">${lines}</g>`;
  const fineRule = "<style>.a{stroke-dasharray:.01}</style>";

  test.each([
    ["a long line", dashes('<path d="M0 50H1e6"/>')],
    ["steps without a number", dashes(`<path d="M1e5 0${"H0z".repeat(99)}"/>`, "9")],
    ["curves", dashes(`<path d="M0 0c0 0 9e4 0 0 9${"t0 0".repeat(99)}"/>`, "9")],
    ["an arc", dashes('<path d="M0 0A90000 90000 0 1190 90"/>')],
    ["many lines", dashes('<line x2="100"/>'.repeat(50), "1")],
    ["a circle", dashes('<circle r="1e5"/>', "9")],
    ["a rectangle that its style makes large", dashes('<rect style="width:1e5px;height:1px"/>', "9")],
    [
      "a rectangle as wide as the page",
      `<svg viewBox="0 0 1e6 1e6">${dashes('<rect width="100%" height="1"/>', "9")}</svg>`,
    ],
    [
      "a rectangle that its style makes as wide as the page",
      `<svg viewBox="0 0 1e6 1e6">${dashes('<rect style="width:100%" height="1"/>', "9")}</svg>`,
    ],
    ["a polygon", dashes('<polygon points="0 0 1e5 0 1e5,1e5"/>', "5")],
    ["many letters", dashes(`<text font-size="90">${"a".repeat(500)}</text>`, "1")],
    [
      "a line by a variable",
      '<style>svg{--a:.01}g{stroke-dasharray:var(--a)}</style><g><path d="M0 0h999"/></g>',
    ],
    ["a line by what is worked out", '<path style="stroke-dasharray:calc(9px / 999)" d="M0 0h9999"/>'],
    ["a circle whose style works out its size", dashes('<circle style="r:calc(999px * 999)"/>', "9")],
    ["a circle that works out its size", dashes('<circle r="calc(999px * 999)"/>', "9")],
    ["letters whose size is worked out", dashes('<text font-size="calc(99px * 99)">abc</text>', "1")],
    ["a line by a rule", `${fineRule}<g class="a"><path d="M0 0h9999"/></g>`],
    ["a symbol used often", `<path id="a" d="M0 0h99999"/>${dashes('<use href="#a"/>'.repeat(99), "30")}`],
    ["very many dots", dashes('<path d="M0 0h1e4"/>', `9${" 0".repeat(400)}`)],
    [
      "a line that is as wide at any size",
      `<path vector-effect="non-scaling-stroke" stroke-dasharray=".1" d="M0 0h9999"/>`,
    ],
  ])("dashes without end are refused, of %s", (_, shapes) => {
    expect(refusal(svg(shapes)).message).toContain("too complex");
  });

  test("dashes as people draw them are taken, and lines without any may be of any length", () => {
    const map = Array.from({ length: 100 }, (_, y) => `<path d="M0 ${y}h1000l-900 5c50 2 70 3 900 1"/>`).join(
      "",
    );
    const dotted = `<g stroke-width="2" stroke-linecap="round" stroke-dasharray="0 6">${map}</g>`;
    expect(cleanSvg(svg(dotted, 'viewBox="0 0 1000 1000"')).length).toBeGreaterThan(0);
    const fine = '<path stroke-width="1" stroke-dasharray="1 1" d="M0 0h500v500h-500z"/>';
    expect(cleanSvg(svg(`${fine}<path d="${"M0 0H1e6".repeat(999)}"/>`)).length).toBeGreaterThan(0);
    expect(cleanSvg(svg(`<g stroke-dasharray="none"><path d="M0 0H1e9"/></g>`)).length).toBeGreaterThan(0);
    const icon =
      '<path style="stroke:var(--a, red);stroke-width:var(--b, 2)" stroke-dasharray="4 4" d="M0 0h24v24"/>';
    expect(textOf(cleanSvg(svg(icon)))).toContain("stroke-width:var(--b, 2)");
  });

  const many = 400_000;
  test.each([
    ["a size of many digits", () => svg("", `width="${"1".repeat(many)}x!"`)],
    ["a size of many spaces", () => svg("", `width="1${" ".repeat(many)}!"`)],
    ["one long word", () => svg(`<g fill="${"a".repeat(many)}"/>`)],
    ["a side of many numbers", () => svg(`<rect stroke-dasharray="9" width="${"1 ".repeat(many)}"/>`)],
    ["a side of many digits", () => svg(`<rect stroke-dasharray="9" width="0.${"1".repeat(many)}x"/>`)],
    [
      "a path of many steps",
      () => svg(`<path stroke-dasharray="9" d="M0 0${"h0".repeat(many)}${" ".repeat(many)}"/>`),
    ],
    ["many spaces between words", () => svg(`<g fill="a${" ".repeat(many)}b"/>`)],
    ["many spaces in a reference without its end", () => svg(`<g fill="url(#a${" ".repeat(many)}"/>`)],
    ["many spaces of another kind", () => svg(`<g fill="url(#a${"\u00a0".repeat(many)}b)"/>`)],
    ["many spaces as escapes", () => svg(`<g fill="url(${"\\20 ".repeat(many)}#a)"/>`)],
    [
      "many rules and spaces after them",
      () => svg(`<style>${"a{}".repeat(50_000)}${" ".repeat(100_000)}</style>`),
    ],
  ])("%s, which was read anew from each sign, is read at once", (_, file) => {
    const bytes = file();
    const begin = performance.now();
    expect(cleanSvg(bytes).length).toBeGreaterThan(0);
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  test("style rules are limited", () => {
    expect(refusal(svg(`<style>${".a{fill:red}".repeat(4001)}</style>`)).message).toContain("style rules");
  });
});
