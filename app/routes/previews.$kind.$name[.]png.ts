import { anonymousContext } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { PreviewSubject } from "#app/content/kind.server.ts";
import { serverKinds } from "#app/content/kinds.server.ts";
import { parseFileAddress } from "#app/images/address.ts";
import { drawPreview } from "#app/images/preview.server.ts";
import { cachedPreview } from "#app/images/preview-cache.server.ts";
import { readImage } from "#app/images/storage.server.ts";
import { entityTag, matchesEntityTag } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { siteName } from "#app/lib/site.ts";
import { directionOf, isLanguage, type Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/previews.$kind.$name[.]png.ts";

const site = (language: Language): PreviewSubject => ({
  id: siteName,
  kind: "",
  title: translator(language, "site")("tagline"),
  facts: [],
  image: null,
});

/** Null where there is no such public item. Throws as the item's query does. */
async function previewSubject(
  supabase: Supabase,
  section: string,
  name: string,
  language: Language,
): Promise<PreviewSubject | null> {
  if (section === "site" && name === "home") return site(language);
  const kind = serverKinds.find(({ table }) => table === section);
  return kind ? kind.preview(supabase, name, language) : null;
}

/** Whether an item without a preview was taken down for good. Throws as its query does. */
async function isTakenDown(supabase: Supabase, section: string, name: string): Promise<boolean> {
  const kind = serverKinds.find(({ table }) => table === section);
  return (await kind?.api.isTakenDown?.(supabase, name)) ?? false;
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  try {
    const supabase = context.get(anonymousContext);
    const asked = url.searchParams.get("language") ?? "";
    const language = isLanguage(asked) ? asked : "en";
    const found = await previewSubject(supabase, params.kind, params.name, language);
    if (!found)
      return (await isTakenDown(supabase, params.kind, params.name))
        ? plainAnswer(410, "This was taken down at the request of its owner.")
        : plainAnswer(404, "There is no such picture.");
    const subject = { ...found, direction: directionOf(language) } as const;
    const tag = entityTag(JSON.stringify(subject));
    const headers = { "Cache-Control": "public, max-age=3600", ETag: tag };
    if (matchesEntityTag(request.headers.get("If-None-Match"), tag))
      return new Response(null, { status: 304, headers });
    const png = await cachedPreview(tag, () => draw(supabase, subject));
    return new Response(new Uint8Array(png), {
      headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.byteLength) },
    });
  } catch (error) {
    log.error({ err: error }, "a preview could not be drawn");
    return plainAnswer(503, "We can’t draw this picture right now.", { "Retry-After": "10" });
  }
}

async function draw(supabase: Supabase, { image, ...preview }: PreviewSubject): Promise<Buffer> {
  // No server-side request to an address that a member named.
  const file = parseFileAddress(image ?? "");
  return drawPreview(preview, file && (await readImage(supabase, file)));
}
