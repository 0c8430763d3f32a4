import { expect, test } from "vitest";
import { mainColors } from "./colors.server.ts";

const drawing = (shapes: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${shapes}</svg>`,
  ).buffer;

test("the colors of a drawing are named as they were drawn, the largest first", async () => {
  const colors = await mainColors(
    drawing(
      '<rect width="100" height="60" fill="#1f6b48"/><circle cx="50" cy="80" r="15" fill="#f2b632"/><rect y="62" width="30" height="9" fill="#231a12"/>',
    ),
  );
  expect(colors).toEqual(["#1f6b48", "#f2b632", "#231a12"]);
});

test("edges, shades of one color and what is transparent do not count", async () => {
  const shades = Array.from(
    { length: 20 },
    (_, n) => `<rect x="${n * 5}" width="5" height="50" fill="rgb(200,${n},0)"/>`,
  );
  const colors = await mainColors(
    drawing(`${shades.join("")}<rect y="70" width="100" height="9" fill="#00f" opacity=".3"/>`),
  );
  expect(colors).toHaveLength(1);
});

test("a tint that is drawn counts, an edge between two colors does not", async () => {
  const ring = '<circle cx="50" cy="50" r="48" fill="#00a6a6"/><circle cx="50" cy="50" r="40" fill="#fff"/>';
  const rays = Array.from(
    { length: 24 },
    (_, n) => `<path d="M50 50h38v2z" transform="rotate(${n * 15} 50 50)" fill="#00a6a6"/>`,
  ).join("");
  expect((await mainColors(drawing(ring + rays))).toSorted()).toEqual(["#00a6a6", "#ffffff"]);
  const tint = '<circle cx="50" cy="50" r="20" fill="#80d2d2"/>';
  expect((await mainColors(drawing(ring + tint))).toSorted()).toEqual(["#00a6a6", "#80d2d2", "#ffffff"]);
});

test("a gradient has some of its colors, from end to end", async () => {
  const colors = await mainColors(
    drawing(
      '<linearGradient id="g"><stop stop-color="#4aa8e8"/><stop offset="1" stop-color="#2a0aa8"/></linearGradient><rect width="100" height="100" fill="url(#g)"/>',
    ),
  );
  expect(colors.length).toBeGreaterThan(1);
  expect(colors.length).toBeLessThanOrEqual(6);
});

test("the white sheet of a photo is no color of the mark, but white within a mark is, and on a sheet with nothing else", async () => {
  const sheet = '<rect width="100" height="100" fill="#fff"/>';
  const letter =
    '<circle cx="50" cy="50" r="30" fill="#1f6b48"/><circle cx="50" cy="50" r="15" fill="#fff"/>';
  expect(await mainColors(drawing(sheet + letter))).toEqual(["#1f6b48"]);
  expect(await mainColors(drawing(letter))).toEqual(["#1f6b48", "#ffffff"]);
  expect(await mainColors(drawing(sheet))).toEqual(["#ffffff"]);
});

test("of a very wide mark the small parts count, too, and no blend of two colors", async () => {
  const wide = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 60"><path d="M0 30h1000" stroke="#231a12" stroke-width="8"/><circle cx="500" cy="30" r="28" fill="#b5482a"/></svg>',
  ).buffer;
  expect((await mainColors(wide)).toSorted()).toEqual(["#231a12", "#b5482a"]);
});

test("a picture with nothing in it has none", async () => {
  expect(await mainColors(drawing("<g/>"))).toEqual([]);
});
