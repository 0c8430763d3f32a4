import sharp from "sharp";

const side = 1000;
/** In units of the drawing, to each side: design programs have no larger artboards. */
const farthest = 16_384;
const looks = 3;
const sizes = / (?:width|height|x|y|preserveAspectRatio)="[^"]*"/g;

type Box = { left: number; top: number; width: number; height: number };

/** Where a drawing without a view box draws, found by ever closer looks; null where nothing is seen. Throws when it cannot be drawn. */
export async function inkBox(drawing: string): Promise<Box | null> {
  let box: Box = { left: -farthest, top: -farthest, width: farthest * 2, height: farthest * 2 };
  for (let look = 0; look < looks; look += 1) {
    const seen = await seenIn(drawing, box);
    if (!seen) return null;
    box = seen;
  }
  return box;
}

async function seenIn(drawing: string, { left, top, width, height }: Box): Promise<Box | null> {
  const scale = Math.max(width, height) / side;
  const [columns, rows] = [Math.ceil(width / scale), Math.ceil(height / scale)];
  const frame = `width="${columns}" height="${rows}" viewBox="${[left, top, columns * scale, rows * scale].join(" ")}"`;
  const framed = drawing.replace(/^<svg[^<>]*/, (tag) => `${tag.replace(sizes, "")} ${frame}`);
  const alpha = await sharp(Buffer.from(framed)).ensureAlpha().extractChannel(3).raw().toBuffer();
  let [first, last, upper, lower] = [columns, -1, rows, -1];
  for (let at = 0; at < alpha.length; at += 1) {
    if (alpha[at] === 0) continue;
    const column = at % columns;
    first = Math.min(first, column);
    last = Math.max(last, column);
    upper = Math.min(upper, Math.floor(at / columns));
    lower = Math.floor(at / columns);
  }
  if (last < 0) return null;
  return {
    left: left + first * scale,
    top: top + upper * scale,
    width: (last - first + 1) * scale,
    height: (lower - upper + 1) * scale,
  };
}
