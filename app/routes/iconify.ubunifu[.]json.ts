import { Readable } from "node:stream";
import { sessionContext } from "#app/accounts/session.server.ts";
import { iconPrefix, iconSet, iconsNamed, mostIcons } from "#app/content/logo/icons.server.ts";
import { logosFailed } from "#app/content/logo/queries.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { entityTag, isKnown } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { limit, tooMany, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { openToAll } from "#app/pictures/image.server.ts";
import type { Route } from "./+types/iconify.ubunifu[.]json.ts";

const headers = {
  ...openToAll,
  "Content-Type": "application/json; charset=utf-8",
  // Not for long: a logo may be taken down.
  "Cache-Control": "public, max-age=60",
};

/** Icons by name, as Iconify's API has them, or the whole set: see https://iconify.design/docs/api/icon-data.html */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const asked = url.searchParams.get("icons");
  if (asked === null) {
    const allowed = await limit("zip", clientAddress(request));
    if (!allowed.allowed) {
      const { status, headers } = tooMany(allowed.retryAfter);
      return plainAnswer(status, tooManyTries, { ...openToAll, ...headers });
    }
    const file = `attachment; filename="${iconPrefix}.json"`;
    // Begun with the first of its parts, so that a database that does not answer is still told as such.
    return answered(async () => {
      const parts = iconSet(supabase);
      const first = await parts.next();
      return new Response(textStream(first.value ?? "", parts), {
        headers: { ...headers, "Content-Disposition": file },
      });
    });
  }
  const names = [...new Set(asked.split(",").filter(Boolean))];
  if (names.length === 0 || names.length > mostIcons)
    return plainAnswer(400, `Ask for 1 to ${mostIcons} icons, with commas between them.`, openToAll);
  return answered(async () => {
    const body = JSON.stringify(await iconsNamed(supabase, names));
    const tag = entityTag(body);
    if (isKnown(request.headers.get("If-None-Match"), tag))
      return new Response(null, { status: 304, headers: { ...headers, ETag: tag } });
    return new Response(body, { headers: { ...headers, ETag: tag } });
  });
}

async function answered(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    log.error({ err: error }, logosFailed);
    return plainAnswer(503, logosFailed, { ...openToAll, "Retry-After": "30" });
  }
}

function textStream(first: string, rest: AsyncGenerator<string>): ReadableStream {
  async function* bytes() {
    yield Buffer.from(first);
    for await (const part of rest) yield Buffer.from(part);
  }
  return Readable.toWeb(Readable.from(bytes())) as ReadableStream;
}
