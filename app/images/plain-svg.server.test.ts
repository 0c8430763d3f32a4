import { describe, expect, test } from "vitest";
import { svg } from "#tests/support/svg.ts";
import { isPlainSvg } from "./plain-svg.server.ts";

const isPlain = (inside: string, attributes?: string) => isPlainSvg(svg(inside, attributes));
const points = (count: number) => `<path d="M0 0${"l1 1".repeat(count - 1)}"/>`;
const clip = '<clipPath id="c"><path d="M0 0h9v9z"/></clipPath>';

describe("a drawing is plain", () => {
  test.each([
    [
      "of shapes in groups",
      '<g transform="rotate(9)"><rect width="9" height="9"/><circle r="3" fill="red"/></g>',
    ],
    [
      "with gradients",
      '<linearGradient id="g"><stop offset="1" stop-color="red"/></linearGradient><path fill="url(#g)"/>',
    ],
    [
      "with clip paths, by attribute, style or class",
      `<style>.a,.b{clip-path:url(#c)}</style>${clip}<g class="a"/><g clip-path="url(#c)"/><g style="clip-path:url('#c')"/>`,
    ],
    [
      "with rules of classes, ids and elements",
      "<style>.cls-1{fill:#fff}#a,path{stroke:none;stroke-width:2}</style>",
    ],
    [
      "with what is costly set to nothing",
      '<g filter="none" stroke-dasharray="none" style="mask:none;mix-blend-mode:normal"/>',
    ],
    ["with a shape used 200 times", `<path id="a" d="M0 0h9"/>${'<use href="#a"/>'.repeat(200)}`],
    ["of 1,998 elements", "<rect/>".repeat(1_996)],
    ["of nearly 20,000 points", points(19_990)],
    ["with a title", "<title>Mark &amp; sign</title>"],
  ])("%s", (_, inside) => {
    expect(isPlain(inside)).toBe(true);
  });
});

describe("a drawing shows as pixels", () => {
  test.each([
    ["with a condition in its style", "<style>@media screen{path{fill:red}}</style>"],
    ["with a rule of more than one step", "<style>g path{fill:red}</style>"],
    ["with a rule of a state or an attribute", "<style>path:hover,[d]{fill:red}</style>"],
    ["with a rule for everything", "<style>*{fill:red}</style>"],
    ["with a filter as a function", '<g style="filter:blur(1px)"/>'],
    ["with a style that moves", '<g style="transform:scale(9)"/>'],
    ["with a drawing inside", "<svg/>"],
    ["with a condition", '<g systemLanguage="en"/>'],
    ["with a variable", '<g style="fill:var(--a)"/>'],
    ["with half a point", '<polygon points="1 2 3"/>'],
    ["with a symbol that overflows", '<symbol overflow="visible"/>'],
    ["with a filter", '<filter id="f"/>'],
    ["with a mask", '<mask id="m"/>'],
    ["with a pattern", '<pattern id="p"/>'],
    ["with a marker by a rule", "<style>.a{marker-end:url(#m)}</style>"],
    ["with text", "<text>a</text>"],
    ["with a picture", '<image href="#a"/>'],
    ["with dashes", '<path stroke-dasharray="1"/>'],
    ["with an animation", '<animate attributeName="x"/>'],
    ["that blends", '<g style="mix-blend-mode:multiply"/>'],
    ["with an unknown attribute", '<g onclick="a"/>'],
    ["with an unknown property", '<g style="backdrop-filter:none;d:path()"/>'],
    ["with an escape in its style", '<g style="\\66 ilter:blur(1px)"/>'],
    ["that leads out of itself", '<use href="a.svg#b"/>'],
    ["with a shape used 201 times", `<path id="a"/>${'<use href="#a"/>'.repeat(201)}`],
    ["that uses what uses", '<path id="a"/><g id="b"><use href="#a"/></g><use href="#b"/>'],
    ["that uses itself", '<g id="a"><use href="#a"/></g>'],
    ["of 2,000 elements more than its root", "<rect/>".repeat(2_000)],
    ["of 20,000 points", points(20_000)],
    ["of many closings", `<path d="M0 0${"z".repeat(20_000)}"/>`],
    ["that is large", `<title>${"a".repeat(256 * 1024)}</title>`],
  ])("%s", (_, inside) => {
    expect(isPlain(inside)).toBe(false);
  });

  test("which is none", () => {
    for (const text of ["", "a", "<svg", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>", "<html/>"])
      expect(isPlainSvg(new TextEncoder().encode(text))).toBe(false);
  });
});
