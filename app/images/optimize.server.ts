import { maxRenditionSide } from "./drawing-size.ts";
import { metadataOf } from "./pixels.server.ts";
import { cleanSvg } from "./svg.server.ts";
import { rendersIdentically } from "./visible-difference.server.ts";

/** Of a pixel at the largest size: finer steps of a line are not seen. */
const finest = 0.1;
/** A drawing that would not look the same in the steps that its size asks for is tried in finer ones. */
const finer = [0, 1];

/** In fewer bytes, or as it is where that would not look the same or not be stable. Throws when it cannot be drawn. */
export async function optimizeDrawing(drawing: Uint8Array): Promise<Uint8Array> {
  const smaller = await smallestAlike(drawing);
  const next = smaller === drawing ? smaller : await smallestAlike(smaller);
  return next === smaller ? smaller : drawing;
}

async function smallestAlike(drawing: Uint8Array): Promise<Uint8Array> {
  const digits = await digitsFor(drawing);
  for (const more of finer) {
    const smaller = await smallest(drawing, digits + more);
    if (smaller === drawing || (await rendersIdentically(drawing, smaller))) return smaller;
  }
  return drawing;
}

/** Ids that name the picture for those who cannot see it. */
const namesOf = (drawing: Uint8Array): string[] =>
  [...new TextDecoder().decode(drawing).matchAll(/aria-labelledby="([^"]*)"/g)].flatMap(([, ids = ""]) =>
    ids.split(/\s+/),
  );

async function smallest(drawing: Uint8Array, digits: number): Promise<Uint8Array> {
  // Nobody else needs it, and it takes a while to load.
  const { optimize } = await import("svgo/browser");
  const precise = { floatPrecision: digits };
  const overrides = {
    // What is written for those who cannot see the picture.
    removeDesc: false as const,
    removeUnknownsAndDefaults: { keepRoleAttr: true },
    // Short names would be the same in every drawing, and those of one page would meet.
    cleanupIds: { minify: false, preserve: namesOf(drawing) },
    convertPathData: precise,
    convertShapeToPath: precise,
    mergePaths: precise,
  };
  let best = drawing;
  for (;;) {
    const { data } = optimize(new TextDecoder().decode(best), {
      plugins: [{ name: "preset-default", params: { overrides } }],
    });
    // Nothing is kept that has not gone through the cleaning.
    const next = cleanSvg(new TextEncoder().encode(data));
    if (next.byteLength >= best.byteLength) return best;
    best = next;
  }
}

/** Behind the point: as many as its largest size shows. */
async function digitsFor(drawing: Uint8Array): Promise<number> {
  const { width, height } = await metadataOf(drawing);
  const [, , boxWidth = width, boxHeight = height] =
    /viewBox="([^"]*)"/
      .exec(new TextDecoder().decode(drawing))?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const pixel = Math.max(boxWidth, boxHeight) / maxRenditionSide;
  return Math.min(8, Math.max(0, Math.ceil(-Math.log10(pixel * finest))));
}
