import { africanLanguages, termLanguages } from "#app/lib/african-languages.ts";
import { africanCountries, countryName } from "#app/lib/countries.ts";
import { type Language, locales } from "./languages.ts";

type Names = Record<string, string>;

/** By code, in the order of their names. Browsers of phones know fewer names than the server, so pages get them as words. */
export const nameRooms: Record<string, (language: Language) => Names> = {
  countries: (language) => named("region", language, africanCountries, countryName),
  languages: (language) =>
    named("language", language, termLanguages, (code) => africanLanguages[code] ?? code),
};

/** English has names of its own, and stands in where the language has none. */
function named(
  type: "region" | "language",
  language: Language,
  codes: string[],
  english: (code: string) => string,
): Names {
  const names = new Intl.DisplayNames(locales[language], { type, fallback: "none" });
  const nameOf = (code: string) => (language !== "en" && names.of(code)) || english(code);
  return Object.fromEntries(
    codes
      .map((code) => [code, nameOf(code)] as const)
      .sort(([, one], [, other]) => one.localeCompare(other, locales[language])),
  );
}
