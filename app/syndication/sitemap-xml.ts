import { absoluteUrl } from "#app/lib/site-url.ts";
import { xmlText, xmlTime } from "#app/lib/xml.ts";
import { type Language, languages, localPath } from "#app/words/languages.ts";

/** `languages`: those that a page is in, where not all. */
export type Address = { path: string; changed?: string | undefined; languages?: readonly Language[] };

const start = '<?xml version="1.0" encoding="utf-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function entry(element: string, { path, changed }: Address, more = ""): string {
  const lastmod = changed ? `<lastmod>${xmlTime(changed)}</lastmod>` : "";
  return `<${element}><loc>${xmlText(absoluteUrl(path))}</loc>${lastmod}${more}</${element}>`;
}

const alternate = (language: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(absoluteUrl(path))}"/>`;

/** A page in each of its languages, which name all of them. */
function entries({ path, changed, languages: shown = languages }: Address): string[] {
  if (shown.length === 1) return [entry("url", { path, changed })];
  const all = shown.map((language) => alternate(language, localPath(language, path)));
  const named = [...all, alternate("x-default", path)].join("");
  return shown.map((language) => entry("url", { path: localPath(language, path), changed }, named));
}

export function sitemapIndex(parts: Address[]): string {
  const all = parts.map((part) => entry("sitemap", part));
  return [start, `<sitemapindex ${namespace}>`, ...all, "</sitemapindex>", ""].join("\n");
}

export function sitemap(addresses: Address[]): string {
  return [start, `<urlset ${namespace} ${links}>`, ...addresses.flatMap(entries), "</urlset>", ""].join("\n");
}
