import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";
import type { Mark } from "#app/ui/optical-size.ts";
import { parseFileAddress, type StoredFile } from "./address.ts";
import { lightDrawing } from "./limits.ts";
import { RendererUnavailable, render } from "./renderer.server.ts";
import { readImage } from "./storage.server.ts";

/** In bytes, for all pictures of a page. */
const mostInPage = 32 * 1024;

/** In milliseconds. A page may be cached as it was made, so pictures are worth a wait. */
const patience = { page: 3_000, storage: 5_000 };
const rest = 10_000;
let restUntil = 0;

type Look = { inline: string | null; mark: Mark | null };
const unknown: Look = { inline: null, mark: null };

/** Stored files never change. */
const known = new LRUCache<string, Look>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ inline }) => (inline?.length ?? 0) + 300,
});

const underWay = new Map<string, Promise<Look>>();
const inTurn = pLimit(6);

/** Small SVG files become data: addresses, which spare a request and can run nothing; the rest keep their own. */
export async function inlinePictures<Item extends { image_url: string }>(
  supabase: Supabase,
  items: Item[],
): Promise<(Item & { picture: string; mark: Mark | null })[]> {
  const looks = await looksOf(
    supabase,
    items.map(({ image_url }) => image_url),
  );
  let room = mostInPage;
  return items.map((item, index) => {
    const { inline, mark } = looks[index] ?? unknown;
    if (!inline || inline.length > room) return { ...item, picture: item.image_url, mark };
    room -= inline.length;
    return { ...item, picture: inline, mark };
  });
}

export async function marksOf(supabase: Supabase, addresses: (string | null)[]): Promise<(Mark | null)[]> {
  const looks = await looksOf(
    supabase,
    addresses.map((address) => address ?? ""),
  );
  return looks.map(({ mark }) => mark);
}

/** What is late is still looked at: the next page has it. */
async function looksOf(supabase: Supabase, addresses: string[]): Promise<Look[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Look>((resolve) => {
    timer = setTimeout(() => resolve(unknown), patience.page);
  });
  const looks = await Promise.all(
    addresses.map((address) => Promise.race([lookOf(supabase, address), late])),
  );
  clearTimeout(timer);
  return looks;
}

async function lookOf(supabase: Supabase, address: string): Promise<Look> {
  const found = known.get(address);
  if (found) return found;
  const file = parseFileAddress(address);
  if (!file) return unknown;
  const looking =
    underWay.get(address) ??
    inTurn(() => look(supabase, address, file)).finally(() => underWay.delete(address));
  underWay.set(address, looking);
  return looking;
}

async function look(supabase: Supabase, address: string, file: StoredFile): Promise<Look> {
  if (Date.now() < restUntil) return unknown;
  try {
    const bytes = await readImage(supabase, file, patience.storage);
    // Another caller may see it, or this one later.
    if (!bytes) return unknown;
    const isInline = file.extension === "svg" && bytes.byteLength <= lightDrawing;
    const seen = {
      inline: isInline ? dataAddress(bytes) : null,
      mark: await measured(bytes),
    };
    known.set(address, seen);
    return seen;
  } catch (error) {
    // A busy renderer says nothing against the storage.
    if (!(error instanceof RendererUnavailable)) restUntil = Date.now() + rest;
    log.warn({ err: error }, "a picture could not be read into a page");
    return unknown;
  }
}

async function measured(bytes: ArrayBuffer): Promise<Mark | null> {
  return render("measureMark", bytes).catch((error: Error) => {
    if (error instanceof RendererUnavailable) throw error;
    log.warn({ err: error }, "a picture could not be measured");
    return null;
  });
}

/** Not Base64, so that what pictures share compresses, and without any character that HTML escapes. */
function dataAddress(svg: ArrayBuffer): string {
  const text = new TextDecoder().decode(svg);
  return `data:image/svg+xml,${text.replace(/[%#<>"&\s]+/g, encodeURIComponent).replaceAll("'", "%27")}`;
}
