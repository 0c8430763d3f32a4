import { anonymousContext } from "#app/accounts/session.server.ts";
import { publicAnswer } from "#app/syndication/public-answer.server.ts";
import { sitemapFailed, sitemapParts } from "#app/syndication/sitemap-parts.server.ts";
import { sitemapIndex } from "#app/syndication/sitemap-xml.ts";
import type { Route } from "./+types/sitemap[.]xml.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const headers = { "Content-Type": "application/xml; charset=utf-8" };
  return publicAnswer(request, sitemapFailed, headers, async () =>
    sitemapIndex(await sitemapParts(context.get(anonymousContext))),
  );
}
