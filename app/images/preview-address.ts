import type { Language } from "#app/words/languages.ts";

export const previewWidth = 1200;
export const previewHeight = 630;

/** With its own words in another language than English. */
export const previewIn = (language: Language, path: string) =>
  language === "en" ? path : `${path}?language=${language}`;

/** `section` is the first word of the page's path; `name` is the item's slug. */
export function previewPath(section: string, name: string): string {
  return `/previews/${section}/${encodeURIComponent(name)}.png`;
}
