import { entityTag, isKnown } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";

/**
 * Answers with a document that is the same for everybody: 200, 304 for who has it already, or 503 in plain
 * text with `failed` when it cannot be written.
 *
 * @param write gives the document, or null where there is none (404)
 */
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
    return plainAnswer(503, failed, { "Retry-After": "10" });
  }
  if (text === null) return plainAnswer(404, "Not Found");
  const kept = { "Cache-Control": "public, max-age=300", ETag: entityTag(text) };
  if (isKnown(request.headers.get("If-None-Match"), kept.ETag))
    return new Response(null, { status: 304, headers: kept });
  return new Response(text, { headers: { ...kept, ...headers } });
}
