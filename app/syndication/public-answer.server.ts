import { openToAll } from "#app/images/image.server.ts";
import { entityTag, matchesEntityTag } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";

/** A document that is the same for everybody, on pages of other sites too: 200, 304, 404 where `write` gives null, or 503 with `failed`. */
export async function publicAnswer(
  request: Request,
  failed: string,
  headers: Record<string, string>,
  write: () => Promise<string | null>,
): Promise<Response> {
  let text: string | null;
  try {
    text = await write();
  } catch (error) {
    log.error({ err: error }, failed);
    return plainAnswer(503, failed, { ...openToAll, "Retry-After": "10" });
  }
  if (text === null) return plainAnswer(404, "Not Found", openToAll);
  const kept = { ...openToAll, "Cache-Control": "public, max-age=60", ETag: entityTag(text) };
  if (matchesEntityTag(request.headers.get("If-None-Match"), kept.ETag))
    return new Response(null, { status: 304, headers: kept });
  return new Response(text, { headers: { ...kept, ...headers } });
}
