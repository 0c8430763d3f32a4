import { ImageRefused } from "./image-refused.ts";
import { noSize } from "./svg-refusals.ts";

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

type Attributes = Record<string, { value: string } | undefined>;
type Size = { width: number; height: number };

/** Four numbers; null for none that a program could use. */
function boxOf(
  viewBox: string | undefined,
): [left: number, top: number, width: number, height: number] | null {
  const box = (viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return box.length === 4 && box.every(Number.isFinite) && viewBox?.trim()
    ? (box as [number, number, number, number])
    : null;
}

/** A size in the style of a root goes before its attributes, and becomes one: the renderer scales by those. */
export function takeSizeOfStyle<Attribute extends { value: string }>(
  attributes: Record<string, Attribute>,
): void {
  const { style } = attributes;
  if (!style) return;
  style.value = style.value.replace(
    /(?<![\w-])(width|height)\s*:\s*([^;!]*)[^;]*;?/gi,
    (_, name: string, length: string) => {
      const side = name.toLowerCase();
      if (pixels(length)) attributes[side] = { ...style, name: side, local: side, value: length.trim() };
      return "";
    },
  );
}

/** So that a drawing scales; null where its size is unknown. Throws ImageRefused when it has no area. */
export function viewBoxOf({ viewBox, width, height }: Attributes): string | null {
  const box = boxOf(viewBox?.value);
  const [across, down] = [pixels(width?.value), pixels(height?.value)];
  if ((box && !(box[2] > 0 && box[3] > 0)) || across === 0 || down === 0) throw new ImageRefused(noSize);
  if (box) return viewBox?.value ?? null;
  return across && down ? `0 0 ${round(across)} ${round(down)}` : null;
}

/** As browsers show it, in pixels and their parts: the renderer knows whole ones only. Null where it has no view box. */
export function naturalSize(attributes: Attributes): Size | null {
  const box = boxOf(attributes.viewBox?.value);
  if (!box) return null;
  const [, , boxWidth, boxHeight] = box;
  const [width, height] = [pixels(attributes.width?.value), pixels(attributes.height?.value)];
  if (width && height) return { width, height };
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

function pixels(length: string | undefined): number | undefined {
  const match = /^\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec((length ?? "").trim());
  const unit = pixelsPer[match?.[2]?.toLowerCase() ?? ""];
  if (!match || unit === undefined) return undefined;
  const value = Number(match[1]) * unit;
  return Number.isFinite(value) ? value : undefined;
}

const round = (value: number) => Number(value.toFixed(3));
