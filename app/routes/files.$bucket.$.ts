import { isKnown } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { parseFileAddress } from "#app/uploads/address.ts";
import { contentDisposition } from "#app/uploads/download-name.ts";
import { contentTypes } from "#app/uploads/image.server.ts";
import { pictureHeaders } from "#app/uploads/picture-headers.ts";
import { readImage } from "#app/uploads/storage.server.ts";
import type { Route } from "./+types/files.$bucket.$.ts";

/** Sends a stored image. Its name is random and its content never changes, so a browser keeps it for good. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const file = parseFileAddress(`/files/${params.bucket}/${params["*"]}`);
  if (!file) return missing();

  const title = url.searchParams.get("download");
  const headers = new Headers({
    ...pictureHeaders,
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: `"${file.name}"`,
  });
  if (title !== null) headers.set("Content-Disposition", contentDisposition(title, file.extension));
  if (isKnown(request.headers.get("If-None-Match"), `"${file.name}"`))
    return new Response(null, { status: 304, headers });

  let bytes: ArrayBuffer | null;
  try {
    bytes = await readImage(file);
  } catch (error) {
    log.error({ bucket: file.bucket, reason: (error as Error).message }, "a stored image could not be read");
    return unavailable();
  }
  if (!bytes) return missing();
  headers.set("Content-Type", contentTypes[file.extension]);
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { headers });
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
