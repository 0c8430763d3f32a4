import { fold } from "./fold.ts";

/** What people call a currency beside its code: signs and names. */
export const currencyWords: Record<string, string> = {
  USD: "$, us$, usd$, dollar, dollars, us dollar, us dollars",
  EUR: "€, euro, euros",
  GBP: "£, pound, pounds, sterling, pounds sterling, british pounds",
  AOA: "kz, kwanza, kwanzas",
  BIF: "fbu, burundian francs",
  BWP: "p, pula, pulas",
  CDF: "fc, congolese francs",
  CVE: "cape verdean escudos, escudos",
  DJF: "fdj, djiboutian francs",
  DZD: "da, algerian dinars, dinar, dinars",
  EGP: "e£, le, £e, egyptian pounds, pound, pounds, £, ج.م",
  ERN: "nfk, nakfa",
  ETB: "br, birr, birrs",
  GHS: "gh₵, ghc, gh¢, ₵, cedi, cedis",
  GMD: "d, dalasi, dalasis",
  GNF: "fg, gnf, guinean francs",
  KES: "ksh, kshs, kes, shilling, shillings, sh, kenyan shillings",
  KMF: "cf, comorian francs",
  LRD: "l$, ld, $, liberian dollars, dollar, dollars",
  LSL: "l, m, loti, maloti",
  LYD: "ld, libyan dinars, dinar, dinars",
  MAD: "dh, dhs, dirham, dirhams, د.م.",
  MGA: "ar, ariary",
  MRU: "um, ouguiya, ouguiyas",
  MUR: "rs, rupee, rupees, mauritian rupees",
  MWK: "mk, kwacha, kwachas",
  MZN: "mt, mtn, metical, meticais, meticals",
  NAD: "n$, $, namibian dollars, dollar, dollars",
  NGN: "₦, n, naira, nairas",
  RWF: "frw, rf, rwandan francs",
  SCR: "sr, rupee, rupees, seychellois rupees",
  SDG: "sudanese pounds, pound, pounds, £",
  SLE: "le, leone, leones",
  SOS: "sh, shilling, shillings, somali shillings",
  SSP: "south sudanese pounds, pound, pounds, £",
  STN: "db, dobra, dobras",
  SZL: "e, lilangeni, emalangeni",
  TND: "dt, tunisian dinars, dinar, dinars",
  TZS: "tsh, tshs, shilling, shillings, sh, tanzanian shillings",
  UGX: "ush, ushs, shs, shilling, shillings, sh, ugandan shillings",
  XAF: "fcfa, cfa, f cfa, franc cfa, francs cfa",
  XOF: "fcfa, cfa, f cfa, franc cfa, francs cfa",
  ZAR: "r, rand, rands",
  ZMW: "zk, k, kwacha, kwachas",
};

/** The currencies that a code, sign or name may stand for: `₦` for one, `$` for some. */
export function currencyNames(text: string): string[] {
  const wanted = fold(text).replace(/\.$/, "").trim();
  const found = Object.entries(currencyWords).filter(
    ([code, names]) =>
      code.toLowerCase() === wanted || names.split(", ").some((name) => fold(name) === wanted),
  );
  const exact = found.filter(([code]) => code.toLowerCase() === wanted);
  return (exact.length > 0 ? exact : found).map(([code]) => code);
}
