import { sessionContext } from "#app/auth/session.server.ts";
import { entityTag, isKnown } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { drawPreview } from "#app/previews/draw.server.ts";
import { keptPreview } from "#app/previews/kept.server.ts";
import { previewSubject, type Subject } from "#app/previews/subjects.server.ts";
import { parseFileAddress } from "#app/uploads/address.ts";
import { readImage } from "#app/uploads/storage.server.ts";
import type { Route } from "./+types/previews.$kind.$name[.]png.ts";

/** The picture that stands for a public item where its page is shared. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  try {
    const { supabase } = context.get(sessionContext);
    const subject = await previewSubject(supabase, params.kind, params.name);
    if (!subject) return plainAnswer(404, "There is no such picture.");
    const tag = entityTag(JSON.stringify(subject));
    const headers = { "Cache-Control": "public, max-age=3600", ETag: tag };
    if (isKnown(request.headers.get("If-None-Match"), tag))
      return new Response(null, { status: 304, headers });
    const png = await keptPreview(tag, () => draw(subject));
    return new Response(new Uint8Array(png), {
      headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.byteLength) },
    });
  } catch (error) {
    log.error({ err: error }, "a preview could not be drawn");
    return plainAnswer(503, "This picture cannot be drawn right now.", { "Retry-After": "10" });
  }
}

async function draw({ image, ...preview }: Subject): Promise<Buffer> {
  // A picture elsewhere is not fetched: whoever names its address must not make this server ask for it.
  const file = parseFileAddress(image ?? "");
  return drawPreview(preview, file && (await readImage(file)));
}
