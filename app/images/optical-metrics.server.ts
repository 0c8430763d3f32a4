import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { light } from "#app/lib/palette.ts";
import { pixelsOf } from "./pixels.server.ts";

/** Of 255: a smaller difference from the plate is not seen. */
const faint = 24;
const nearlyWhite = 255 - 30;
/** Of the ink: a white mark on white shows less. */
const littleSeen = 0.2;
/** Of the picture: the transparent share that a dark plate needs. */
const someGround = 0.02;
const smallestBox = 1 / 8;
const plates = { white: [255, 255, 255], dark: rgbOf(light.darkPlate) } as const;

/** Where the ink is, how heavy, and on which plate; null when nothing is seen. Throws when it cannot be read. */
export async function measureOptics(picture: ArrayBuffer): Promise<OpticalMetrics | null> {
  const { data, columns, ...about } = await pixelsOf(picture, "mitchell");
  const isWhite = isWhiteMark(data);
  const box = inkBox(data, columns, isWhite ? plates.dark : plates.white);
  return box && { ...about, ...box, isWhite };
}

/** A white mark on a transparent ground. A picture filled like a tile brings its own ground. */
function isWhiteMark(pixels: Buffer): boolean {
  let ground = 0;
  let ink = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < 128) ground += 1;
    ink += alpha;
    if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) < nearlyWhite) seen += alpha;
  }
  ground /= pixels.length / 4;
  return ink > 0 && ground > someGround && seen < ink * Math.min(littleSeen, ground);
}

type Color = readonly [red: number, green: number, blue: number];

function inkBox(
  pixels: Buffer,
  columns: number,
  plate: Color,
): Pick<OpticalMetrics, "ink" | "weight"> | null {
  const rows = pixels.length / 4 / columns;
  let [left, top, right, bottom, sum] = [columns, rows, -1, -1, 0];
  for (let at = 0; at < columns * rows; at += 1) {
    const difference = distance(pixels, at * 4, plate);
    if (difference < faint) continue;
    sum += difference / 255;
    left = Math.min(left, at % columns);
    right = Math.max(right, at % columns);
    top = Math.min(top, Math.floor(at / columns));
    bottom = Math.max(bottom, Math.floor(at / columns));
  }
  if (right < 0) return null;
  const [width, height] = [(right - left + 1) / columns, (bottom - top + 1) / rows];
  const grown = Math.max(1, smallestBox / Math.max(width, height));
  return {
    ink: {
      width: Math.min(1, width * grown),
      height: Math.min(1, height * grown),
      x: (left + right + 1) / 2 / columns - 0.5,
      y: (top + bottom + 1) / 2 / rows - 0.5,
    },
    weight: sum / (width * columns * height * rows),
  };
}

function distance(pixels: Buffer, at: number, [red, green, blue]: Color): number {
  const most = Math.max(
    Math.abs((pixels[at] ?? 0) - red),
    Math.abs((pixels[at + 1] ?? 0) - green),
    Math.abs((pixels[at + 2] ?? 0) - blue),
  );
  return (most * (pixels[at + 3] ?? 0)) / 255;
}

function rgbOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
