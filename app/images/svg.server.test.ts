import { readdirSync, readFileSync } from "node:fs";
import { SaxesParser } from "saxes";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { refusal, svg, textOf } from "#tests/support/svg.ts";
import { cleanSvg } from "./svg.server.ts";

const folder = new URL("../../tests/files/svg/", import.meta.url);
const filesOf = (kind: string) =>
  readdirSync(new URL(`${kind}/`, folder)).map((name) => name.replace(".svg", ""));
const read = (kind: string, name: string) => readFileSync(new URL(`${kind}/${name}.svg`, folder));
function suspicions(text: string): string[] {
  const found: string[] = [];
  const active =
    /^(?:script|foreignobject|iframe|object|embed|image|feimage|animate.*|set|handler|discard)$/i;
  const judge = (css: string) => {
    if (/@|expression|javascript|\/\*|<|:\/\/|\/\/|image\s*\(|image-set|src\s*\(/i.test(css)) found.push(css);
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
    expect(refusal(svg("<script>a()</script>")).message).toContain("script");
    expect(refusal(svg("<iframe/>")).message).toContain("iframe");
    expect(refusal(svg('<use href="https://evil.example/#a"/>')).message).toContain("outside the file");
  });

  test("an id stays unique, so that a reference means what it meant", () => {
    const text = textOf(cleanSvg(svg('<g id="a"/><g id="a"/><use href="#a"/>')));
    expect(text.match(/ id="a"/g)).toHaveLength(1);
  });
});

describe("what design apps export is taken and looks the same", () => {
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
  // The renderer wants the missing namespace; browsers show the cleaned file.
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

  test("a CSS variable is its value, in whatever letters it is named", () => {
    const style = "<style>:root{--Brand:red}.a{FILL:var(--Brand)}</style>";
    expect(textOf(cleanSvg(svg(style)))).toContain("<style>.a{fill:red}</style>");
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
