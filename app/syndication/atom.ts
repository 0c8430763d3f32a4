import type { FeedEntry } from "#app/content/feed-entry.ts";
import { xmlText, xmlTime } from "#app/lib/xml.ts";

export type AtomFeed = {
  /** A tag: or urn: that never changes. */
  id: string;
  title: string;
  /** Full addresses of this document and of the page that shows the same list. */
  self: string;
  page: string;
  /** Of its own words, and of entries that name no other. */
  language: string;
  author: string;
  entries: FeedEntry[];
};

const never = "1970-01-01T00:00:00.000Z";
export function atomFeed({ id, title, self, page, language, author, entries }: AtomFeed): string {
  const updated = entries.map((entry) => xmlTime(entry.updated)).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(language)}">`,
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${updated.at(-1) ?? never}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    ...entries.map(atomEntry),
    "</feed>",
    "",
  ].join("\n");
}

function atomEntry(entry: FeedEntry): string {
  const language = entry.language ? ` xml:lang="${xmlText(entry.language)}"` : "";
  return [
    "<entry>",
    `<id>urn:uuid:${xmlText(entry.id)}</id>`,
    `<title${language}>${xmlText(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(entry.url)}"/>`,
    `<published>${xmlTime(entry.published)}</published>`,
    `<updated>${xmlTime(entry.updated)}</updated>`,
    ...entry.categories.map((term) => `<category term="${xmlText(term)}"/>`),
    `<summary${language}>${xmlText(entry.summary)}</summary>`,
    "</entry>",
  ].join("\n");
}
