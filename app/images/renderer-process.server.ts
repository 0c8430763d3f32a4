/** Reads and draws pictures; `renderer.server.ts` starts it. A thread beside ends it where one takes too much. */
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { toIcon } from "./icon.server.ts";
import { analyzeImage } from "./image-analysis.server.ts";
import { ImageRefused } from "./image-refused.ts";
import { toJsx } from "./jsx.server.ts";
import { toOneColor } from "./one-color.server.ts";
import { optimizeDrawing } from "./optimize.server.ts";
import { perceptualHash } from "./perceptual-hash.server.ts";
import { cleanRaster } from "./raster.server.ts";
import { cleanDrawing, drawRendition, drawWithPart } from "./render.server.ts";
import type { Share } from "./renderer-watch.server.ts";

const work = {
  cleanRaster,
  cleanDrawing,
  optimizeDrawing,
  toOneColor,
  drawRendition,
  drawWithPart,
  analyzeImage,
  perceptualHash,
  toJsx,
  toIcon,
};
export type Work = typeof work;
export type Task = { name: keyof Work; input: unknown[]; share: Share };
type Answer =
  | { kind: "done"; result: unknown }
  | { kind: "refused"; message: string; status: ImageRefused["status"] }
  | { kind: "failed"; message: string };
export type Message = { answer: Answer; megabytes: number };

sharp.cache(false);

// An exit would wait for the drawing.
const end = () => process.kill(process.pid, "SIGKILL");
process.on("disconnect", end);
// The server may have ended while this loaded.
if (!process.connected) end();

const watch = new Worker(process.argv[1] ?? "");

process.on("message", async ({ name, input, share }: Task) => {
  await listFonts(input[0] as ArrayBuffer);
  watch.postMessage(share);
  try {
    const task = work[name] as (...input: unknown[]) => Promise<unknown>;
    answer({ kind: "done", result: await task(...input) });
  } catch (error) {
    const { message } = error as Error;
    answer(
      error instanceof ImageRefused
        ? { kind: "refused", message, status: error.status }
        : { kind: "failed", message },
    );
  } finally {
    watch.postMessage(null);
  }
});

let areFontsListed = false;

/** With many fonts the first letter takes seconds, once per process: no picture is charged for it. */
async function listFonts(picture: ArrayBuffer) {
  if (areFontsListed || !Buffer.from(picture).includes("<text")) return;
  const letter = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">a</text></svg>';
  await sharp(Buffer.from(letter))
    .raw()
    .toBuffer()
    .catch(() => {});
  areFontsListed = true;
}

const memory = () => process.memoryUsage.rss() / 1e6;
const answer = (answer: Answer) => process.send?.({ answer, megabytes: memory() } satisfies Message);
