import { isLanguage, localPath } from "#app/words/languages.ts";

/** By ISO 639 code, as the database has them: languages of Africa. Written out, since browsers know fewer than the server. */
const names: Record<string, string> = Object.fromEntries(
  `
  af Afrikaans, ak Akan (Twi), am Amharic, ar Arabic, bem Bemba, bm Bambara,
  dyu Dyula, ee Ewe, ff Fula, fr French, gaa Ga, ha Hausa,
  ig Igbo, kab Kabyle, kea Cape Verdean Creole, kg Kongo, ki Kikuyu, kmb Kimbundu,
  lg Ganda, ln Lingala, lua Luba-Kasai, luo Luo, mfe Mauritian Creole, mg Malagasy,
  mos Mossi, nd North Ndebele, nso Northern Sotho, ny Chichewa, om Oromo, pcm Nigerian Pidgin,
  pt Portuguese, rn Rundi, rw Kinyarwanda, sg Sango, sn Shona, so Somali,
  ss Swati, st Sotho, sw Swahili, ti Tigrinya, tn Tswana, ts Tsonga,
  umb Umbundu, ve Venda, wo Wolof, xh Xhosa, yo Yoruba, zgh Tamazight,
  zu Zulu`
    .split(",")
    .map((one) => /^(\w+) (.*)/.exec(one.trim())?.slice(1) ?? []),
);
export const termLanguages = Object.keys(names);

/** `sw` -> `Swahili`. */
export const languageInEnglish = (code: string): string => names[code] ?? code;

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

/** In a language of the site: `/sw/jargon/kerning`; in another of Africa: `/jargon/kerning/ha`. */
export function termPath(slug: string, language = "en"): string {
  const path = `/jargon/${encodeURIComponent(slug)}`;
  return isLanguage(language) ? localPath(language, path) : `${path}/${language}`;
}
