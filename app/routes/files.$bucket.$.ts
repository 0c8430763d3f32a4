import { isKnown } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { pictureWidths } from "#app/lib/srcset.ts";
import { parseFileAddress, type StoredFile } from "#app/pictures/address.ts";
import { contentDisposition } from "#app/pictures/download-name.ts";
import { largest } from "#app/pictures/drawing-size.ts";
import { contentTypes, pictureHeaders } from "#app/pictures/image.server.ts";
import { lightDrawing } from "#app/pictures/limits.ts";
import { lookOf } from "#app/pictures/looks.server.ts";
import { fittedPicture } from "#app/pictures/rendition.server.ts";
import { readImage } from "#app/pictures/storage.server.ts";
import type { Route } from "./+types/files.$bucket.$.ts";

type Sent = { body: ArrayBuffer | Uint8Array<ArrayBuffer>; type: string };

/** About what compression leaves of an SVG. */
const textShrinks = 0.35;

/**
 * With `?w=`, as WebP of that width where smaller. A drawing that is not plain shows as WebP only, and is the file itself
 * with `?download`. Names are random and contents never change: kept for good.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const file = parseFileAddress(`/files/${params.bucket}/${params["*"]}`);
  if (!file) return missing();

  const title = url.searchParams.get("download");
  const width = title === null ? askedWidth(url) : null;
  const tag = `"${[file.name, width].filter(Boolean).join("-")}"`;
  const headers = new Headers({
    ...pictureHeaders,
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: tag,
  });
  if (title !== null) headers.set("Content-Disposition", contentDisposition(title, file.extension));
  if (isKnown(request.headers.get("If-None-Match"), tag)) return new Response(null, { status: 304, headers });

  let bytes: ArrayBuffer | null;
  try {
    bytes = await readImage(file);
  } catch (error) {
    log.error({ bucket: file.bucket, err: error }, "a stored image could not be read");
    return unavailable();
  }
  if (!bytes) return missing();
  const asItIs: Sent = { body: bytes, type: contentTypes[file.extension] };
  let shown: Sent | null;
  try {
    shown = title === null ? await shownAs(file, width, asItIs) : asItIs;
  } catch (error) {
    log.warn({ bucket: file.bucket, err: error }, "a picture could not be fitted");
    // A photo is dear to nobody; a drawing may be.
    if (file.extension === "svg") return unavailable();
    headers.set("Cache-Control", "public, max-age=60");
    shown = asItIs;
  }
  if (!shown) return missing();
  const { body, type } = shown;
  headers.set("Content-Type", type);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { headers });
}

function askedWidth(url: URL): number | null {
  return pictureWidths.find((width) => String(width) === url.searchParams.get("w")) ?? null;
}

/** Null when the file is gone meanwhile. Throws where WebP cannot be made now. */
async function shownAs(file: StoredFile, width: number | null, asItIs: Sent): Promise<Sent | null> {
  const isDrawing = file.extension === "svg";
  const isPlain = !isDrawing || (await lookOf(file))?.isPlain === true;
  const { byteLength } = asItIs.body;
  if (isPlain && (!width || (isDrawing && byteLength <= lightDrawing))) return asItIs;
  const fitted = await fittedPicture(file, width ?? largest);
  if (!fitted) return null;
  const weight = isDrawing ? byteLength * textShrinks : byteLength;
  return isPlain && fitted.byteLength >= weight
    ? asItIs
    : { body: new Uint8Array(fitted), type: "image/webp" };
}

const missing = () => plainAnswer(404, "There is no such file.");
const unavailable = () =>
  plainAnswer(503, "Files cannot be read right now. Please try again in a minute.", { "Retry-After": "30" });
