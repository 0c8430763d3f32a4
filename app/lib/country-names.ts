import { africanCountries, countryName } from "./countries.ts";

const alpha3 = `
  AGO BFA BDI BEN BWA COD CAF COG CIV CMR CPV DJI DZA EGY ESH ERI ETH GAB GHA GMB GIN GNQ GNB KEN COM LBR LSO LBY MAR MDG
  MLI MRT MUS MWI MOZ NAM NER NGA REU RWA SYC SDN SLE SEN SOM SSD STP SWZ TCD TGO TUN TZA UGA MYT ZAF ZMB ZWE`
  .trim()
  .split(/\s+/);

const otherNames: Record<string, string> = {
  CD: "DRC, DR Congo, RDC, Democratic Republic of the Congo, Democratic Republic of Congo, Zaire",
  CF: "CAR, RCA",
  CG: "Republic of the Congo, Congo, Congo Republic",
  CI: "Ivory Coast",
  CV: "Cabo Verde, Cape Verde",
  EG: "Arab Republic of Egypt",
  GM: "The Gambia",
  SZ: "Swaziland",
  ST: "Sao Tome",
  TZ: "United Republic of Tanzania",
  ZA: "RSA, SA",
};

const ownLanguages = ["en", "fr", "pt", "sw", "ar", "es"];
const namesIn = ownLanguages.map((language) => new Intl.DisplayNames(language, { type: "region" }));

/** What a country of Africa is called beside its code, in English first. */
export const countryWords: Record<string, string> = Object.fromEntries(
  africanCountries.map((code, at) => [
    code,
    [countryName(code), ...namesIn.map((names) => names.of(code)), alpha3[at], otherNames[code]]
      .filter(Boolean)
      .join(","),
  ]),
);
