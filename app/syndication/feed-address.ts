import type { MetaDescriptor } from "react-router";
import { withQuery } from "#app/lib/list-url.ts";
import { siteName } from "#app/lib/site.ts";
import type { Language } from "#app/words/languages.ts";
import { countryIn } from "#app/words/name-in.ts";
import { translator } from "#app/words/translator.ts";
import type { Words } from "#app/words/words.types.ts";

export type AddressFilter = Record<string, string | boolean | null | undefined>;

function narrowing(filter: AddressFilter, usual: AddressFilter): [string, string][] {
  return Object.entries(filter)
    .filter(([name, value]) => value && value !== usual[name])
    .map(([name, value]): [string, string] => [name, value === true ? "yes" : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The canonical address of a narrowed list: `/logos.atom?company=Baobab`. */
export function filteredAddress(path: string, filter: AddressFilter, usual: AddressFilter = {}): string {
  return withQuery(path, new URLSearchParams(narrowing(filter, usual)));
}

type Narrowed = {
  filter: AddressFilter;
  usual?: AddressFilter | undefined;
  /** What a filter's value is called; what is stored is English. */
  valueIn?: ((language: Language, name: string, value: string) => string) | undefined;
};

/** Of a feed or calendar: `Ubunifu events: Design, past`, `Ubunifu : événements (Design, Passés)`. */
export function feedTitle(
  language: Language,
  list: keyof Words["feeds"]["lists"],
  { filter, usual, valueIn }: Narrowed,
): string {
  const t = translator(language, "feeds");
  const named = { site: siteName, list: t(`lists.${list}`) };
  const words = narrowing(filter, usual ?? {}).map(([name, value]) => {
    if (name === "country") return countryIn(language, value);
    if (language !== "en" && valueIn) return valueIn(language, name, value);
    return value === "yes" ? name : value;
  });
  const filters = words.join(translator(language, "search")("separator"));
  return words.length === 0 ? t("title", named) : t("narrowed", { ...named, filters });
}

export function feedLink(title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}
