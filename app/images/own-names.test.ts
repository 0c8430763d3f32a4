import { expect, test } from "vitest";
import { svg, textOf } from "#tests/support/svg.ts";
import { withOwnNames } from "./own-names.ts";
import { cleanSvg } from "./svg.server.ts";

const named = (inside: string, name: string) => withOwnNames(textOf(cleanSvg(svg(inside))), name);

test("two drawings in one page keep their own gradients, clips and rules", () => {
  const inside =
    '<style>.st0{fill:url(#fade)}#cut>.st0.big{opacity:.5}</style><g id="cut" aria-labelledby="a b"/><g class="st0 big" clip-path="url(\'#cut\')" style="mask:url(#cut)"/><use href="#cut"/>';
  const text = named(inside, "zuri");
  expect(text).toContain(
    "<style>.zuri-st0{fill:url(#zuri-fade)}#zuri-cut&gt;.zuri-st0.zuri-big{opacity:.5}</style>",
  );
  expect(text).toContain('<g id="zuri-cut" aria-labelledby="zuri-a zuri-b"/>');
  expect(text).toContain(
    'class="zuri-st0 zuri-big" clip-path="url(\'#zuri-cut\')" style="mask:url(#zuri-cut)"',
  );
  expect(text).toContain('xlink:href="#zuri-cut"');
});

test.each([
  ["a name that begins with a digit", '<g id="a"/>', "7-hills", 'id="mark-7-hills-a"'],
  [
    "an id that begins with one",
    String.raw`<style>#\31 a{fill:red}</style><g id="1a"/>`,
    "zuri",
    String.raw`#zuri-\31 a{fill:red}`,
  ],
  ["numbers of a rule", "<style>.a{opacity:.5;fill:#fa0}</style>", "zuri", ".zuri-a{opacity:.5;fill:#fa0}"],
  [
    "what asks for a part of a name",
    '<style>[class^="st"]{fill:red}</style><g class="st1"/>',
    "zuri",
    '<g class="st1"/>',
  ],
  [
    "letters that look like code",
    '<text id="t">url(#a) .b{c}</text>',
    "zuri",
    '<text id="zuri-t">url(#a) .b{c}</text>',
  ],
])("%s stays right", (_, inside, name, expected) => {
  expect(named(inside, name)).toContain(expected);
});
