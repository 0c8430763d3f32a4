import { ImageRefused } from "./image-refused.ts";

const pixelsPer: Record<string, number> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/** So that a drawing scales; null when it has one or its size is unknown. Throws ImageRefused when it has no area. */
export function missingViewBox(attributes: Record<string, { value: string }>): string | null {
  const box = (attributes.viewBox?.value ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = box.length === 4 && box.every(Number.isFinite);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const width = pixels(attributes.width?.value);
  const height = pixels(attributes.height?.value);
  if ((hasBox && !(boxWidth > 0 && boxHeight > 0)) || width === 0 || height === 0) {
    throw new ImageRefused(
      "This SVG has no size. Give its artboard a width and a height, then export it again.",
    );
  }
  return !attributes.viewBox && width && height ? `0 0 ${round(width)} ${round(height)}` : null;
}

function pixels(length: string | undefined): number | undefined {
  const match = /^\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec((length ?? "").trim());
  const unit = pixelsPer[match?.[2]?.toLowerCase() ?? ""];
  if (!match || unit === undefined) return undefined;
  const value = Number(match[1]) * unit;
  return Number.isFinite(value) ? value : undefined;
}

const round = (value: number) => Number(value.toFixed(3));
