import { anonymousContext } from "#app/accounts/session.server.ts";
import { collectionFailed, sharedCollection } from "#app/content/collection/collection.server.ts";
import { feedSize } from "#app/content/feed-entry.ts";
import { logosAmong } from "#app/content/logo/queries.server.ts";
import { logoEntry } from "#app/content/logo/syndication.server.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { atomFeed } from "#app/syndication/atom.ts";
import { preflight } from "#app/syndication/preflight.ts";
import { publicAnswer } from "#app/syndication/public-answer.server.ts";
import { languageOf, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/collections.$id[.]atom.ts";

export const middleware = [preflight];

export function loader({ request, params, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8" };
  return publicAnswer(request, collectionFailed, headers, async () => {
    const ids = await sharedCollection(supabase, params.id);
    if (!ids) return null;
    const logos = await logosAmong(supabase, "id", ids.slice(0, feedSize));
    const language = languageOf(request);
    const page = absoluteUrl(localPath(language, `/collections/${params.id}`));
    return atomFeed({
      id: `urn:uuid:${params.id}`,
      title: translator(language, "collection")("feed", { site: siteName }),
      self: `${page}.atom`,
      page,
      language,
      author: siteName,
      entries: logos.map((logo) => logoEntry(logo, language)),
    });
  });
}
