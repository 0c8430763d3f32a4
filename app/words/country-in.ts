import { countryName } from "#app/lib/countries.ts";
import { inEveryLanguage, type Language, locales } from "./languages.ts";

const names = inEveryLanguage(
  (language) => new Intl.DisplayNames(locales[language], { type: "region", fallback: "code" }),
);

/** `RW` -> `Rwanda`, `رواندا`; English has names of its own. */
export const countryIn = (language: Language, code: string): string =>
  language === "en" ? countryName(code) : (names[language].of(code) ?? code);
