import type { Supabase } from "#app/backend/supabase.types.ts";
import { type ImageExtension, parseFileAddress, type StoredFile } from "#app/pictures/address.ts";
import { lookOf } from "#app/pictures/looks.server.ts";
import type { Rendition } from "#app/pictures/render.server.ts";
import { renditionBytes, renditionsOf } from "#app/pictures/rendition.server.ts";
import { readImage } from "#app/pictures/storage.server.ts";
import { downloadUrl } from "./download.ts";
import { ownColor } from "./own-color.server.ts";
import { filesOf, variantName } from "./variants.ts";

type DownloadableLogo = { slug: string; title: string; image_url: string };
/** `bytes` is null until somebody has asked for it. */
export type Download = { name: string; href: string; width: number; height: number; bytes: number | null };
export type LogoFacts = { downloads: Download[]; colors: string[]; own: string | null };

export const unknownFacts: LogoFacts = { downloads: [], colors: [], own: null };

const formatNames: Record<ImageExtension | Rendition["format"], string> = {
  svg: "SVG",
  png: "PNG",
  jpg: "JPG",
  webp: "WebP",
};

/** In milliseconds: how long a page waits for what is known of a picture. */
const patience = 3_000;

/**
 * The stored file and what can be drawn from it, its main colors, and the one that it is shown on; nothing of a picture
 * elsewhere. Throws on timeout.
 */
export async function factsOf(supabase: Supabase, logo: DownloadableLogo): Promise<LogoFacts> {
  const file = parseFileAddress(logo.image_url);
  const facts = file && (await inTime(lookOf(supabase, file)));
  if (!facts) return unknownFacts;
  const { colors, width, height, bytes } = facts;
  const original = { name: formatNames[file.extension], href: downloadUrl(logo) ?? "", width, height, bytes };
  const others = renditionsOf(facts, file.extension === "svg").map((rendition) => ({
    name: formatNames[rendition.format],
    href: `/logos/${logo.slug}/renditions/${fileName(rendition)}`,
    width: rendition.width,
    height: rendition.height,
    bytes: renditionBytes(file, rendition),
  }));
  return { downloads: [original, ...others], colors, own: ownColor(colors) };
}

function inTime<Found>(looked: Promise<Found>): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  const late = setTimeout(() => reject(new Error(`not known after ${patience} ms`)), patience);
  looked.then(resolve, reject).finally(() => clearTimeout(late));
  return promise;
}

export async function renditionNamed(
  supabase: Supabase,
  logo: DownloadableLogo,
  name: string,
): Promise<{ file: StoredFile; rendition: Rendition } | null> {
  const file = parseFileAddress(logo.image_url);
  const facts = file && (await lookOf(supabase, file));
  if (!facts) return null;
  const rendition = renditionsOf(facts, file.extension === "svg").find((one) => fileName(one) === name);
  return rendition ? { file, rendition } : null;
}

/** One file of a logo by its name, such as `wordmark-dark`; null where there is none. */
export async function logoFile(
  supabase: Supabase,
  logo: Parameters<typeof filesOf>[0],
  name: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; extension: ImageExtension } | null> {
  const named = filesOf(logo).find((one) => variantName(one) === name);
  const file = parseFileAddress(named?.image ?? "");
  const bytes = file && (await readImage(supabase, file));
  return bytes && { bytes: new Uint8Array(bytes), extension: file.extension };
}

const fileName = ({ format, width, height }: Rendition) => `${Math.max(width, height)}.${format}`;
