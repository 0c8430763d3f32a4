import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ListPage } from "#app/lib/keyset.ts";
import type { Language } from "#app/words/languages.ts";
import {
  type Logo,
  type LogoFacet,
  type LogoFilter,
  listLogos,
  logoFilterArguments,
  logosFailed,
} from "./queries.server.ts";

export type CountedOption = { value: string; count: number };
export type LogoChoices = Record<LogoFacet, CountedOption[]>;

/** Rows of five on a desktop. Where words are longer than in English, fewer come in one flight. */
const pageSizes = { english: 25, others: 20 };

const counts = z.record(z.string(), z.number());
const totalsSchema = z.object({
  all: z.number(),
  company: counts,
  country: counts,
  sector: counts,
  mark_form: counts,
  designer: counts,
});

/** As `listLogos`, with what can be chosen, and how many there are in all, where known. Throws an Error. */
export async function logosPage(
  supabase: Supabase,
  { page, ...filter }: LogoFilter & { page?: string | null },
  language: Language = "en",
): Promise<Omit<ListPage<Logo>, "rows"> & { logos: Logo[]; choices: LogoChoices }> {
  const pageSize = language === "en" ? pageSizes.english : pageSizes.others;
  const [{ logos, ...steps }, { total, choices }] = await Promise.all([
    listLogos(supabase, { page: page ?? null, pageSize, ...filter }),
    logoChoices(supabase, filter),
  ]);
  return { ...steps, total: steps.total ?? total, logos, choices };
}

/** What has logos among what the other filters leave. A search is not counted: with one, that is what has logos at all. */
async function logoChoices(supabase: Supabase, { search, ...filter }: LogoFilter) {
  const { data, error } = await supabase.rpc("logo_totals", search ? {} : logoFilterArguments(filter));
  if (error) throw new Error(logosFailed, { cause: error });
  const { all, mark_form: form, ...totals } = totalsSchema.parse(data);
  const counted = { ...totals, form };
  const facets = Object.keys(counted) as LogoFacet[];
  const countOf = (facet: LogoFacet) => new Map(Object.entries(counted[facet])).get(filter[facet] ?? "") ?? 0;
  const choices = facets.map((facet) => {
    const found = Object.entries(counted[facet]).map(([value, count]) => ({ value, count }));
    const chosen = filter[facet];
    const isMissing = chosen && !found.some(({ value }) => value === chosen);
    return [facet, isMissing ? [{ value: chosen, count: 0 }, ...found] : found];
  });
  const narrowed = facets.find((facet) => filter[facet]);
  const total = narrowed ? countOf(narrowed) : all;
  return { choices: Object.fromEntries(choices) as LogoChoices, total: search ? null : total };
}
