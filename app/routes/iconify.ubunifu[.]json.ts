import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { iconPrefix, iconSetFile, iconsNamed, maxIcons } from "#app/content/logo/icons.server.ts";
import { logosFailed } from "#app/content/logo/queries.server.ts";
import { openToAll } from "#app/images/image.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { entityTag, matchesEntityTag } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { limit, tooManyRequests, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { preflight } from "#app/syndication/preflight.ts";
import type { Route } from "./+types/iconify.ubunifu[.]json.ts";

export const middleware = [preflight];

const unzipped = promisify(gunzip);

const headers = {
  ...openToAll,
  "Content-Type": "application/json; charset=utf-8",
  // Not for long: a logo may be taken down.
  "Cache-Control": "public, max-age=60",
};

/** Icons by name, as Iconify's API has them, or the whole set: see https://iconify.design/docs/api/icon-data.html */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const asked = url.searchParams.get("icons");
  if (asked === null) {
    const allowed = await limit("zip", clientAddress(request));
    if (!allowed.allowed) {
      const { status, headers } = tooManyRequests(allowed.retryAfter);
      return plainAnswer(status, tooManyTries, { ...openToAll, ...headers });
    }
    return answered(async () => {
      const file = await iconSetFile();
      const tag = entityTag(file);
      const kept = { ...headers, ETag: tag, Vary: "Accept-Encoding" };
      if (matchesEntityTag(request.headers.get("If-None-Match"), tag))
        return new Response(null, { status: 304, headers: kept });
      const inGzip = /\bgzip\b(?!\s*;\s*q=0)/i.test(request.headers.get("Accept-Encoding") ?? "");
      return new Response(new Uint8Array(inGzip ? file : await unzipped(file)), {
        headers: {
          ...kept,
          ...(inGzip && { "Content-Encoding": "gzip" }),
          "Content-Disposition": `attachment; filename="${iconPrefix}.json"`,
        },
      });
    });
  }
  const names = [...new Set(asked.split(",").filter(Boolean))];
  if (names.length === 0 || names.length > maxIcons)
    return plainAnswer(400, `Ask for 1 to ${maxIcons} icons, with commas between them.`, openToAll);
  return answered(async () => {
    const body = JSON.stringify(await iconsNamed(supabase, names));
    const tag = entityTag(body);
    if (matchesEntityTag(request.headers.get("If-None-Match"), tag))
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
