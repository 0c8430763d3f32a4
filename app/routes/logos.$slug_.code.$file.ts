import { anonymousContext } from "#app/accounts/session.server.ts";
import { codeOf } from "#app/content/logo/code.server.ts";
import { missingPicture } from "#app/content/logo/missing.server.ts";
import { logoFailed, logoNamed } from "#app/content/logo/queries.server.ts";
import { entityTag, matchesEntityTag } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import type { Route } from "./+types/logos.$slug_.code.$file.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  try {
    const supabase = context.get(anonymousContext);
    const logo = await logoNamed(supabase, params.slug);
    const code = logo && (await codeOf(supabase, logo, params.file));
    if (!code) return await missingPicture(supabase, params.slug);
    // Not for long: the logo may be taken down.
    const headers = { "Cache-Control": "public, max-age=60", ETag: entityTag(code) };
    if (matchesEntityTag(request.headers.get("If-None-Match"), headers.ETag))
      return new Response(null, { status: 304, headers });
    return plainAnswer(200, code, headers);
  } catch (error) {
    log.error({ err: error }, logoFailed);
    return plainAnswer(503, logoFailed, { "Retry-After": "30" });
  }
}
