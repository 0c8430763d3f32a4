import { maxFileBytes } from "#app/lib/form-limits.ts";
import { log } from "#app/lib/log.server.ts";
import type { ImageExtension } from "./address.ts";
import { ImageRefused } from "./image-refused.ts";
import { damagedPicture, imageTooLarge, imageTypeRefused } from "./limits.ts";
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

const tooManyPictures = "We're checking many pictures right now. Please try again in a minute.";
const noneChecked = "We can't check pictures right now. Please try again in a few minutes.";
/** By their first bytes, from where on: what people take for a picture that a site takes. */
const others: [name: string, at: number, start: string][] = [
  ["a WebP picture", 8, "WEBP"],
  ["a GIF", 0, "GIF8"],
  ["an AVIF picture", 4, "ftypavif"],
  ["a HEIC photo", 4, "ftyphei"],
  ["a HEIC photo", 4, "ftypmif1"],
  ["a TIFF picture", 0, "II*\0"],
  ["a TIFF picture", 0, "MM\0*"],
  ["a Photoshop file", 0, "8BPS"],
  ["a PDF", 0, "%PDF"],
  ["an EPS file", 0, "%!PS"],
  ["a compressed SVG (.svgz)", 0, "\x1f\x8b"],
  ["a zip archive", 0, "PK\x03\x04"],
];

/** `sender`: an address, or a member's id. Throws ImageRefused: 413 size, 415 type, 400 unusable, 503 busy. */
export async function checkImage(file: File, sender: string): Promise<CleanImage> {
  if (file.size > maxFileBytes) throw new ImageRefused(imageTooLarge, 413);
  if (file.size === 0) throw new ImageRefused("This file is empty. Choose another file.");
  const bytes = await file.bytes();
  const extension = sniff(bytes);
  const other = extension === "svg" && otherType(bytes);
  if (other) throw new ImageRefused(otherTypeRefused(other), 415);
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
function otherType(bytes: Uint8Array): string | null {
  const begin = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return others.find(([, at, start]) => begin.startsWith(start, at))?.[0] ?? null;
}

const otherTypeRefused = (name: string) =>
  `This is ${name}, whatever its name says. ${imageTypeRefused}: open it in the program that made it, and export it as SVG, or as PNG.`;

/** Whether anything else is a drawing, its reader finds out. */
function sniff(bytes: Uint8Array): ImageExtension {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpg";
  return "svg";
}

const startsWith = (bytes: Uint8Array, start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);
