import { isLanguage, localPath } from "#app/words/languages.ts";
import { languageIn } from "#app/words/name-in.ts";

/** `sw` -> `Swahili`. */
export const languageInEnglish = (code: string): string => languageIn("en", code);

/** `sw` -> `Kiswahili`. */
export const languageInItself = (code: string): string =>
  new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;

/** For an element with a text in it. */
export const languageAttributes = (code: string) =>
  ({ lang: code, dir: code === "ar" ? "rtl" : "ltr" }) as const;

/** The last part of a page's address: `kerning/sw` -> `kerning in Swahili`. */
export function termInLanguage(address: string): string {
  const [slug = "", language = ""] = address.split("/");
  return `${slug} in ${languageInEnglish(language)}`;
}

/** In a language of the site: `/sw/jargon/kerning`; in another of Africa: `/jargon/kerning/ha`. */
export function termPath(slug: string, language = "en"): string {
  const path = `/jargon/${encodeURIComponent(slug)}`;
  return isLanguage(language) ? localPath(language, path) : `${path}/${language}`;
}
