import { type Language, locales } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";

/** Dollars and pounds whose symbol would pass for the US or British one. */
const mistakable = ["LRD", "NAD", "SSP"];

/** English takes the signs of the American one: `$`, not `US$`. */
const localeOf = (language: Language) => (language === "en" ? "en" : locales[language]);

/** Latin signs would fall apart among Arabic: there, only what Arabic itself writes is one. */
function displayOf(language: Language, currency: string) {
  if (mistakable.includes(currency)) return "code";
  return language === "ar" ? "symbol" : "narrowSymbol";
}

function formatter(currency: string, amounts: number[], language: Language): Intl.NumberFormat | null {
  const whole = amounts.every((amount) => Number.isInteger(amount));
  try {
    return new Intl.NumberFormat(localeOf(language), {
      style: "currency",
      currency,
      currencyDisplay: displayOf(language, currency),
      minimumFractionDigits: whole ? 0 : 2,
      maximumFractionDigits: whole ? 0 : 2,
    });
  } catch {
    return null;
  }
}

/** `₦650,000`, `$2,000–2,400`, `From $500`, `Up to $900`; null without an amount */
export function formatMoney(
  minimum: number | null,
  maximum: number | null,
  currency: string | null,
  language: Language = "en",
): string | null {
  const amounts = [minimum, maximum].filter((amount) => amount !== null);
  if (amounts.length === 0) return null;
  const money = formatter(currency ?? "", amounts, language);
  const t = translator(language, "money");
  // Among Arabic, a sign leaves the letters before it: $US.
  const together = (text: string) => (language === "ar" ? text.replace(/[A-Z]\p{Sc}/u, "$&\u200e") : text);
  const format = (amount: number) =>
    // A symbol of one letter stands close: R55,000.
    (money && together(money.format(amount).replace(/^(\w)\u00a0/, "$1"))) ??
    [currency, amount.toLocaleString(localeOf(language))].filter(Boolean).join(" ");
  if (minimum === null) return t("upTo", { amount: format(amounts[0] ?? 0) });
  if (maximum === null) return t("from", { amount: format(minimum) });
  if (minimum === maximum) return format(minimum);
  if (language !== "en" && money) return together(money.formatRange(minimum, maximum));
  return `${format(minimum)}–${format(maximum).replace(/^\D+/, "")}`;
}
