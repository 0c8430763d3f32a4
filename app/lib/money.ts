const locale = "en";
/** Dollars and pounds whose symbol would pass for the US or British one. */
const mistakable = ["LRD", "NAD", "SSP"];

function formatter(currency: string, amounts: number[]): Intl.NumberFormat | null {
  const whole = amounts.every((amount) => Number.isInteger(amount));
  try {
    return new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: mistakable.includes(currency) ? "code" : "narrowSymbol",
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
): string | null {
  const amounts = [minimum, maximum].filter((amount) => amount !== null);
  if (amounts.length === 0) return null;
  const money = formatter(currency ?? "", amounts);
  const format = (amount: number) =>
    // A symbol of one letter stands close: R55,000.
    money?.format(amount).replace(/^(\w)\u00a0/, "$1") ??
    [currency, amount.toLocaleString(locale)].filter(Boolean).join(" ");
  if (minimum === null) return `Up to ${format(amounts[0] ?? 0)}`;
  if (maximum === null) return `From ${format(minimum)}`;
  if (minimum === maximum) return format(minimum);
  return `${format(minimum)}–${format(maximum).replace(/^\D+/, "")}`;
}
