import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { xmlText } from "#app/lib/xml.ts";
import { translator } from "#app/words/translator.ts";

export function loader() {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${xmlText(siteName)}</ShortName>`,
    `<Description>${xmlText(translator("en", "site")("tagline"))}</Description>`,
    "<InputEncoding>UTF-8</InputEncoding>",
    `<Image width="48" height="48" type="image/x-icon">${absoluteUrl("/favicon.ico")}</Image>`,
    `<Url type="text/html" template="${absoluteUrl("/search")}?search={searchTerms}"/>`,
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
