import { anonymousContext } from "#app/accounts/session.server.ts";
import { publicAnswer } from "#app/syndication/public-answer.server.ts";
import { sitemapFailed, sitemapPart } from "#app/syndication/sitemap-parts.server.ts";
import { sitemap } from "#app/syndication/sitemap-xml.ts";
import type { Route } from "./+types/sitemap.$part[.]xml.ts";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const headers = { "Content-Type": "application/xml; charset=utf-8" };
  return publicAnswer(request, sitemapFailed, headers, async () => {
    const addresses = await sitemapPart(context.get(anonymousContext), params.part);
    return addresses && sitemap(addresses);
  });
}
