import { currencyNames } from "#app/lib/currency-names.ts";
import { filedAs, fold, plainLetters } from "./fold.ts";

/** Digits of any script as 0 to 9. Each script has its ten in a row. */
export function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

/** Capitals, spaces, accents and hyphens make no difference, nor `and` beside `&`. */
const squeezed = (text: string) =>
  filedAs(text)
    .split("-")
    .filter((word) => word !== "and")
    .join("") || fold(text).trim();

/** Other words for a value, separated by commas. */
export type OtherWords = Readonly<Record<string, string>>;

const onlyOne = <Value>([first, second]: Value[]) => (second === undefined ? (first ?? null) : null);

/** The one of the values that is called so, in any case and spelling of spaces; null for none, or for more than one. */
export function readChoice<Value extends string>(
  text: string,
  values: readonly Value[],
  words: OtherWords = {},
): Value | null {
  const found = valueCalled(text, values, words);
  // `Nigeria (NG)` and `NG - Nigeria` say it twice.
  const parts = found ? [] : text.split(/[()]| [-–] |: /).filter((part) => part.trim());
  if (parts.length !== 2) return found;
  const [one = null, other] = parts.map((part) => valueCalled(part, values, words));
  return one === other ? one : null;
}

function valueCalled<Value extends string>(
  text: string,
  values: readonly Value[],
  words: OtherWords,
): Value | null {
  const wanted = squeezed(text);
  return (
    values.find((value) => value === text) ??
    values.find((value) => squeezed(value) === wanted) ??
    onlyOne(values.filter((value) => words[value]?.split(",").some((word) => squeezed(word) === wanted)))
  );
}

const answers = {
  yes: "yes, y, true, on, 1, x, ✓, ✔, ☑, ✅, checked, oui, vrai, sim, verdadeiro, ndiyo, ndio, kweli, نعم, si, verdadero, ja, eeh",
  no: "no, n, false, off, 0, -, ✗, ✘, ☐, ❌, none, non, faux, não, falso, hapana, la, لا, nee, nein",
};

/** Null for what is neither a yes nor a no. */
export function readYesNo(text: string): boolean | null {
  const found = readChoice(text, ["yes", "no"], answers);
  return found && found === "yes";
}

/** `currencies` are those that a sign beside the amount may stand for; null where there is none. */
export type Money = { amount: number; currencies: string[] | null };

/** `650,000`, `₦650 000`, `R 450,50`, `24k`, `1.5 million`, `120,000/=` or `1.200.000 FCFA`; null for what is no amount. */
export function readMoney(text: string): Money | null {
  const written = plainDigits(plainLetters(text));
  const [first, last] = [written.search(/\d/), written.search(/\d\D*$/)];
  const number = first < 0 ? null : readNumber(written.slice(first, last + 1));
  if (number === null) return null;
  const end = /^\s*([km](?![a-z])|thousand|millions?)?\s*(?:\/[=-])?/i.exec(written.slice(last + 1));
  const after = written.slice(last + 1 + (end?.[0].length ?? 0));
  const sign = `${written.slice(0, first).trim()} ${after.trim()}`.trim();
  const currencies = sign ? currencyNames(sign) : null;
  if (currencies?.length === 0) return null;
  const times = { k: 1_000, t: 1_000, m: 1_000_000 }[end?.[1]?.[0]?.toLowerCase() ?? ""] ?? 1;
  return { amount: Math.round(number * times * 100) / 100, currencies };
}

/** A number whose thousands are apart or not, by comma, point, space or apostrophe, with at most two digits behind its point. */
function readNumber(text: string): number | null {
  const written = text.replaceAll("٬", ",").replaceAll("٫", ".").trim();
  const whole = written.replace(/[.,]\d{1,2}$/, "");
  const thousands = /^\d{1,3}(?:([\s.,'_])\d{3})(?:\1\d{3})*$/;
  if (!/^\d+$/.test(whole) && !thousands.test(whole)) return null;
  const decimals = written.slice(whole.length);
  // The two signs of 1.200.00 are one: no number.
  if (decimals && decimals[0] === thousands.exec(whole)?.[1]) return null;
  return Number(`${whole.replace(/\D/g, "")}.${decimals.slice(1) || 0}`);
}

/** The year in `2019`, `2019-03-01` or `March 2019`; null where there is none or more than one. */
export function readYear(text: string): number | null {
  const years = plainDigits(text).match(/(?:^|[^\d.,])\d{4}(?!\d|[.,]\d)/g) ?? [];
  return years.length === 1 ? Number(years[0]?.slice(-4)) : null;
}
