import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { transformWithOxc } from "vite";
import { describe, expect, it, vi } from "vitest";
import { componentName, toJsx } from "./jsx.server.ts";
import { cleanSvg } from "./svg.server.ts";
import { presentationAttributes } from "./svg-vocabulary.ts";

const cleaned = (inside: string) =>
  cleanSvg(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`,
    ),
  );

async function jsxOf(inside: string): Promise<string> {
  return toJsx(new Uint8Array(cleaned(inside)).buffer, "Kodi");
}

/** As a bundler and React make it. */
async function rendered(inside: string, props = {}): Promise<string> {
  const { code } = await transformWithOxc(await jsxOf(inside), "kodi.jsx", {
    jsx: { runtime: "classic", pragma: "h" },
  });
  const body = code.replace("export default function", "return function");
  return renderToStaticMarkup(createElement(new Function("h", body)(createElement), props));
}

const shape = (inside: string) => `${inside}<path d="M0 0h9"/>`;

describe("a drawing as JSX", () => {
  it("is a component named after the logo, whose size and title one sets", async () => {
    expect(await jsxOf('<path d="M0 0h9" stroke-width="2"/>')).toBe(`export default function Kodi(props) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" {...props}>
      <path d="M0 0h9" strokeWidth="2" />
    </svg>
  );
}
`);
    expect(await rendered('<path d="M0 0h9"/>', { width: 24, role: "img" })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="24" role="img"><path d="M0 0h9"></path></svg>',
    );
  });

  it("says the same with React as the file does, without a word of warning", async () => {
    const warned = vi.spyOn(console, "error");
    const attributes = [...presentationAttributes].map((name) => `${name}="inherit"`).join(" ");
    for (const [inside, expected] of [
      [shape(`<g ${attributes} class="a b" xml:space="preserve"></g>`), null],
      [shape('<g style="fill:#fff;stroke-width:2;-webkit-mask:none"></g>'), null],
      [shape("<style>.a{fill:#fff}</style>"), null],
      ['<text>a  {b} &lt;c&gt; "d" <tspan>e</tspan> f</text>', null],
      [
        '<defs><path id="p" d="M0 0"/></defs><use xlink:href="#p"/>',
        '<defs><path id="p" d="M0 0"></path></defs><use href="#p"></use>',
      ],
      [
        shape(String.raw`<g aria-label='"\n" &amp; co'></g>`),
        String.raw`<g aria-label="&quot;\n&quot; &amp; co"></g><path d="M0 0h9"></path>`,
      ],
    ] as const) {
      const stored = new TextDecoder().decode(cleaned(inside)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
      const written = stored.replace(/<(\w+)([^<>]*)\/>/g, "<$1$2></$1>");
      const shown = (await rendered(inside)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
      expect(shown.replaceAll("&quot;", '"')).toBe((expected ?? written).replaceAll("&quot;", '"'));
    }
    expect(warned).not.toHaveBeenCalled();
  });

  it("has each property of a style once: the last value that every browser knows", async () => {
    const style = "fill:#a30;fill:#0a5;stroke:#123;stroke:color(display-p3 0 0 1)";
    const file = new TextEncoder().encode(`<svg><path style="${style}"/></svg>`);
    expect(await toJsx(file.buffer, "Kodi")).toContain('style={{ fill: "#0a5", stroke: "#123" }}');
  });

  it("has the directions of writing that TypeScript knows, whatever Inkscape calls them", async () => {
    expect(await jsxOf('<path d="M0 0h9" style="writing-mode:lr-tb"/>')).toContain(
      'style={{ writingMode: "horizontal-tb" }}',
    );
  });

  it.each([
    ["Kodi", "Kodi"],
    ["équipe 7 & co.", "Equipe7Co"],
    ["7 Hills", "Mark7Hills"],
    ["شركة النيل", "Markشركهالنيل"],
    ["ߒ߬ߞߏ ߛߓߍ", "Markߒߞߏߛߓߍ"],
    ["Ɔdɔ ɗaki", "OdoDaki"],
    ["🎨", "Mark"],
  ])("%s is called %s", (title, name) => expect(componentName(title)).toBe(name));
});
