import type { MetaDescriptor } from "react-router";
import { previewHeight, previewWidth } from "#app/images/preview-address.ts";
import { shorten } from "#app/lib/shorten.ts";
import { siteName, tagline } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";

type Page = {
  title: string;
  description: string;
  path: string;
  /** 1200 x 630 pixels; the site's own picture without one. */
  preview?: { path: string; alt: string };
};

const sitePreview = { path: "/previews/site/home.png", alt: `${siteName}: ${tagline}` };
const longestDescription = 200;

/** The tags of a page's head, for the `meta` export of a route. */
export function pageMeta({ title, description, path, preview = sitePreview }: Page): MetaDescriptor[] {
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`;
  const summary = shorten(description, longestDescription);
  const address = absoluteUrl(path);
  return [
    { title: fullTitle },
    { name: "description", content: summary },
    { name: "robots", content: "max-image-preview:large" },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: summary },
    { property: "og:url", content: address },
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:image", content: absoluteUrl(preview.path) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(previewWidth) },
    { property: "og:image:height", content: String(previewHeight) },
    { property: "og:image:alt", content: preview.alt },
  ];
}

export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteName}` }, { name: "robots", content: "noindex" }];
}
