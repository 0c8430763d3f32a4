import { readdirSync, readFileSync } from "node:fs";
import { SaxesParser } from "saxes";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ImageRefused } from "./image-refused.ts";
import { cleanSvg } from "./svg.server.ts";

const folder = new URL("../../tests/files/svg/", import.meta.url);
const filesOf = (kind: string) =>
  readdirSync(new URL(`${kind}/`, folder)).map((name) => name.replace(".svg", ""));
const read = (kind: string, name: string) => readFileSync(new URL(`${kind}/${name}.svg`, folder));
const textOf = (bytes: Uint8Array) => new TextDecoder("utf-8", { fatal: true }).decode(bytes);
const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}<path d="M0 0h9v9"/></svg>`,
  );

function refusal(bytes: Uint8Array): ImageRefused {
  try {
    cleanSvg(bytes);
  } catch (error) {
    if (error instanceof ImageRefused) return error;
    throw error;
  }
  throw new Error("The file was accepted.");
}

/** What a cautious reader, who does not know how the file was cleaned, still finds in it. */
function suspicions(text: string): string[] {
  const found: string[] = [];
  const active =
    /^(?:script|foreignobject|iframe|object|embed|image|feimage|animate.*|set|handler|discard)$/i;
  const judge = (css: string) => {
    if (/@(?!media\b)|expression|javascript|\/\*|<|:\/\/|\/\/|image\s*\(|image-set|src\s*\(/i.test(css))
      found.push(css);
    for (const [, inside] of css.matchAll(/url\s*\(([^)]*)/gi))
      if (!/^["']?#/.test(inside ?? "")) found.push(css);
  };
  const parser = new SaxesParser({ xmlns: true });
  let isStyle = false;
  parser.on("doctype", (doctype) => found.push(doctype));
  parser.on("processinginstruction", ({ target }) => found.push(target));
  parser.on("comment", (comment) => found.push(comment));
  parser.on("cdata", (cdata) => found.push(cdata));
  parser.on("opentag", ({ local, uri, attributes }) => {
    isStyle = local === "style";
    if (uri !== "http://www.w3.org/2000/svg" || active.test(local)) found.push(local);
    for (const { name, local: attribute, value } of Object.values(attributes)) {
      if (name === "xmlns" || name === "xmlns:xlink") continue;
      if (/^on|^src$|^base$|action/i.test(attribute)) found.push(name);
      if (attribute === "href" && (local === "a" || !value.startsWith("#"))) found.push(value);
      if (attribute !== "id" && attribute !== "d") judge(value);
    }
  });
  parser.on("text", (value) => {
    if (isStyle) judge(value);
  });
  parser.write(text).close();
  return found;
}

describe("F1 F2 F3 hostile drawings", () => {
  const refused = filesOf("refused");
  const neutralized = filesOf("neutralized");

  test("there are many kinds of them", () => {
    expect(refused.length + neutralized.length).toBeGreaterThan(100);
  });

  test.each(refused)("%s is refused, and the person is told what to do", (name) => {
    expect(refusal(read("refused", name)).message).toMatch(/upload|export/i);
  });

  test.each(neutralized)("%s is taken, with nothing active left", (name) => {
    const clean = cleanSvg(read("neutralized", name));
    expect(suspicions(textOf(clean))).toEqual([]);
  });

  test("what is clean stays the same when it is cleaned again", () => {
    for (const kind of ["neutralized", "exports"]) {
      for (const name of filesOf(kind)) {
        const once = textOf(cleanSvg(read(kind, name)));
        expect(textOf(cleanSvg(new TextEncoder().encode(once)))).toBe(once);
      }
    }
  });

  test("the reason names what was found", () => {
    expect(refusal(svg("<script/>")).message).toContain("script");
    expect(refusal(svg('<g onclick="a()"/>')).message).toContain("onclick");
    expect(refusal(svg('<use href="https://evil.example/#a"/>')).message).toContain("outside the file");
  });

  test("an id stays unique, so that a reference means what it meant", () => {
    const text = textOf(cleanSvg(svg('<g id="a"/><g id="a"/><use href="#a"/>')));
    expect(text.match(/ id="a"/g)).toHaveLength(1);
  });
});

describe("F4 drawings without end are refused by counting, before the work is done", () => {
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
    expect(performance.now() - begin).toBeLessThan(2000);
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
  ])("rules %s are refused, which take the renderer seconds to apply", (_, style, shapes) => {
    expect(refusal(svg(`${style}${shapes}`)).message).toContain("too complex");
  });

  test("as many rules as drawing programs write are taken", () => {
    const shapes = Array.from({ length: 5000 }, (_, index) => `<path class="cls-${index % 300}" d="M0 0"/>`);
    const style =
      rules(300, ".cls-N", "fill:red;stroke:none;opacity:.5") + rules(20, ".layer-N > g .cls-1, path");
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
    expect(cleanSvg(svg('<g filter="blur(1px)"/>'.repeat(9))).length).toBeGreaterThan(0);
  });

  const many = 400_000;
  test.each([
    ["a size of many digits", () => svg("", `width="${"1".repeat(many)}x!"`)],
    ["a size of many spaces", () => svg("", `width="1${" ".repeat(many)}!"`)],
    ["one long word", () => svg(`<g fill="${"a".repeat(many)}"/>`)],
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

describe("F6 what drawing programs export is taken and looks the same", () => {
  const render = (bytes: Uint8Array) =>
    sharp(bytes, { density: 96 })
      .resize(240, 240, { fit: "contain", background: "#ffffff" })
      .flatten({ background: "#ffffff" })
      .removeAlpha()
      .raw()
      .toBuffer();

  /** The renderer reads UTF-8 only. */
  const readable = (bytes: Buffer) =>
    bytes[0] === 0xff ? Buffer.from(bytes.toString("utf16le").replace(/^.*\?>\s*/, "")) : bytes;

  const exports = filesOf("exports");
  // The renderer wants the namespace that this one lacks; browsers show the cleaned file.
  test.each(exports.filter((name) => name !== "pasted-without-namespace"))("%s", async (name) => {
    const bytes = read("exports", name);
    const clean = cleanSvg(bytes);
    expect(suspicions(textOf(clean))).toEqual([]);
    const [before, after] = await Promise.all([render(readable(bytes)), render(clean)]);
    const different = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 8).length;
    expect(different / before.length).toBeLessThan(0.001);
    expect(new Set(after).size, "the picture is not blank").toBeGreaterThan(1);
  });

  test("a drawing pasted without its namespace gets one", async () => {
    const clean = cleanSvg(read("exports", "pasted-without-namespace"));
    expect(new Set(await render(clean)).size).toBeGreaterThan(1);
  });

  test("a CSS variable keeps its value, in whatever letters it is named", () => {
    const style = "<style>:root{--Brand:red}.a{FILL:var(--Brand)}</style>";
    expect(textOf(cleanSvg(svg(style)))).toContain(":root{--Brand:red}.a{fill:var(--Brand)}");
  });

  test("text keeps its font, and those in its place, where a program has named a part of one", () => {
    const fonts = "font-family:'BCDEEE+Calibri',Calibri,sans-serif";
    expect(textOf(cleanSvg(svg(`<text style="${fonts}">a</text>`)))).toContain(fonts);
  });

  test("F1 F2 F3 a reference may have spaces around it, and leads nowhere else by them", () => {
    for (const address of ["URL( '#m0' )", "url( #m0 )", "url( ' #m0' )"])
      expect(textOf(cleanSvg(svg(`<g mask="${address}"/>`)))).toContain(`mask="${address}"`);
    for (const address of ["url( 'x#m0' )", "url(  x #m0)", "url( //evil.example/#a)", "url()"])
      expect(refusal(svg(`<g mask="${address}"/>`)).message).toContain("outside the file");
  });

  test("a link keeps the colors that rules give it, and leads nowhere", () => {
    const style = "<style>a{fill:blue}a path{fill:red}</style>";
    const text = textOf(
      cleanSvg(
        svg(
          `${style}<a href="https://a.example/" xlink:href="#b" target="_top"><path d="M0 0h9"/></a><text><a>b<tspan>c</tspan></a></text>`,
        ),
      ),
    );
    expect(text).toContain(`${style}<a><path d="M0 0h9"/></a><text><a>b<tspan>c</tspan></a></text>`);
    expect(refusal(svg('<a href="javascript:alert(1)"/>')).message).toContain("link");
  });

  test("what a style turns, scales and moves stays where it was", () => {
    const style = "rotate:45deg;scale:2;translate:50px 50px";
    expect(textOf(cleanSvg(svg(`<rect style="${style}"/>`)))).toContain(style);
    expect(refusal(svg('<rect style="translate:url(https://evil.example/)"/>')).message).toContain("outside");
  });

  test("F1 F2 F3 a reference keeps the spaces in a name, and leads nowhere else by them", () => {
    const use = (address: string) => svg(`<use href="${address}"/>`);
    expect(textOf(cleanSvg(use("#My Icon")))).toContain('xlink:href="#My Icon"');
    expect(textOf(cleanSvg(use(" \t#a&#10;b ")))).toContain('xlink:href="#ab"');
    for (const address of ["x #a", "https://evil.example/ #a", "\u200b //evil.example#a", "x&#10;#a"])
      expect(refusal(use(address)).message).toContain("outside the file");
    const symbol = `<g id="a b">${"<rect/>".repeat(300)}</g>`;
    expect(refusal(svg(symbol + '<use href="#a b"/>'.repeat(300))).message).toContain("too complex");
  });

  test("editors' leftovers are gone without a word", () => {
    const text = textOf(cleanSvg(read("exports", "inkscape")));
    expect(text).not.toMatch(/inkscape|sodipodi|metadata|rdf|<!--|<\?xml/);
  });
});

test.each([
  ['width="72pt" height="48"', "0 0 96 48"],
  ['width="1in" height="25.4mm"', "0 0 96 96"],
])("a drawing that has a size (%s) but no view box gets one, so that it scales", (attributes, box) => {
  expect(textOf(cleanSvg(svg("", attributes)))).toContain(`viewBox="${box}"`);
});
