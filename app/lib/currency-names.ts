import { fold } from "./fold.ts";

/** What people call a currency beside its code and its full name: signs and names. */
const signs: Record<string, string> = {
  USD: "$, us$, usd$, dollar, dollars, us dollar, us dollars, دولار",
  EUR: "€, euro, euros, يورو",
  GBP: "£, pound, pounds, sterling, pounds sterling, british pounds",
  AOA: "kz, kwanza, kwanzas",
  BIF: "fbu, burundian francs",
  BWP: "p, pula, pulas",
  CDF: "fc, congolese francs",
  CVE: "cape verdean escudos, escudos",
  DJF: "fdj, djiboutian francs",
  DZD: "da, algerian dinars, dinar, dinars, دج, دينار, دينار جزائري",
  EGP: "e£, le, £e, egyptian pounds, pound, pounds, £, ج.م, جنيه, جنيه مصري",
  ERN: "nfk, nakfa, ናቕፋ",
  ETB: "br, birr, birrs, ብር",
  GHS: "gh₵, ghc, gh¢, ₵, cedi, cedis",
  GMD: "d, dalasi, dalasis",
  GNF: "fg, gnf, guinean francs",
  KES: "ksh, kshs, kes, shilling, shillings, sh, kenyan shillings",
  KMF: "cf, comorian francs",
  LRD: "l$, ld, $, liberian dollars, dollar, dollars",
  LSL: "l, m, loti, maloti",
  LYD: "ld, libyan dinars, dinar, dinars, د.ل, دينار, دينار ليبي",
  MAD: "dh, dhs, dirham, dirhams, د.م., درهم, درهم مغربي",
  MGA: "ar, ariary",
  MRU: "um, ouguiya, ouguiyas",
  MUR: "rs, rupee, rupees, mauritian rupees",
  MWK: "mk, kwacha, kwachas",
  MZN: "mt, mtn, metical, meticais, meticals",
  NAD: "n$, $, namibian dollars, dollar, dollars",
  NGN: "₦, n, naira, nairas",
  RWF: "frw, rf, rwandan francs",
  SCR: "sr, rupee, rupees, seychellois rupees",
  SDG: "sudanese pounds, pound, pounds, £, ج.س, جنيه, جنيه سوداني",
  SLE: "le, leone, leones",
  SOS: "sh, shilling, shillings, somali shillings",
  SSP: "south sudanese pounds, pound, pounds, £",
  STN: "db, dobra, dobras",
  SZL: "e, lilangeni, emalangeni",
  TND: "dt, tunisian dinars, dinar, dinars, د.ت, دينار, دينار تونسي",
  TZS: "tsh, tshs, shilling, shillings, sh, tanzanian shillings",
  UGX: "ush, ushs, shs, shilling, shillings, sh, ugandan shillings",
  XAF: "fcfa, cfa, f cfa, franc cfa, francs cfa",
  XOF: "fcfa, cfa, f cfa, franc cfa, francs cfa",
  ZAR: "r, rand, rands",
  ZMW: "zk, k, kwacha, kwachas",
};

const namesIn = ["en", "fr", "pt", "sw", "ar"].map(
  (language) => new Intl.DisplayNames(language, { type: "currency" }),
);

/** Each of them is called so at home. */
const francs = ["BIF", "CDF", "DJF", "GNF", "KMF", "RWF", "XAF", "XOF"];

export const currencyWords: Record<string, string> = Object.fromEntries(
  Object.entries(signs).map(([code, words]) => {
    const atHome = francs.includes(code) ? "f, fr, frs, francs" : [];
    return [code, [words, atHome, ...namesIn.map((names) => names.of(code))].flat().join(", ")];
  }),
);

/** `F. CFA` is FCFA. */
const squeezed = (text: string) => fold(text).replace(/[\s.]/g, "");

/** The currencies that a code, sign or name may stand for: `₦` for one, `$` for some. */
export function currencyNames(text: string): string[] {
  const wanted = squeezed(text);
  const found = Object.entries(currencyWords).filter(
    ([code, names]) =>
      code.toLowerCase() === wanted || names.split(", ").some((name) => squeezed(name) === wanted),
  );
  const exact = found.filter(([code]) => code.toLowerCase() === wanted);
  return (exact.length > 0 ? exact : found).map(([code]) => code);
}
