/** ISO 639 codes, as the database has them: languages of Africa. */
export const termLanguages = `
  af ak am ar bem bm dyu ee ff fr gaa ha ig kab kea kg ki kmb lg ln lua luo mfe mg mos nd nso ny om
  pcm pt rn rw sg sn so ss st sw ti tn ts umb ve wo xh yo zgh zu`
  .trim()
  .split(/\s+/);

const inEnglish = new Intl.DisplayNames("en", { type: "language" });

/** `sw` -> `Swahili`. */
export const languageInEnglish = (code: string): string => inEnglish.of(code) ?? code;

/** `sw` -> `Kiswahili`. */
export const languageInItself = (code: string): string =>
  new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;

/** For an element with a text in it. */
export const languageAttributes = (code: string) =>
  ({ lang: code, dir: code === "ar" ? "rtl" : "ltr" }) as const;

export const languageOptions = termLanguages
  .map((value) => ({ value, label: languageInEnglish(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, "en"));

/** The last part of a page's address: `kerning/sw` -> `kerning in Swahili`. */
export function termInLanguage(address: string): string {
  const [slug = "", language = ""] = address.split("/");
  return `${slug} in ${languageInEnglish(language)}`;
}

/** English has no ending. */
export const termPath = (slug: string, language = "en") =>
  `/jargon/${encodeURIComponent(slug)}${language === "en" ? "" : `/${language}`}`;
