import { expect, test } from "vitest";
import { textOf } from "#tests/support/svg.ts";
import { toOneColor } from "./one-color.server.ts";

const derived = async (inside: string, attributes = "") => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"${attributes}>${inside}</svg>`;
  const bytes = await toOneColor(new TextEncoder().encode(svg));
  return bytes && textOf(bytes);
};

test.each([
  ["attributes", '<path fill="#1f6b48" d="M0 0h40v90H0z"/><path fill="none" stroke="red" d="M60 0v90"/>'],
  ["a style", '<path style="fill:#1f6b48;fill-rule:evenodd" d="M0 0h40v90H0z"/>'],
  [
    "a style sheet",
    '<style>.a{fill:#1f6b48}#b{stroke:red;fill:none}</style><path class="a" d="M0 0h40v90H0z"/><path id="b" d="M60 0v90"/>',
  ],
  ["the color around it", '<g color="red"><path fill="currentColor" d="M0 0h40v90H0z"/></g>'],
  ["a part that has none of its own", '<path d="M0 0h40v90H0z"/><path fill="red" d="M60 0h30v9z"/>'],
])("colors in %s become that of the text around", async (_, inside) => {
  const text = await derived(inside);
  expect(text).toMatch(/^<svg fill="currentColor"/);
  expect(text).not.toMatch(/red|#1f6b48/);
  if (inside.includes("none")) expect(text).toContain("none");
});

test("an outline without filling stays one", async () => {
  const text = await derived('<circle cx="50" cy="50" r="40" stroke="red"/>', ' fill="none"');
  expect(text).toContain('fill="none"><circle cx="50" cy="50" r="40" stroke="currentColor"/>');
});

test.each([
  [
    "a gradient",
    '<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><path fill="url(#g)" d="M0 0h90v90z"/>',
  ],
  ["a part that shows through", '<path fill="red" d="M0 0h90v90z" opacity=".5"/>'],
  ["a color that shows through", '<path fill="#f008" d="M0 0h90v90z"/>'],
  [
    "a mask",
    '<mask id="m"><path fill="#fff" d="M0 0h50v50z"/></mask><path mask="url(#m)" fill="red" d="M0 0h90v90z"/>',
  ],
  ["letters", '<text y="50" fill="red">Sawa</text>'],
  ["a part on another", '<path fill="red" d="M0 0h90v90H0z"/><path fill="#fff" d="M30 30h30v30H30z"/>'],
  [
    "two colors side by side",
    '<path fill="red" d="M0 0h45.5v90H0z"/><path fill="#fa0" d="M45.5 0H90v90H45.5z"/>',
  ],
  ["nothing but black", '<path d="M0 0h40v90H0z"/>'],
])("a drawing with %s has no file in one color", async (_, inside) => {
  expect(await derived(inside)).toBeNull();
});
