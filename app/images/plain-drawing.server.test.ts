import { expect, test } from "vitest";
import { svg } from "#tests/support/svg.ts";
import { isPlainDrawing } from "./plain-drawing.server.ts";

const gradient = `<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>`;
const full = '<path d="M0 0h9v9H0z" fill="url(#g)"/>';
const clip = `<clipPath id="c"><path d="M0 0${"l1 1h-1".repeat(100)}"/></clipPath>`;

test("a drawing is plain that is drawn at once", async () => {
  expect(await isPlainDrawing(svg(gradient + full.repeat(3)))).toBe(true);
});

test.each([
  ["large gradients, one over the other", gradient + full.repeat(1_500)],
  [
    "a clip path of many points for many shapes",
    clip + full.replace("/>", ' clip-path="url(#c)"/>').repeat(1_500),
  ],
  ["no area", '<clipPath id="c"/>'],
])("one of simple parts is not that takes long, or cannot be drawn: %s", async (what, inside) => {
  const attributes = what === "no area" ? 'width=".0001" height=".0001"' : undefined;
  expect(await isPlainDrawing(svg(inside, attributes))).toBe(false);
});
