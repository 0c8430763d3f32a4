import { inEveryLanguage, type Language, locales } from "#app/words/languages.ts";

const formats = inEveryLanguage((language) => new Intl.NumberFormat(locales[language]));

/** `1,234` */
export function formatNumber(count: number, language: Language = "en"): string {
  return formats[language].format(count);
}

/** `210 KB`, `1.4 MB`; as `Intl` has it in another language than English. */
export function formatBytes(bytes: number, language: Language = "en"): string {
  if (language !== "en") return bytesIn(language, bytes);
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function bytesIn(language: Language, bytes: number): string {
  const [amount, unit] =
    bytes < 1024 * 1024
      ? [Math.max(1, Math.round(bytes / 1024)), "kilobyte"]
      : [bytes / 1024 / 1024, "megabyte"];
  const format = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language], format).format(amount);
}

export type Nouns = readonly [one: string, several: string];

/** `1 logo`, `1,234 logos` */
export function countOf(count: number, [one, several]: Nouns): string {
  return `${formatNumber(count)} ${count === 1 ? one : several}`;
}
