import { africanCountries, countryName } from "./countries.ts";

const alpha3 = `
  AGO BFA BDI BEN BWA COD CAF COG CIV CMR CPV DJI DZA EGY ESH ERI ETH GAB GHA GMB GIN GNQ GNB KEN COM LBR LSO LBY MAR MDG
  MLI MRT MUS MWI MOZ NAM NER NGA REU RWA SYC SDN SLE SEN SOM SSD STP SWZ TCD TGO TUN TZA UGA MYT ZAF ZMB ZWE`
  .trim()
  .split(/\s+/);

const otherNames: Record<string, string> = {
  CD: "DRC, DR Congo, Congo DRC, RDC, Democratic Republic of the Congo, Democratic Republic of Congo, Zaire",
  CF: "CAR, RCA",
  BF: "Burkina",
  CG: "Republic of the Congo, Republic of Congo, Congo, Congo Republic",
  CI: "Ivory Coast",
  CV: "Cabo Verde, Cape Verde",
  EG: "Arab Republic of Egypt",
  GM: "The Gambia, Gambia The",
  SZ: "Swaziland",
  MU: "Ile Maurice",
  NE: "Niger Republic",
  NG: "Federal Republic of Nigeria",
  SD: "Sudan North",
  SS: "S. Sudan, Sudan South",
  ST: "Sao Tome",
  TZ: "United Republic of Tanzania",
  ZA: "RSA, SA, S. Africa",
};

const ownLanguages = ["en", "fr", "pt", "pt-PT", "sw", "ar", "es"];
const namesIn = ownLanguages.map((language) => new Intl.DisplayNames(language, { type: "region" }));

/** What a country of Africa is called beside its code, in English first. */
export const countryWords: Record<string, string> = Object.fromEntries(
  africanCountries.map((code, at) => [
    code,
    [
      countryName(code),
      `Republic of ${countryName(code)}`,
      ...namesIn.map((names) => names.of(code)),
      alpha3[at],
      otherNames[code],
    ]
      .filter(Boolean)
      .join(","),
  ]),
);
