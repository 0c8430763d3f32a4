import sharp from "sharp";
import { densityFor, resolutions } from "./drawing-size.ts";
import { metadataOf } from "./pixels.server.ts";
import { isPlainSvg } from "./plain-svg.server.ts";

const side = 512;
/** In milliseconds of processor time. Browsers were seen to take up to eight times as long; a logo takes 2 to 15. */
const maxProcessorMs = 20;
/** The first drawings of a process take longer, but not longer than this. */
const maxAtFirst = 100;
const tries = 3;

/** Whether any browser draws it at once, so that it may show as it is. Never throws. */
export async function isPlainDrawing(drawing: Uint8Array): Promise<boolean> {
  if (!isPlainSvg(drawing)) return false;
  try {
    const { width, height } = await metadataOf(drawing);
    const density = densityFor(Math.max(width, height), side);
    if (density === resolutions.max) return false;
    for (let left = tries; left > 0; left -= 1) {
      const before = process.cpuUsage();
      await sharp(drawing, { density }).raw().toBuffer();
      const { user, system } = process.cpuUsage(before);
      const taken = (user + system) / 1000;
      if (taken <= maxProcessorMs) return true;
      if (taken > maxAtFirst) return false;
    }
  } catch {
    // What the renderer cannot draw, a browser might draw for long.
  }
  return false;
}
