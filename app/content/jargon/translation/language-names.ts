import { inEveryLanguage, type Language, locales } from "#app/words/languages.ts";
import { languageInEnglish } from "./languages.ts";

/** Of its own, as the dashboard's scripts need only the English names. */
const names = inEveryLanguage(
  (language) => new Intl.DisplayNames(locales[language], { type: "language", fallback: "none" }),
);

/** What a language is called in another, within a sentence: `sw` in French -> `swahili`. Where that has no name for it, the English one. */
export function languageIn(language: Language, code: string): string {
  return (language !== "en" && names[language].of(code)) || languageInEnglish(code);
}
