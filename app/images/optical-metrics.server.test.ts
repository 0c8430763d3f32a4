import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { measureOptics } from "./optical-metrics.server.ts";

type Kind = "svg" | "png" | "jpeg";
async function picture(shapes: string, kind: Kind = "svg", width = 200, height = 200): Promise<ArrayBuffer> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
  const drawing = Buffer.from(text);
  if (kind === "svg") return new Uint8Array(drawing).buffer;
  const pixels = sharp(drawing);
  const bytes = await (kind === "png"
    ? pixels.png()
    : pixels.flatten({ background: "#fff" }).jpeg()
  ).toBuffer();
  return new Uint8Array(bytes).buffer;
}
const measured = async (...about: Parameters<typeof picture>) => {
  const mark = await measureOptics(await picture(...about));
  if (!mark) throw new Error("nothing is seen of it");
  return mark;
};

describe.each<Kind>(["svg", "png", "jpeg"])("in a file of the kind %s", (kind) => {
  test("a mark is found within its margins", async () => {
    const { ink, ...mark } = await measured(
      '<rect x="20" y="100" width="60" height="40" fill="#24a"/>',
      kind,
    );
    expect(mark).toMatchObject({ width: 200, height: 200, isDrawing: kind === "svg", isWhite: false });
    const box = { width: 0.3, height: 0.2, x: -0.25, y: 0.1 };
    for (const side of ["width", "height", "x", "y"] as const) expect(ink[side]).toBeCloseTo(box[side], 1);
    expect(mark.weight).toBeGreaterThan(0.6);
  });

  test("a very wide and a very tall one keep their shape", async () => {
    const line = '<rect width="100%" height="100%" fill="#24a"/>';
    for (const [width, height] of [
      [2000, 8],
      [8, 2000],
    ] as const) {
      const { ink, ...mark } = await measured(line, kind, width, height);
      expect(mark).toMatchObject({ width, height });
      expect(Math.min(ink.width, ink.height)).toBeGreaterThan(0.95);
    }
  });
});

test.each<[string, string, Kind]>([
  ["a white mark", '<circle cx="90" cy="90" r="60" fill="#fff"/>', "svg"],
  ["a white mark of pixels", '<circle cx="90" cy="90" r="60" fill="#fefdfb"/>', "png"],
  ["one that a style makes white", '<style>.a{fill:#fff}</style><path class="a" d="M0 0h90v90z"/>', "svg"],
  ["one that is half to be seen through", '<path fill="#fff" opacity=".5" d="M0 0h90v90z"/>', "png"],
  [
    "white words with a red dot",
    '<path fill="#fff" d="M0 0h150v90H0z"/><circle r="20" cx="180" cy="40" fill="red"/>',
    "svg",
  ],
  [
    "one that fills its picture but for its corners",
    '<circle cx="100" cy="100" r="100" fill="#fff"/>',
    "png",
  ],
])("%s takes a dark plate", async (_, shapes, kind) => {
  expect((await measured(shapes, kind)).isWhite).toBe(true);
});

test.each<[string, string, Kind]>([
  [
    "a white letter in red",
    '<circle cx="100" cy="100" r="90" fill="#b43"/><path fill="#fff" d="M60 60h80v80z"/>',
    "svg",
  ],
  [
    "a mark on a white tile",
    '<rect width="200" height="200" rx="30" fill="#fff"/><circle cx="99" cy="99" r="30" fill="#24a"/>',
    "png",
  ],
  ["a yellow mark", '<circle cx="90" cy="90" r="60" fill="#ff0"/>', "svg"],
  ["a photo with much white", '<circle cx="90" cy="90" r="10" fill="#24a"/>', "jpeg"],
])("%s stands on white", async (_, shapes, kind) => {
  expect((await measured(shapes, kind)).isWhite).toBe(false);
});

test("thin lines weigh little, and a speck is not taken for all there is", async () => {
  const lines = await measured(
    '<circle cx="100" cy="100" r="95" fill="none" stroke="#000" stroke-width="3"/>',
  );
  expect(lines.weight).toBeLessThan(0.15);
  const { ink }: OpticalMetrics = await measured('<rect x="100" y="100" width="4" height="2" fill="#000"/>');
  expect(Math.max(ink.width, ink.height)).toBe(1 / 8);
});

test("of an empty drawing and a white sheet there is nothing to say, and a broken file is refused", async () => {
  expect(await measureOptics(await picture(""))).toBeNull();
  expect(await measureOptics(await picture('<circle r="50" fill="#fefefe"/>', "jpeg"))).toBeNull();
  await expect(measureOptics(new TextEncoder().encode("<svg").buffer as ArrayBuffer)).rejects.toThrow();
});
