import pLimit from "p-limit";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { log } from "#app/lib/log.server.ts";
import { parseFileAddress } from "./address.ts";
import { lookOf } from "./looks.server.ts";
import { RendererUnavailable, RenderingFailed } from "./renderer.server.ts";

/** In bytes, for all pictures of a page: for light ones, which lite mode shows too, and for the rest. */
export const pictureRoom = () => ({ light: 12 * 1024, rest: 20 * 1024 });
export type PictureRoom = ReturnType<typeof pictureRoom>;
/** In bytes, of a file. */
const lightest = 1.5 * 1024;

/** In milliseconds. A page may be cached as it was made, so pictures are worth a wait. */
const timeoutMs = 3_000;
const rest = 10_000;
let restUntil = 0;

type Shown = { bytes: number; inline: string | null; mark: OpticalMetrics | null };
const unknown: Shown = { bytes: 0, inline: null, mark: null };

/** `picture` is where it is shown from, perhaps a data: URL; `isLight`: lite mode shows it too. */
export type Placed = { picture: string; mark: OpticalMetrics | null; isSmall: boolean };

const inTurn = pLimit(6);

/** Small plain drawings become data: addresses, which spare a request and can run nothing; the rest keep their own. */
export async function inlinePictures<Item extends { image_url: string }>(
  supabase: Supabase,
  items: Item[],
  room = pictureRoom(),
): Promise<(Item & Placed)[]> {
  const looks = await looksOf(
    supabase,
    items.map(({ image_url }) => image_url),
  );
  return items.map((item, index) => {
    const { bytes, inline, mark } = looks[index] ?? unknown;
    const isSmall = inline !== null && bytes < lightest && inline.length <= room.light;
    const part = isSmall ? "light" : "rest";
    if (!inline || inline.length > room[part]) return { ...item, picture: item.image_url, mark, isSmall };
    room[part] -= inline.length;
    return { ...item, picture: inline, mark, isSmall };
  });
}

export async function marksOf(
  supabase: Supabase,
  addresses: (string | null)[],
): Promise<(OpticalMetrics | null)[]> {
  const looks = await looksOf(
    supabase,
    addresses.map((address) => address ?? ""),
  );
  return looks.map(({ mark }) => mark);
}

/** What is late is still looked at: the next page has it. */
async function looksOf(supabase: Supabase, addresses: string[]): Promise<Shown[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Shown>((resolve) => {
    timer = setTimeout(() => resolve(unknown), timeoutMs);
  });
  const looks = await Promise.all(
    addresses.map((address) => Promise.race([inTurn(() => shownOf(supabase, address)), late])),
  );
  clearTimeout(timer);
  return looks;
}

async function shownOf(supabase: Supabase, address: string): Promise<Shown> {
  const file = parseFileAddress(address);
  if (!file || Date.now() < restUntil) return unknown;
  try {
    return (await lookOf(supabase, file)) ?? unknown;
  } catch (error) {
    // A busy renderer or a costly picture says nothing against the storage.
    const isOfDrawing = error instanceof RendererUnavailable || error instanceof RenderingFailed;
    if (!isOfDrawing) restUntil = Date.now() + rest;
    log.warn({ err: error }, "a picture could not be read into a page");
    return unknown;
  }
}
