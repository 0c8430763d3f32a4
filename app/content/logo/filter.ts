import { type ColorFamily, colorFamilies, colorFamilyNames } from "#app/lib/color-families.ts";
import { africanCountries, countryName } from "#app/lib/countries.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { searchText } from "#app/lib/search-text.ts";
import { markForms, sectors } from "./options.ts";

export const logoMenus = [
  { name: "company", label: "Company", all: "All Categories" },
  { name: "country", label: "Country", all: "All Countries" },
  { name: "sector", label: "Sector", all: "All Sectors" },
  { name: "form", label: "Form", all: "All Forms" },
  { name: "designer", label: "Designer", all: "All Designers" },
] as const;

export function choiceName(name: string, value: string): string {
  if (name === "color") return colorFamilies[value as ColorFamily]?.label ?? value;
  return name === "country" ? countryName(value) : value;
}

export function readLogoFilter(parameters: URLSearchParams) {
  const [country, sector, form, color] = ["country", "sector", "form", "color"].map((name) =>
    parameters.get(name),
  );
  return {
    search: searchText(parameters),
    company: oneLine(parameters.get("company") ?? ""),
    country: africanCountries.find((code) => code === country),
    sector: sectors.find((name) => name === sector),
    form: markForms.find((name) => name === form),
    designer: oneLine(parameters.get("designer") ?? ""),
    color: colorFamilyNames.find((name) => name === color),
  };
}
