import { describe, expect, test } from "vitest";
import { refusal, svg, textOf } from "#tests/support/svg.ts";
import { cleanDrawing } from "./render.server.ts";
import { cleanSvg } from "./svg.server.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const cleaned = (inside: string) => textOf(cleanSvg(svg(inside)));
const drawn = async (text: string) => textOf((await cleanDrawing(utf8(text))).bytes);
const mark = '<path d="M2 2h5v5z" fill="#0a5"/>';

describe("what draws nothing does not refuse a drawing", () => {
  test.each([
    ["a handler that was left over", `<g onmouseover="evt.target.style.fill=1">${mark}</g>`],
    ["an empty script", `<script type="text/ecmascript"> <!-- none --> </script>${mark}`],
    ["a script that names no file", `<script xlink:href=""/>${mark}`],
    ["a font that nothing is written in", `<style>@font-face{src:url("data:;base64,AA")}</style>${mark}`],
    ["an empty script in what editors keep", `<metadata><script/></metadata>${mark}`],
    ["an empty link, which belongs to a page", `<link/>${mark}`],
    ["an empty foreignObject", `<foreignObject width="1" height="1"> </foreignObject>${mark}`],
    [
      "what only one editor reads, with a fallback",
      `<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"><i:pgf xmlns:i="x">eJzt</i:pgf></foreignObject><g>${mark}</g></switch>`,
    ],
  ])("%s", (_, inside) => {
    const text = cleaned(inside);
    expect(text).toContain(mark);
    expect(text).not.toMatch(/script|foreign|onmouse|eJzt|link/i);
  });

  test.each([
    ["a script with words", "<script>draw()</script>", "script"],
    ["a script from elsewhere", '<script href="a.js"/>', "script"],
    ["words in a foreignObject", "<foreignObject>Kodi</foreignObject>", "foreignObject"],
    [
      "HTML in one that only one editor reads",
      '<foreignObject requiredExtensions="x"><p xmlns="http://www.w3.org/1999/xhtml">Kodi</p></foreignObject>',
      "foreignObject",
    ],
  ])("%s does", (_, inside, part) => expect(refusal(svg(inside)).message).toContain(`“${part}”`));

  test("a link that does nothing is one that leads nowhere", () => {
    for (const address of ["javascript:void(0)", "javascript: void(0);", "javascript:;"])
      expect(cleaned(`<a href="${address}">${mark}</a>`)).toContain(`<a>${mark}</a>`);
    expect(refusal(svg('<a href="javascript:void(0);draw()"/>')).message).toContain("link");
  });

  test("Figma's gradients and blurs are refused by name, with what to do in Figma", () => {
    for (const effect of ["backdrop-filter:blur(12px)", "background:conic-gradient(from 90deg,red,blue)"]) {
      const box = `<foreignObject x="-9" y="-9" width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml" style="${effect}"></div></foreignObject>`;
      expect(refusal(svg(box)).message).toMatch(
        /^Figma’s background blur and angular gradients .* In Figma /,
      );
    }
  });
});

describe("a document type with words of its own", () => {
  const typed = (entities: string, inside = "") =>
    utf8(
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "x.dtd" [${entities}]><svg xmlns="&svg;" viewBox="0 0 9 9">${inside}${mark}</svg>`,
    );
  const plain = '<!ENTITY svg "http://www.w3.org/2000/svg">';

  test("is read where they are plain", () => {
    expect(textOf(cleanSvg(typed(`${plain}\n\t<!ENTITY red '#c00'>`, '<g fill="&red;"/>')))).toContain(
      '<g fill="#c00"/>',
    );
  });

  test("is read where it also says how the file may be written", () => {
    const more = `<!-- a plotter’s -->${plain}<!ELEMENT svg ANY><!ATTLIST svg xmlns:a CDATA #IMPLIED>`;
    expect(textOf(cleanSvg(typed(more)))).toContain(mark);
  });

  test.each([
    ["one in another", '<!ENTITY a "&svg;&svg;">', ""],
    ["markup", '<!ENTITY a "<g/>">', ""],
    ["from elsewhere", '<!ENTITY a SYSTEM "a.txt">', ""],
    ["a long one", `<!ENTITY a "${"a".repeat(201)}">`, ""],
    ["many", Array.from({ length: 40 }, (_, n) => `<!ENTITY a${n} "b">`).join(""), ""],
    ["one that is used very often", '<!ENTITY a "bbbbbb">', `<text>${"&a;".repeat(1_100)}</text>`],
  ])("is refused with %s", (_, entities, inside) => {
    expect(refusal(typed(plain + entities, inside)).message).toContain("In Illustrator use File > Export");
  });
});

test.each([
  ["UTF-8 that says Latin-1", "ISO-8859-1", "utf8"],
  ["UTF-8 that says UTF-16", "utf-16le", "utf8"],
  ["Latin-1 that says so", "windows-1252", "latin1"],
  ["UTF-8 that says a code of China", "GB2312", "utf8"],
  ["UTF-8 that says a code that nobody knows", "unicode", "utf8"],
  ["Latin-1 that says UTF-8", "utf-8", "latin1"],
  ["UTF-16 without its mark", "utf-16", "utf16le"],
] as const)("%s is read as what it is", (_, declared, encoding) => {
  const text = `<?xml version="1.0" encoding="${declared}"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Dénué</title>${mark}</svg>`;
  expect(textOf(cleanSvg(Buffer.from(text, encoding)))).toContain("<title>Dénué</title>");
});

describe("colors are drawn as browsers draw them", () => {
  test.each([
    ['fill="oklch(62.8% .2577 29.23)"', 'fill="#ff0000"'],
    ['fill="hwb(120 0% 0% / .5)"', 'fill="rgba(0, 255, 0, 0.5)"'],
    ['fill="color(display-p3 0 0 0)"', 'fill="#000000"'],
    ['fill="light-dark(oklch(0 0 0), white)"', 'fill="#000000"'],
    ['fill="#0a5 icc-color(press, 1, 0, 0, 0)"', 'fill="#0a5"'],
    ['fill="var(--none, #0a5)"', 'fill="#0a5"'],
    ['style="fill:#0a5;fill:color(display-p3 0 .7 .3)"', 'style="fill:#0a5"'],
    ['fill="OKLCH(62.8% .2577 29.23)"', 'fill="#ff0000"'],
    ['style="fill:#0a5;fill:color-mix(in srgb, red, blue)"', 'style="fill:#0a5"'],
    ['style="fill:#0a5;fill:device-cmyk(0 1 1 0)"', 'style="fill:#0a5"'],
    ['style="fill:color(srgb 0 1 0)"', 'style="fill:#00ff00"'],
  ])("%s", (written, plain) => expect(cleaned(`<g ${written}/>`)).toContain(`<g ${plain}/>`));

  test("a drawing for the dark has its dark colors", () => {
    const inScheme = (scheme: string) =>
      textOf(
        cleanSvg(
          svg('<g fill="light-dark(#000, #fff)"/>', `viewBox="0 0 9 9" style="color-scheme:${scheme}"`),
        ),
      );
    expect(inScheme("dark")).toContain('<g fill="#fff"/>');
    for (const scheme of ["light", "light dark", "only light"])
      expect(inScheme(scheme)).toContain('<g fill="#000"/>');
  });

  test("a variable is its value, also of another one and before it is set", () => {
    const style =
      "<style>:root{--a:var(--b);--b:hsl(0 100% 50%)}@media (prefers-color-scheme:dark){:root{--b:white}}</style>";
    expect(cleaned(`<g fill="var(--a)"/>${style}`)).toContain('<g fill="#ff0000"/>');
    expect(cleaned("<style>:root{--c:var(--c)}</style><g fill='var(--c)'/>")).toContain("<g/>");
  });

  test("what has no one value, or none that we know, is refused with a sentence", () => {
    const changing = '<style>:root{--a:red}.b{--a:blue}</style><g class="b" fill="var(--a)"/>';
    expect(refusal(svg(changing)).message).toContain("variables that change");
    for (const color of ["color-mix(in srgb, red, blue)", "oklch(from red l c h)", "device-cmyk(0 1 1 0)"])
      expect(refusal(svg(`<g fill="${color}"/>`)).message).toContain("a color that we can’t draw");
  });

  test("no variable puts together what leads out of the file", () => {
    const style = "<style>:root{--a:url}</style>";
    expect(refusal(svg(`${style}<g fill="var(--a)(//evil.example/a)"/>`)).message).toContain(
      "outside the file",
    );
  });

  test("variables of variables do not grow without end", () => {
    const rows = Array.from({ length: 60 }, (_, n) => `--v${n}:var(--v${n + 1}) var(--v${n + 1});`).join("");
    expect(cleaned(`<style>:root{${rows}--v60:1}</style><g stroke-dasharray="var(--v0)"/>`)).toContain(
      "<g/>",
    );
  });
});

describe("a drawing without a size", () => {
  const sizeless = (inside: string, attributes = "") =>
    drawn(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

  test.each([
    ["none", ""],
    ["a share of the page", 'width="100%" height="100%"'],
    ["a view box of three numbers", 'viewBox="0 0 90"'],
  ])("%s gets it from what it draws, wherever that is", async (_, attributes) => {
    const text = await sizeless('<rect x="-700" y="40" width="300" height="150" fill="#0a5"/>', attributes);
    const box = /viewBox="([^"]*)"/.exec(text)?.[1]?.split(" ").map(Number) ?? [];
    for (const [index, side] of [-700, 40, 300, 150].entries())
      expect(Math.abs((box[index] ?? Number.NaN) - side)).toBeLessThan(2);
  });

  test("has the one of its style", async () => {
    const text = await sizeless(mark, 'height="20" style="width: 12px; height:1in !important"');
    expect(text).toContain('viewBox="0 0 12 96"');
    expect(text).not.toContain("style");
  });

  test("is refused where nothing is seen", async () => {
    await expect(sizeless('<path d="M0 0h9v9z" fill="none"/>')).rejects.toThrow("noSize");
    await expect(sizeless('<path d="M20 20h9v9z"/>', 'viewBox="0 0 9 9"')).rejects.toThrow(
      "invisibleDrawing",
    );
  });
});
