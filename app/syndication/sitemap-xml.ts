import { absoluteUrl } from "#app/lib/site-url.ts";
import { xmlText, xmlTime } from "#app/lib/xml.ts";

export type Address = { path: string; changed?: string | undefined };

const start = '<?xml version="1.0" encoding="utf-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entry(element: string, { path, changed }: Address): string {
  const lastmod = changed ? `<lastmod>${xmlTime(changed)}</lastmod>` : "";
  return `<${element}><loc>${xmlText(absoluteUrl(path))}</loc>${lastmod}</${element}>`;
}

export function sitemapIndex(parts: Address[]): string {
  const entries = parts.map((part) => entry("sitemap", part));
  return [start, `<sitemapindex ${namespace}>`, ...entries, "</sitemapindex>", ""].join("\n");
}

export function sitemap(addresses: Address[]): string {
  const entries = addresses.map((address) => entry("url", address));
  return [start, `<urlset ${namespace}>`, ...entries, "</urlset>", ""].join("\n");
}
