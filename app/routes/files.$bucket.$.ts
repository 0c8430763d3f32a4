import { LRUCache } from "lru-cache";
import { anonymousContext, hasSession, readSession } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { parseFileAddress, type StoredFile } from "#app/images/address.ts";
import { contentDisposition } from "#app/images/download-name.ts";
import { maxRenditionSide } from "#app/images/drawing-size.ts";
import { contentTypes, openToAll, pictureHeaders } from "#app/images/image.server.ts";
import { maxInlineDrawingBytes } from "#app/images/limits.ts";
import { fittedPicture } from "#app/images/rendition.server.ts";
import { pictureAccess, readImage } from "#app/images/storage.server.ts";
import { imageAnalysisOf } from "#app/images/stored-image-analysis.server.ts";
import { matchesEntityTag } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { pictureWidths } from "#app/lib/srcset.ts";
import { preflight } from "#app/syndication/preflight.ts";
import type { Route } from "./+types/files.$bucket.$.ts";

export const middleware = [preflight];

/** `isShown`: the drawing as pages show it, not the file. */
type Asked = { request: Request; url: URL; supabase: Supabase; file: StoredFile; isShown: boolean };
type Sent = { body: ArrayBuffer | Uint8Array<ArrayBuffer>; type: string };

/** A picture that was taken down is gone from caches soon, and one that was seen shows at once. */
const keptFor = "max-age=60, stale-while-revalidate=600";

/** About what compression leaves of an SVG. */
const textShrinks = 0.35;

/** In milliseconds: how long a picture may still be sent here after another process has taken it down. */
const trustedForMs = 30_000;
const knownAsPublic = new LRUCache<string, true>({ max: 5_000, ttl: trustedForMs });

/** A photo with `?w=` as a smaller WebP. A drawing is the SVG; without `.svg` what pages show, which is WebP if it is not plain. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const asked = `/files/${params.bucket}/${params["*"]}`;
  const named = parseFileAddress(asked);
  const file = named ?? parseFileAddress(`${asked}.svg`);
  if (!file) return missing();
  const isShown = named === null || named.extension !== "svg";
  const address = named ? asked : `${asked}.svg`;
  const answer = async (supabase: Supabase, forPublic: string): Promise<Response> => {
    const known = knownAsPublic.has(address);
    const access = known ? "public" : await pictureAccess(supabase, address);
    // Not renewed: a picture that is asked for all the time would be believed forever.
    if (access === "public" && !known) knownAsPublic.set(address, true);
    if (access !== "public" && access !== "private") return missing(access);
    const caching = access === "private" ? "private, no-cache" : forPublic;
    const sent = await send({ request, url, supabase, file, isShown }, caching);
    // Another process may have taken it down: was it public, it is gone, and not unknown.
    if (!sent) {
      knownAsPublic.delete(address);
      return known ? answer(supabase, forPublic) : missing();
    }
    if (access === "private") return sent;
    for (const [name, value] of Object.entries(openToAll)) sent.headers.set(name, value);
    return sent;
  };
  try {
    if (knownAsPublic.has(address) || !hasSession(request))
      return await answer(context.get(anonymousContext), `public, ${keptFor}`);
    // Other people's caches must not keep the cookies of a renewed session.
    return await answer((await readSession(context)).supabase, `private, ${keptFor}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ bucket: file.bucket, err: error }, "a stored image could not be read");
    return unavailable();
  }
}

/** Null where the file is gone. */
async function send(
  { request, url, supabase, file, isShown }: Asked,
  caching: string,
): Promise<Response | null> {
  const title = url.searchParams.get("download");
  const isAsItIs = title !== null || !isShown;
  const width = isAsItIs ? null : askedWidth(url);
  const tag = `"${[file.name, isAsItIs ? null : "shown", width].filter(Boolean).join("-")}"`;
  const headers = new Headers({ ...pictureHeaders, "Cache-Control": caching, ETag: tag });
  if (title !== null) headers.set("Content-Disposition", contentDisposition(title, file.extension));
  if (matchesEntityTag(request.headers.get("If-None-Match"), tag))
    return new Response(null, { status: 304, headers });

  const bytes = await readImage(supabase, file);
  if (!bytes) return null;
  const asItIs: Sent = { body: bytes, type: contentTypes[file.extension] };
  let shown: Sent | null;
  try {
    shown = isAsItIs ? asItIs : await shownAs(supabase, file, width, asItIs);
  } catch (error) {
    log.warn({ bucket: file.bucket, err: error }, "a picture could not be fitted");
    // A photo costs a browser little; a drawing may cost it seconds.
    if (file.extension === "svg") return unavailable();
    headers.set("Cache-Control", caching.replace(keptFor, "max-age=60"));
    shown = asItIs;
  }
  if (!shown) return null;
  const { body, type } = shown;
  headers.set("Content-Type", type);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { headers });
}

function askedWidth(url: URL): number | null {
  return pictureWidths.find((width) => String(width) === url.searchParams.get("w")) ?? null;
}

/** Null when the file is gone by now. Throws when WebP cannot be made. */
async function shownAs(
  supabase: Supabase,
  file: StoredFile,
  width: number | null,
  asItIs: Sent,
): Promise<Sent | null> {
  const isDrawing = file.extension === "svg";
  const isPlain = !isDrawing || (await imageAnalysisOf(supabase, file))?.isPlain === true;
  const { byteLength } = asItIs.body;
  if (isPlain && (!width || (isDrawing && byteLength <= maxInlineDrawingBytes))) return asItIs;
  const fitted = await fittedPicture(supabase, file, width ?? maxRenditionSide);
  if (!fitted) return null;
  const weight = isDrawing ? byteLength * textShrinks : byteLength;
  return isPlain && fitted.byteLength >= weight
    ? asItIs
    : { body: new Uint8Array(fitted), type: "image/webp" };
}

const missing = (access?: string | null) =>
  access === "gone"
    ? plainAnswer(410, "This file was taken down.")
    : plainAnswer(404, "There is no such file.");
const unavailable = () =>
  plainAnswer(503, "Files are unavailable right now. Please try again in a minute.", { "Retry-After": "30" });
