import { africanCountries } from "#app/lib/countries.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { searchText } from "#app/lib/search-text.ts";
import { markForms, sectors } from "./options.ts";

/** Reads a logo filter from an address; unknown words are ignored. */
export function readLogoFilter(parameters: URLSearchParams) {
  const [country, sector, form] = ["country", "sector", "form"].map((name) => parameters.get(name));
  return {
    search: searchText(parameters),
    company: oneLine(parameters.get("company") ?? ""),
    country: africanCountries.find((code) => code === country),
    sector: sectors.find((name) => name === sector),
    form: markForms.find((name) => name === form),
    designer: oneLine(parameters.get("designer") ?? ""),
  };
}
