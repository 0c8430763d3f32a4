export const africanCountries = `
  AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG
  ML MR MU MW MZ NA NE NG RE RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** `RW` -> `Rwanda`. */
export function countryName(code: string): string {
  return code === "CD" ? "DR Congo" : (countryNames.of(code) ?? code);
}

export const countryOptions = africanCountries
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, "en"));
