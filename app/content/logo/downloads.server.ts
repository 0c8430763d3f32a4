import { type ImageExtension, parseFileAddress, type StoredFile } from "#app/pictures/address.ts";
import type { Rendition } from "#app/pictures/render.server.ts";
import { pictureFacts, renditionBytes, renditionsOf } from "#app/pictures/rendition.server.ts";
import { downloadUrl } from "./download.ts";

type DownloadableLogo = { id: string; title: string; image_url: string };
/** One way to have a logo; `bytes` is null where nobody has asked for it yet. */
export type Download = { name: string; href: string; width: number; height: number; bytes: number | null };

const formatNames: Record<ImageExtension | Rendition["format"], string> = {
  svg: "SVG",
  png: "PNG",
  jpg: "JPG",
  webp: "WebP",
};

/** How long a page waits for what is known of a picture, in milliseconds: there it has other things to show. */
const patience = 3_000;

/**
 * The ways to have a logo: its file as it is stored, first, and what can be drawn from it; and its main colors. Empty
 * for a picture that lies elsewhere or is gone. Throws when the storage does not answer, or the renderer not in time: what
 * it finds out later is known the next time.
 */
export async function downloadsOf(
  logo: DownloadableLogo,
): Promise<{ downloads: Download[]; colors: string[] }> {
  const file = parseFileAddress(logo.image_url);
  const facts = file && (await inTime(pictureFacts(file)));
  if (!facts) return { downloads: [], colors: [] };
  const { colors, ...size } = facts;
  const original = { name: formatNames[file.extension], href: downloadUrl(logo) ?? "", ...size };
  const others = renditionsOf(facts, file.extension === "svg").map((rendition) => ({
    name: formatNames[rendition.format],
    href: `/logos/${logo.id}/renditions/${fileName(rendition)}`,
    width: rendition.width,
    height: rendition.height,
    bytes: renditionBytes(file, rendition),
  }));
  return { downloads: [original, ...others], colors };
}

function inTime<Found>(looked: Promise<Found>): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  const late = setTimeout(() => reject(new Error(`not known after ${patience} ms`)), patience);
  looked.then(resolve, reject).finally(() => clearTimeout(late));
  return promise;
}

/** The rendition that the last part of its address names, and the file it is drawn from; null for any other. */
export async function renditionNamed(
  logo: DownloadableLogo,
  name: string,
): Promise<{ file: StoredFile; rendition: Rendition } | null> {
  const file = parseFileAddress(logo.image_url);
  const facts = file && (await pictureFacts(file));
  if (!facts) return null;
  const rendition = renditionsOf(facts, file.extension === "svg").find((one) => fileName(one) === name);
  return rendition ? { file, rendition } : null;
}

/** Named after the longer side. */
const fileName = ({ format, width, height }: Rendition) => `${Math.max(width, height)}.${format}`;
