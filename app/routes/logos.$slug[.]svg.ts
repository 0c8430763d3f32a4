import { sessionContext } from "#app/accounts/session.server.ts";
import { logoFailed, logoNamed } from "#app/content/logo/queries.server.ts";
import { entityTag, isKnown } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { parseFileAddress } from "#app/pictures/address.ts";
import { contentDisposition } from "#app/pictures/download-name.ts";
import { contentTypes, openToAll, pictureHeaders } from "#app/pictures/image.server.ts";
import { readImage } from "#app/pictures/storage.server.ts";
import type { Route } from "./+types/logos.$slug[.]svg.ts";

/** The file as it is, for people who save it and for programs. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  try {
    const { supabase } = context.get(sessionContext);
    const logo = await logoNamed(supabase, params.slug);
    const file = parseFileAddress(logo?.image_url ?? "");
    if (!logo || file?.extension !== "svg") return missing();
    const tag = entityTag(file.name);
    const headers = new Headers({
      ...pictureHeaders,
      ...openToAll,
      "Content-Type": contentTypes.svg,
      "Content-Disposition": contentDisposition(logo.title, "svg"),
      // Not for good: the logo may get another picture.
      "Cache-Control": "public, max-age=3600",
      ETag: tag,
    });
    if (isKnown(request.headers.get("If-None-Match"), tag))
      return new Response(null, { status: 304, headers });
    const bytes = await readImage(supabase, file);
    if (!bytes) return missing();
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(bytes, { headers });
  } catch (error) {
    log.error({ err: error }, logoFailed);
    return plainAnswer(503, logoFailed, { "Retry-After": "30" });
  }
}

const missing = () => plainAnswer(404, "There is no such picture.");
