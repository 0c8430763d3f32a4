import { isKnown } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { pictureWidths } from "#app/lib/picture-widths.ts";
import { parseFileAddress, type StoredFile } from "#app/uploads/address.ts";
import { contentDisposition } from "#app/uploads/download-name.ts";
import { contentTypes } from "#app/uploads/image.server.ts";
import { pictureHeaders } from "#app/uploads/picture-headers.ts";
import { fittedPhoto } from "#app/uploads/rendition.server.ts";
import { readImage } from "#app/uploads/storage.server.ts";
import type { Route } from "./+types/files.$bucket.$.ts";

/**
 * Sends a stored image, a photo with `?w=` as WebP of that width. Its name is random and its content never changes,
 * so a browser keeps it for good.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const file = parseFileAddress(`/files/${params.bucket}/${params["*"]}`);
  if (!file) return missing();

  const title = url.searchParams.get("download");
  const width = title === null && file.extension !== "svg" ? askedWidth(url) : null;
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
    log.error({ bucket: file.bucket, reason: (error as Error).message }, "a stored image could not be read");
    return unavailable();
  }
  if (!bytes) return missing();
  const fitted = width && (await inWidth(file, width));
  if (width && !fitted) headers.set("Cache-Control", "public, max-age=60");
  const isSmaller = fitted && fitted.byteLength < bytes.byteLength;
  const sent = isSmaller ? fitted : bytes;
  headers.set("Content-Type", isSmaller ? "image/webp" : contentTypes[file.extension]);
  headers.set("Content-Length", String(sent.byteLength));
  return new Response(sent, { headers });
}

function askedWidth(url: URL): number | null {
  return pictureWidths.find((width) => String(width) === url.searchParams.get("w")) ?? null;
}

/** Null where it cannot be made now: the file is then sent as it is. */
async function inWidth(file: StoredFile, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await fittedPhoto(file, width).catch((error: unknown) => {
    log.warn({ bucket: file.bucket, reason: (error as Error).message }, "a photo could not be fitted");
    return null;
  });
  return bytes && new Uint8Array(bytes);
}

function missing(): Response {
  return new Response("There is no such file.", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
  });
}

function unavailable(): Response {
  return new Response("Files cannot be read right now. Please try again in a minute.", {
    status: 503,
    headers: { "Retry-After": "30", "Cache-Control": "no-store" },
  });
}
