import pLimit from "p-limit";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { log } from "#app/lib/log.server.ts";
import { parseFileAddress } from "./address.ts";
import { RendererUnavailable, RenderingFailed } from "./renderer.server.ts";
import { imageAnalysisOf, type StoredImageAnalysis } from "./stored-image-analysis.server.ts";

/** In bytes, for all pictures of a page: for light ones, which lite mode shows too, and for the rest. */
export const inlineBudget = () => ({ light: 12 * 1024, rest: 20 * 1024 });
export type InlineBudget = ReturnType<typeof inlineBudget>;
const maxLightBytes = 1.5 * 1024;

/** In milliseconds. A page may be cached as it was made, so pictures are worth a wait. */
const timeoutMs = 3_000;
const pauseMs = 10_000;
let pausedUntil = 0;

const unknown: Pick<StoredImageAnalysis, "bytes" | "inline" | "mark"> = {
  bytes: 0,
  inline: null,
  mark: null,
};

/** `picture` is where it is shown from, perhaps a data: URL; `isSmall`: lite mode shows it too. */
export type PlacedPicture = { picture: string; mark: OpticalMetrics | null; isSmall: boolean };

const inTurn = pLimit(6);

/** Small plain drawings become data: addresses, which spare a request and can run nothing; the rest keep their own. */
export async function inlinePictures<Item extends { image_url: string }>(
  supabase: Supabase,
  items: Item[],
  budget = inlineBudget(),
): Promise<(Item & PlacedPicture)[]> {
  const analyses = await imageAnalysesOf(
    supabase,
    items.map(({ image_url }) => image_url),
  );
  return items.map((item, index) => {
    const { bytes, inline, mark } = analyses[index] ?? unknown;
    const isSmall = inline !== null && bytes < maxLightBytes && inline.length <= budget.light;
    const part = isSmall ? "light" : "rest";
    if (!inline || inline.length > budget[part]) return { ...item, picture: item.image_url, mark, isSmall };
    budget[part] -= inline.length;
    return { ...item, picture: inline, mark, isSmall };
  });
}

export async function opticalMetricsOf(
  supabase: Supabase,
  addresses: (string | null)[],
): Promise<(OpticalMetrics | null)[]> {
  const analyses = await imageAnalysesOf(
    supabase,
    addresses.map((address) => address ?? ""),
  );
  return analyses.map((analysis) => analysis?.mark ?? null);
}

/** Null for what is elsewhere, gone or late; what is late is still looked at: the next page has it. Never throws. */
export async function imageAnalysesOf(
  supabase: Supabase,
  addresses: string[],
): Promise<(StoredImageAnalysis | null)[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  const analyses = await Promise.all(
    addresses.map((address) => Promise.race([inTurn(() => shownOf(supabase, address)), late])),
  );
  clearTimeout(timer);
  return analyses;
}

async function shownOf(supabase: Supabase, address: string): Promise<StoredImageAnalysis | null> {
  const file = parseFileAddress(address);
  if (!file || Date.now() < pausedUntil) return null;
  try {
    return await imageAnalysisOf(supabase, file);
  } catch (error) {
    // A busy renderer or a costly picture says nothing against the storage.
    const isOfDrawing = error instanceof RendererUnavailable || error instanceof RenderingFailed;
    if (!isOfDrawing) pausedUntil = Date.now() + pauseMs;
    log.warn({ err: error }, "a picture could not be read into a page");
    return null;
  }
}
