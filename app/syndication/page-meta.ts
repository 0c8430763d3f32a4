import type { MetaDescriptor } from "react-router";
import { previewHeight, previewIn, previewWidth } from "#app/images/preview-address.ts";
import { shorten } from "#app/lib/shorten.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { type Language, languages, localPath, openGraphLocales } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { languageOfMatches, type Matches } from "./meta.ts";

type Page = {
  title: string;
  description: string;
  path: string;
  /** Then the English page is the canonical one. */
  isSameInEnglish?: boolean;
  /** 1200 x 630 pixels; the site's own picture without one. */
  preview?: { path: string; alt: string };
};

const sitePreview = (language: Language) => ({
  path: "/previews/site/home.png",
  alt: `${siteName}: ${translator(language, "site")("tagline")}`,
});
const longestDescription = 200;

/** The tags of a page's head, for the `meta` export of a route. `path` is without its language. */
export function pageMeta(
  matches: Matches,
  { title, description, path, isSameInEnglish, preview }: Page,
): MetaDescriptor[] {
  const language = languageOfMatches(matches);
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`;
  const summary = shorten(description, longestDescription);
  const address = absoluteUrl(localPath(isSameInEnglish ? "en" : language, path));
  const { path: picture, alt } = preview ?? sitePreview(language);
  return [
    { title: fullTitle },
    { name: "description", content: summary },
    { name: "robots", content: "max-image-preview:large" },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: openGraphLocales[language] },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: "og:locale:alternate", content: openGraphLocales[other] })),
    { property: "og:title", content: title },
    { property: "og:description", content: summary },
    { property: "og:url", content: address },
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:image", content: absoluteUrl(previewIn(language, picture)) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(previewWidth) },
    { property: "og:image:height", content: String(previewHeight) },
    { property: "og:image:alt", content: alt },
  ];
}
