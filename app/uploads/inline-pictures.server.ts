import { log } from "#app/lib/log.server.ts";
import { recentlyUsed } from "#app/lib/recently-used.ts";
import { parseFileAddress } from "./address.ts";
import { readImage } from "./storage.server.ts";

/** In bytes: what one picture may bring into a page, and all of them together. */
const most = { picture: 4 * 1024, page: 32 * 1024 };

/** In milliseconds: how long a page waits for its pictures, and none for a while when the storage did not answer. */
const patience = 1_000;
const rest = 10_000;
let restUntil = 0;

/** What was found for an address: stored files never change. Null for what has to be fetched by itself. */
const known = recentlyUsed<{ inline: string | null }>(
  8 * 1024 * 1024,
  ({ inline }) => (inline?.length ?? 0) + 100,
);

/**
 * Gives each item the address of its `picture`. Small stored SVG files are data: addresses, which spare a page a
 * request for each; they can run nothing there. Those that are large, of another kind, elsewhere or unreadable keep
 * their own, as do those that come when the page is full.
 */
export async function inlinePictures<Item extends { image_url: string }>(
  items: Item[],
): Promise<(Item & { picture: string })[]> {
  const inlined = await Promise.all(items.map(({ image_url }) => inlineOf(image_url)));
  let room = most.page;
  return items.map((item, index) => {
    const inline = inlined[index];
    if (!inline || inline.length > room) return { ...item, picture: item.image_url };
    room -= inline.length;
    return { ...item, picture: inline };
  });
}

/** What is being read now: pages that are made at the same time wait for one reading. */
const underWay = new Map<string, Promise<string | null>>();

async function inlineOf(address: string): Promise<string | null> {
  const found = known.get(address);
  if (found) return found.inline;
  const reading = underWay.get(address) ?? read(address).finally(() => underWay.delete(address));
  underWay.set(address, reading);
  return reading;
}

async function read(address: string): Promise<string | null> {
  const file = parseFileAddress(address);
  if (file?.extension !== "svg" || Date.now() < restUntil) return null;
  try {
    const bytes = await readImage(file, patience);
    const inline = bytes && bytes.byteLength <= most.picture ? dataAddress(bytes) : null;
    known.set(address, { inline });
    return inline;
  } catch (error) {
    restUntil = Date.now() + rest;
    log.warn({ reason: (error as Error).message }, "a picture could not be read into a page");
    return null;
  }
}

/**
 * Written out rather than in Base64, so that what pictures have in common compresses, and without any sign that HTML
 * would have to write in another way.
 */
function dataAddress(svg: ArrayBuffer): string {
  const text = new TextDecoder().decode(svg);
  return `data:image/svg+xml,${text.replace(/[%#<>"&\s]+/g, encodeURIComponent).replaceAll("'", "%27")}`;
}
