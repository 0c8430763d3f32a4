import { colorFamilyNames } from "#app/lib/color-families.ts";
import { africanCountries } from "#app/lib/countries.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { Language } from "#app/words/languages.ts";
import { countryIn } from "#app/words/name-in.ts";
import { translator } from "#app/words/translator.ts";
import { markFormIn, sectorIn } from "./facts-in.ts";
import { markForms, sectors } from "./options.ts";

export const logoMenus = ["company", "country", "sector", "form", "designer"] as const;

/** As the page's language says it; what is stored stays English. */
export function choiceIn(language: Language, name: string, value: string): string {
  const among = <One extends string>(known: readonly One[]) => known.find((one) => one === value);
  const color = name === "color" && among(colorFamilyNames);
  if (name === "sector") return sectorIn(translator(language, "logos"), value);
  if (name === "form") return markFormIn(translator(language, "logos"), value);
  if (color) return translator(language, "logoPage")(`color.${color}`);
  return name === "country" ? countryIn(language, value) : value;
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
