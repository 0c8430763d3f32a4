/** Each in its own language, in the order of the switch. The first has no prefix. */
export const languageNames = {
  en: "English",
  fr: "Français",
  sw: "Kiswahili",
  pt: "Português",
  ar: "العربية",
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageNames, code);

export const inEveryLanguage = <Made>(make: (language: Language) => Made) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;

/** What `Intl` goes by: Portuguese as in Lisbon, Luanda and Maputo, and Latin digits in Arabic. */
export const locales: Record<Language, string> = {
  en: "en-GB",
  fr: "fr",
  sw: "sw",
  pt: "pt-PT",
  ar: "ar-u-nu-latn",
};

/** As Open Graph writes them. */
export const openGraphLocales: Record<Language, string> = {
  en: "en_US",
  fr: "fr_FR",
  sw: "sw_KE",
  pt: "pt_PT",
  ar: "ar_AR",
};

/** For `dir`; left to right needs no saying. */
export const directionOf = (language: Language) => (language === "ar" ? ("rtl" as const) : undefined);

/** What stands before the paths of a language: nothing, or `/fr`. */
export const prefixOf = (language: Language) => (language === "en" ? "" : `/${language}`);

/** Files are the same in every language, except feeds and calendars. Of `.data` the router makes pages. */
const isFile = (path: string) => /^\/files\/|^[^?#]*\.(?!(?:atom|ics|data)\b)\w+(?=[?#]|$)/.test(path);

/** By the first part: `/fr/logos` is French. All other paths are English, those of files and of no page, too. */
export function languageOfPath(path: string): Language {
  const language = languages.find((one) => one !== "en" && one === path.split("/", 2)[1]);
  return language && !isFile(path.slice(prefixOf(language).length)) ? language : "en";
}

export const languageOf = (request: Request): Language => languageOfPath(new URL(request.url).pathname);

/** A path of this site as `language` has it: `/logos` -> `/fr/logos`. Others stay as they are. Those of admins lead back. */
export function localPath(language: Language, path: string): string {
  const isElsewhere = !/^\/(?!\/)/.test(path) || isFile(path);
  const isLocal = languageOfPath(path) !== "en";
  return isElsewhere || isLocal || language === "en"
    ? path
    : prefixOf(language) + path.replace(/^\/(?=[?#]|$)/, "");
}

/** The other way round: `/fr/logos` -> `/logos`. */
export const pathWithoutLanguage = (path: string) => path.slice(prefixOf(languageOfPath(path)).length) || "/";
