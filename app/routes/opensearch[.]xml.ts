import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { xmlText } from "#app/lib/xml.ts";
import { isLanguage, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/opensearch[.]xml.ts";

export function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("language") ?? "";
  const language = isLanguage(asked) ? asked : "en";
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${xmlText(siteName)}</ShortName>`,
    `<Description>${xmlText(translator(language, "site")("tagline"))}</Description>`,
    `<Language>${language}</Language>`,
    "<InputEncoding>UTF-8</InputEncoding>",
    `<Image width="48" height="48" type="image/x-icon">${absoluteUrl("/favicon.ico")}</Image>`,
    `<Url type="text/html" template="${absoluteUrl(localPath(language, "/search"))}?search={searchTerms}"/>`,
    "</OpenSearchDescription>",
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "application/opensearchdescription+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
