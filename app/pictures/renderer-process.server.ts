/** Decodes and draws pictures; `renderer.server.ts` starts it, and kills it when it takes too long. */
import sharp from "sharp";
import { ImageRefused } from "./image-refused.ts";
import { measureMark } from "./mark.server.ts";
import { cleanRaster } from "./raster.server.ts";
import { drawRendition, drawWithPart, factsOf, tryDrawing } from "./render.server.ts";

const work = { cleanRaster, tryDrawing, drawRendition, drawWithPart, factsOf, measureMark };
export type Work = typeof work;
/** `seconds` of processor time, `megabytes` of the whole process. */
export type Task = { name: keyof Work; input: unknown[]; seconds: number; megabytes: number };
type Answer =
  | { kind: "done"; result: unknown }
  | { kind: "refused"; message: string; status: ImageRefused["status"] }
  | { kind: "failed"; message: string }
  | { kind: "too much" };
export type Message = { answer: Answer; megabytes: number };

sharp.cache(false);

// An exit would wait for the drawing.
const end = () => process.kill(process.pid, "SIGKILL");
process.on("disconnect", end);
// The server may have ended while this loaded.
if (!process.connected) end();

process.on("message", async ({ name, input, seconds, megabytes }: Task) => {
  await listFonts(input[0] as ArrayBuffer);
  const before = process.cpuUsage();
  // The drawing runs in a thread that only the end of the process stops.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1e6 > seconds || memory() > megabytes) answer({ kind: "too much" });
  }, 50);
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
    clearInterval(watch);
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
