import { inEveryLanguage, type Language, locales } from "#app/words/languages.ts";

const formats = inEveryLanguage((language) => new Intl.NumberFormat(locales[language]));

/** `1,234` */
export function formatNumber(count: number, language: Language = "en"): string {
  return formats[language].format(count);
}

export function formatBytes(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

export type Nouns = readonly [one: string, several: string];

/** `1 logo`, `1,234 logos` */
export function countOf(count: number, [one, several]: Nouns): string {
  return `${formatNumber(count)} ${count === 1 ? one : several}`;
}
