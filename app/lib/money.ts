/** Language whose currency symbols our visitors know: `₦` for NGN, `KSh`, `R`, `US$` stay short. */
const locale = "en";
/** Dollars and pounds whose symbol would be read as that of the United States or of Britain. */
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

/**
 * An amount or a range of a currency: `₦650,000`, `$2,000 – 2,400`, `From $500`, `Up to $900`.
 *
 * @returns null when there is no amount
 */
export function formatMoney(
  minimum: number | null,
  maximum: number | null,
  currency: string | null,
): string | null {
  const amounts = [minimum, maximum].filter((amount) => amount !== null);
  if (amounts.length === 0) return null;
  const money = formatter(currency ?? "", amounts);
  const format = (amount: number) =>
    money ? money.format(amount) : [currency, amount.toLocaleString(locale)].filter(Boolean).join(" ");
  if (minimum === null) return `Up to ${format(amounts[0] ?? 0)}`;
  if (maximum === null) return `From ${format(minimum)}`;
  if (minimum === maximum) return format(minimum);
  return `${format(minimum)} – ${format(maximum)}`;
}
