import type { Supabase } from "#app/backend/supabase.types.ts";
import { contentDisposition } from "#app/images/download-name.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { entityTag, matchesEntityTag } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { limit, tooManyRequests, tooManyTries } from "#app/lib/rate-limit.server.ts";
import type { Logo } from "./queries.server.ts";
import { zipOf } from "./zip.server.ts";

type Archive = { name: string; logos: Logo[] };

/** An archive of the logos that `find` gives: 404 where there are none. For a minute, since a logo may be taken down. */
export async function zipAnswer(
  request: Request,
  supabase: Supabase,
  find: () => Promise<Archive | Response | null>,
  keptBy: "public" | "private" = "public",
): Promise<Response> {
  const allowed = await limit("zip", clientAddress(request));
  if (!allowed.allowed) {
    const { status, headers } = tooManyRequests(allowed.retryAfter);
    return plainAnswer(status, tooManyTries, headers);
  }
  try {
    const archive = await find();
    if (archive instanceof Response) return archive;
    if (!archive?.logos.length) return plainAnswer(404, "There is nothing to download here.");
    const bytes = await zipOf(supabase, archive.logos);
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": contentDisposition(archive.name, "zip"),
      "Cache-Control": keptBy === "public" ? "public, max-age=60" : "private, no-cache",
      ETag: entityTag(bytes),
    };
    if (matchesEntityTag(request.headers.get("If-None-Match"), headers.ETag))
      return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers });
  } catch (error) {
    log.error({ err: error }, "an archive could not be made");
    return plainAnswer(503, "We can’t pack these files right now. Please try again in a minute.", {
      "Retry-After": "30",
    });
  }
}
