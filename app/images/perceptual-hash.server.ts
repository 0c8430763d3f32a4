import { type Pixels, pixelsOf } from "./pixels.server.ts";

const side = 16;

/** What a picture looks like, small and without its margins: the same drawing as SVG and as PNG has nearly the same. */
export async function perceptualHash(picture: ArrayBuffer): Promise<Uint8Array> {
  const pixels = await pixelsOf(picture, "linear");
  const [onWhite, onBlack] = [255, 0].map((ground) => inked(pixels, ground));
  const chosen = onWhite?.box ? onWhite : onBlack;
  const hash = new Uint8Array(1 + side * side * 3);
  if (!chosen?.box) return hash;
  const { color, box } = chosen;
  const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
  hash[0] = Math.min(255, Math.max(0, Math.round(128 + 16 * Math.log2(width / height))));
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const sums = [0, 0, 0];
      const at = (cell: number, from: number, length: number) => from + Math.floor((cell * length) / side);
      const [left, right] = [at(column, box.left, width), at(column + 1, box.left, width)];
      const [top, bottom] = [at(row, box.top, height), at(row + 1, box.top, height)];
      let count = 0;
      for (let y = top; y < Math.max(bottom, top + 1); y++)
        for (let x = left; x < Math.max(right, left + 1); x++, count++)
          for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + color(x, y, part);
      for (const part of [0, 1, 2])
        hash[1 + (row * side + column) * 3 + part] = Math.round((sums[part] ?? 0) / count);
    }
  return hash;
}

function inked({ data, columns }: Pixels, ground: number) {
  const rows = data.length / 4 / columns;
  const color = (x: number, y: number, part: number) => {
    const at = (y * columns + x) * 4;
    const alpha = (data[at + 3] ?? 0) / 255;
    return (data[at + part] ?? 0) * alpha + ground * (1 - alpha);
  };
  // A filled background fills its corners, too.
  const corners = [0, columns - 1].flatMap((x) => [0, rows - 1].map((y) => [x, y] as const));
  const parts = [0, 1, 2];
  const isFilled = corners.every(([x, y]) =>
    parts.every((part) => Math.abs(color(x, y, part) - color(0, 0, part)) < 8),
  );
  const differs = (x: number, y: number) =>
    parts.some((part) => Math.abs(color(x, y, part) - (isFilled ? color(0, 0, part) : ground)) > 32);
  let box: { left: number; right: number; top: number; bottom: number } | null = null;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (!differs(x, y)) continue;
      box ??= { left: x, right: x, top: y, bottom: y };
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.bottom = y;
    }
  return { color, box };
}
