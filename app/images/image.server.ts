import { maxFileBytes } from "#app/lib/form-limits.ts";
import { log } from "#app/lib/log.server.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import type { ImageExtension } from "./address.ts";
import { ImageRefused } from "./image-refused.ts";
import { damagedPicture, imageTooLarge } from "./limits.ts";
import { RenderingBusy, RenderingStopped, renderUpload } from "./renderer.server.ts";
import { drawingTooComplex } from "./svg-refusals.ts";

export const contentTypes: Record<ImageExtension, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
};

/** A member's picture opened on its own page must do nothing but be seen. */
export const pictureHeaders = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

/** Pages of other sites may show and read what is public. */
export const openToAll = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

export type CleanImage = {
  bytes: Uint8Array;
  type: string;
  extension: ImageExtension;
  /** A WebP in which the picture shows; null where it shows itself. */
  preview: Uint8Array | null;
};

const say = sentencesOf("uploads");

const tooManyPictures = say("busy");
const noneChecked = say("noneChecked");
/** By their first bytes, from where on: what people take for a picture that a site takes. */
const others = [
  ["webp", 8, "WEBP"],
  ["gif", 0, "GIF8"],
  ["avif", 4, "ftypavif"],
  ["heic", 4, "ftyphei"],
  ["heic", 4, "ftypmif1"],
  ["tiff", 0, "II*\0"],
  ["tiff", 0, "MM\0*"],
  ["photoshop", 0, "8BPS"],
  ["pdf", 0, "%PDF"],
  ["eps", 0, "%!PS"],
  ["svgz", 0, "\x1f\x8b"],
  ["zip", 0, "PK\x03\x04"],
] as const;

/** `sender`: an address, or a member's id. Throws ImageRefused: 413 size, 415 type, 400 unusable, 503 busy. */
export async function checkImage(file: File, sender: string): Promise<CleanImage> {
  if (file.size > maxFileBytes) throw new ImageRefused(imageTooLarge, 413);
  if (file.size === 0) throw new ImageRefused(say("emptyFile"));
  const bytes = await file.bytes();
  const extension = sniff(bytes);
  const other = extension === "svg" && otherType(bytes);
  if (other) throw new ImageRefused(say("otherType", { type: other }), 415);
  const clean =
    extension === "svg"
      ? await checkDrawing(bytes, sender)
      : {
          bytes: await renderUpload(sender, "cleanRaster", bytes, extension).catch(refuse(damagedPicture)),
          preview: null,
        };
  return { ...clean, extension, type: contentTypes[extension] };
}

async function checkDrawing(bytes: Uint8Array, sender: string) {
  const clean = await renderUpload(sender, "cleanDrawing", bytes).catch(refuse(drawingTooComplex));
  const smaller = await renderUpload(sender, "optimizeDrawing", clean.bytes).catch((error: Error) => {
    // It is good as it is.
    log.warn({ err: error }, "a drawing was not made smaller");
    return clean.bytes;
  });
  return { ...clean, bytes: smaller };
}

const refuse =
  (stopped: string) =>
  (error: Error): never => {
    if (error instanceof ImageRefused) throw error;
    if (error instanceof RenderingBusy) throw new ImageRefused(tooManyPictures, 503);
    if (error instanceof RenderingStopped) throw new ImageRefused(stopped);
    log.error({ err: error }, "pictures cannot be checked");
    throw new ImageRefused(noneChecked, 503);
  };

/** The name or the declared type of a file does not count: programs and people get them wrong. */
function otherType(bytes: Uint8Array) {
  const begin = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return others.find(([, at, start]) => begin.startsWith(start, at))?.[0] ?? null;
}

/** Whether anything else is a drawing, its reader finds out. */
function sniff(bytes: Uint8Array): ImageExtension {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpg";
  return "svg";
}

const startsWith = (bytes: Uint8Array, start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);
