import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkImage } from "#app/images/image.server.ts";
import { textOf } from "#tests/support/svg.ts";
import { optimizeDrawing } from "./optimize.server.ts";
import { cleanSvg } from "./svg.server.ts";
import { rendersIdentically } from "./visible-difference.server.ts";

const drawing = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const exported = (name: string) =>
  cleanSvg(readFileSync(new URL(`../../tests/files/svg/exports/${name}.svg`, import.meta.url)));
const leaf =
  "M50.000000 10.000000C70.123456 20.123456 80.654321 40.654321 50.000000 90.000000C20.345678 40.345678 30.876543 20.876543 50.000000 10.000000Z";

test("a drawing from a design app gets smaller and looks the same", async () => {
  for (const name of ["illustrator", "inkscape", "figma"]) {
    const before = exported(name);
    const after = await optimizeDrawing(before);
    expect(after.byteLength).toBeLessThan(before.byteLength);
    expect(await rendersIdentically(before, after)).toBe(true);
  }
});

test("what comes out stays as it is when it is sent again", async () => {
  for (const name of ["illustrator", "inkscape", "figma"]) {
    const after = await optimizeDrawing(exported(name));
    expect(textOf(cleanSvg(after))).toBe(textOf(after));
    expect(await optimizeDrawing(cleanSvg(after))).toEqual(after);
  }
});

test("a drawing whose lines depend on fine steps keeps them", async () => {
  // Enlarged ten thousand times: rounded, it would be another picture.
  const fine = `<g transform="scale(10000)"><path d="M.001234 .001234h.006789l-.001111 .006543z"/><path d="M.00111 .00111h.00444v.00444z" fill="red"/></g>`;
  const before = cleanSvg(drawing(fine));
  expect(await rendersIdentically(before, await optimizeDrawing(before))).toBe(true);
});

test("two drawings differ by a color, by what is transparent, and by a dot that is seen", async () => {
  const green = drawing(`<path fill="#1f6b48" d="${leaf}"/>`);
  expect(await rendersIdentically(green, green)).toBe(true);
  expect(await rendersIdentically(green, drawing(`<path fill="#1f8b48" d="${leaf}"/>`))).toBe(false);
  expect(await rendersIdentically(green, drawing(`<path fill="#1f6b48" opacity=".9" d="${leaf}"/>`))).toBe(
    false,
  );
  const dotted = drawing(`<path fill="#1f6b48" d="${leaf}"/><circle cx="90" cy="90" r="3"/>`);
  expect(await rendersIdentically(green, dotted)).toBe(false);
  expect(
    await rendersIdentically(green, drawing(`<path fill="#1f6b48" d="${leaf}"/>`, 'viewBox="0 0 100 90"')),
  ).toBe(false);
});

test("its name, description and view box stay, and the ids that they and references use", async () => {
  const described = `<title id="name">A leaf</title><desc id="more">Green, after the rain</desc><defs><linearGradient id="dew"><stop stop-color="#0a0"/><stop offset="1" stop-color="#050"/></linearGradient></defs><g><g><path fill="url(#dew)" d="${leaf}"/></g></g>`;
  const text = textOf(
    await optimizeDrawing(
      cleanSvg(
        drawing(
          described,
          'viewBox="0 0 100 100" width="100" height="100" role="img" aria-labelledby="name more"',
        ),
      ),
    ),
  );
  expect(text).not.toContain("<g>");
  for (const kept of [
    'role="img"',
    'aria-labelledby="name more"',
    '<title id="name">A leaf</title>',
    '<desc id="more">Green, after the rain</desc>',
    'viewBox="0 0 100 100"',
    'id="dew"',
    "url(#dew)",
  ])
    expect(text).toContain(kept);
});

test("a style sheet finds the same parts as before", async () => {
  const styled = `<style>#stem { stroke : #231a12; stroke-width : 4 } .a, .b { fill : #1f6b48 } .b { opacity : .5 }</style><path id="stem" d="M50 40V98"/><path class="a" d="${leaf}"/><path class="b" d="M10 10h20.00000v20.00000z"/><path class="b" d="M70 10h20.00000v20.00000z"/>`;
  const before = cleanSvg(drawing(styled));
  const after = await optimizeDrawing(before);
  expect(after.byteLength).toBeLessThan(before.byteLength);
  expect(await rendersIdentically(before, after)).toBe(true);
});

test("a drawing that takes long to make smaller is taken as it is", async () => {
  const paths = Array.from(
    { length: 9_000 },
    (_, n) => `<path class="p${n % 90}" d="M${n % 100} ${n / 90}c.123456 .654321 .9 .1 .${n + 1} .5z"/>`,
  ).join("");
  const rules = Array.from({ length: 90 }, (_, n) => `.p${n}{fill:#${100 + n}}`).join("");
  const costly = drawing(`<style>${rules}</style>${paths}`);
  const { bytes } = await checkImage(new File([costly], "mark.svg"), "someone");
  expect(bytes).toEqual(cleanSvg(costly));
});
