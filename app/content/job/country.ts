const names = new Intl.DisplayNames("en", { type: "region" });

/** A country by its code of ISO 3166-1: `RW` -> `Rwanda`. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
