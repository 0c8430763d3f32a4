import { sessionContext } from "#app/accounts/session.server.ts";
import { renditionNamed } from "#app/content/logo/downloads.server.ts";
import { logoNamed } from "#app/content/logo/queries.server.ts";
import { isKnown } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { contentDisposition } from "#app/pictures/download-name.ts";
import { pictureHeaders } from "#app/pictures/image.server.ts";
import { drawRendition } from "#app/pictures/rendition.server.ts";
import type { Route } from "./+types/logos.$slug_.renditions.$file.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  try {
    const { supabase } = context.get(sessionContext);
    const logo = await logoNamed(supabase, params.slug);
    const named = logo && (await renditionNamed(supabase, logo, params.file));
    if (!named) return missing();
    const { file, rendition } = named;
    const headers = new Headers({
      ...pictureHeaders,
      "Content-Type": `image/${rendition.format}`,
      "Content-Disposition": contentDisposition(logo.title, rendition.format),
      // Not for good: the logo may get another picture.
      "Cache-Control": "public, max-age=3600",
      ETag: `"${file.name}-${params.file}"`,
    });
    if (isKnown(request.headers.get("If-None-Match"), headers.get("ETag") ?? ""))
      return new Response(null, { status: 304, headers });
    const bytes = await drawRendition(supabase, file, rendition);
    if (!bytes) return missing();
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(new Uint8Array(bytes), { headers });
  } catch (error) {
    log.error({ slug: params.slug, err: error }, "a logo could not be drawn");
    return plainAnswer(503, "We can't make this picture right now. Please try again in a minute.", {
      "Retry-After": "30",
    });
  }
}

const missing = () => plainAnswer(404, "There is no such picture.");
