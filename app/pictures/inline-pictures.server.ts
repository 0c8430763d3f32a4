import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { log } from "#app/lib/log.server.ts";
import type { Mark } from "#app/ui/optical-size.ts";
import { parseFileAddress, type StoredFile } from "./address.ts";
import { lightDrawing } from "./limits.ts";
import { RendererUnavailable, render } from "./renderer.server.ts";
import { readImage } from "./storage.server.ts";

/** In bytes: what all pictures together may bring into a page. */
const mostInPage = 32 * 1024;

/**
 * In milliseconds: how long a page waits for its pictures, how long the storage has for one, and how long none is
 * looked at when it did not answer. A page may be kept as it was made: it is worth a moment on a busy machine.
 */
const patience = { page: 3_000, storage: 5_000 };
const rest = 10_000;
let restUntil = 0;

/** What is known of a picture: the address that brings it into a page, and how its mark is set. Both may be nothing. */
type Look = { inline: string | null; mark: Mark | null };
const unknown: Look = { inline: null, mark: null };

/** What was found for an address: stored files never change. */
const known = new LRUCache<string, Look>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ inline }) => (inline?.length ?? 0) + 300,
});

/** What is being looked at now: pages that are made at the same time wait for one reading. */
const underWay = new Map<string, Promise<Look>>();
const inTurn = pLimit(6);

/**
 * Gives each item the address of its `picture`, and how its `mark` is set. Small stored SVG files are data: addresses,
 * which spare a page a request for each; they can run nothing there. Those that are large, of another kind, elsewhere
 * or unreadable keep their own, as do those that come when the page is full.
 */
export async function inlinePictures<Item extends { image_url: string }>(
  items: Item[],
): Promise<(Item & { picture: string; mark: Mark | null })[]> {
  const looks = await looksOf(items.map(({ image_url }) => image_url));
  let room = mostInPage;
  return items.map((item, index) => {
    const { inline, mark } = looks[index] ?? unknown;
    if (!inline || inline.length > room) return { ...item, picture: item.image_url, mark };
    room -= inline.length;
    return { ...item, picture: inline, mark };
  });
}

/** How the marks of some pictures are set; null for those that lie elsewhere, or are not known in time. */
export async function marksOf(addresses: (string | null)[]): Promise<(Mark | null)[]> {
  const looks = await looksOf(addresses.map((address) => address ?? ""));
  return looks.map(({ mark }) => mark);
}

/** What is not known in time goes on being looked at: the next page has it. */
async function looksOf(addresses: string[]): Promise<Look[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Look>((resolve) => {
    timer = setTimeout(() => resolve(unknown), patience.page);
  });
  const looks = await Promise.all(addresses.map((address) => Promise.race([lookOf(address), late])));
  clearTimeout(timer);
  return looks;
}

async function lookOf(address: string): Promise<Look> {
  const found = known.get(address);
  if (found) return found;
  const file = parseFileAddress(address);
  if (!file) return unknown;
  const looking =
    underWay.get(address) ?? inTurn(() => look(address, file)).finally(() => underWay.delete(address));
  underWay.set(address, looking);
  return looking;
}

async function look(address: string, file: StoredFile): Promise<Look> {
  if (Date.now() < restUntil) return unknown;
  try {
    const bytes = await readImage(file, patience.storage);
    const isInline = bytes && file.extension === "svg" && bytes.byteLength <= lightDrawing;
    const seen = {
      inline: isInline ? dataAddress(bytes) : null,
      mark: bytes && (await measured(bytes)),
    };
    known.set(address, seen);
    return seen;
  } catch (error) {
    // The storage is well where the renderer has no time or is not there.
    if (!(error instanceof RendererUnavailable)) restUntil = Date.now() + rest;
    log.warn({ err: error }, "a picture could not be read into a page");
    return unknown;
  }
}

/** Null also for a picture that cannot be drawn: it is then set as it comes. */
async function measured(bytes: ArrayBuffer): Promise<Mark | null> {
  return render("measureMark", bytes).catch((error: Error) => {
    // Another time it may be measured.
    if (error instanceof RendererUnavailable) throw error;
    log.warn({ err: error }, "a picture could not be measured");
    return null;
  });
}

/**
 * Written out rather than in Base64, so that what pictures have in common compresses, and without any sign that HTML
 * would have to write in another way.
 */
function dataAddress(svg: ArrayBuffer): string {
  const text = new TextDecoder().decode(svg);
  return `data:image/svg+xml,${text.replace(/[%#<>"&\s]+/g, encodeURIComponent).replaceAll("'", "%27")}`;
}
