/** African currencies, after those that remote work is often paid in. */
export const salaryCurrencies = `
  USD EUR GBP AOA BIF BWP CDF CVE DJF DZD EGP ERN ETB GHS GMD GNF KES KMF LRD LSL LYD MAD
  MGA MRU MUR MWK MZN NAD NGN RWF SCR SDG SLE SOS SSP STN SZL TND TZS UGX XAF XOF ZAR ZMW`
  .trim()
  .split(/\s+/);

/** ISO 3166-1 codes. */
export const africanCountries = `
  AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG
  ML MR MU MW MZ NA NE NG RE RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** `RW` -> `Rwanda`. */
export function countryName(code: string): string {
  return countryNames.of(code) ?? code;
}
