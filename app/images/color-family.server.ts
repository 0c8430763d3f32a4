import { oklch } from "culori";
import type { ColorFamily } from "#app/lib/color-families.ts";

/** What people call a color like "#1f6b48"; null for white, and what is nearly white. */
export function colorFamily(color: string): ColorFamily | null {
  const { l: light = 0, c: strength = 0, h: hue = 0 } = oklch(color) ?? {};
  if (strength < 0.04 || light < 0.2) return light > 0.85 ? null : "black";
  if (hue < 15 || hue >= 335) return light > 0.6 || (hue >= 335 && light > 0.45) ? "pink" : "red";
  if (hue < 38) return light > 0.74 ? "pink" : light < 0.42 && strength < 0.12 ? "brown" : "red";
  if (hue < 68) return light < 0.56 || strength < 0.1 ? "brown" : "orange";
  if (hue < 112 && strength < 0.08) return light > 0.88 ? null : "brown";
  if (hue < 112) return light > 0.62 ? "yellow" : hue < 95 ? "brown" : "green";
  if (hue < 205) return hue >= 180 && light > 0.75 ? "blue" : "green";
  if (hue < 285) return "blue";
  return hue > 315 && light > 0.65 ? "pink" : "purple";
}

/** Of a mark's colors; each once. */
export const colorFamiliesOf = (colors: string[]): ColorFamily[] => [
  ...new Set(colors.flatMap((color) => colorFamily(color) ?? [])),
];
