import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { PlacedPicture } from "#app/images/inline-pictures.server.ts";
import type { Position } from "#app/lib/cursor.ts";
import { byNewest, type ListPage, type Place, placeBehind, readListPage } from "#app/lib/keyset.ts";
import { columnOf } from "#app/lib/slug.ts";

const columns =
  "id, slug, title, company, aliases, description, designer, year, tags, country, sector, mark_form, source_url, guidelines_url, license, image_url, layout, variants, created_at, updated_at";
export type Logo = Pick<
  Tables<"logos">,
  | "id"
  | "slug"
  | "title"
  | "company"
  | "aliases"
  | "description"
  | "designer"
  | "year"
  | "tags"
  | "country"
  | "sector"
  | "mark_form"
  | "source_url"
  | "guidelines_url"
  | "license"
  | "image_url"
  | "layout"
  | "variants"
  | "created_at"
  | "updated_at"
>;
export type ShownLogo = Logo & PlacedPicture;

export const logosFailed = "Failed to load logos";
export const logoFailed = "Could not load logo details";

export type LogoFacet = "company" | "country" | "sector" | "form" | "designer";
export type LogoFilter = { [Name in "search" | "color" | LogoFacet]?: string | undefined };

export const logoFilterArguments = ({ company, country, sector, form, designer, color }: LogoFilter) => ({
  of_company: company || undefined,
  of_country: country || undefined,
  of_sector: sector || undefined,
  of_mark_form: form || undefined,
  of_designer: designer || undefined,
  of_colors: color ? [color] : undefined,
});

function matching(supabase: Supabase, { search, ...filter }: LogoFilter, ranked: boolean, place: Place) {
  const asked = { query: search || undefined, ranked, ...logoFilterArguments(filter) };
  return supabase.rpc("matching_logos", { ...asked, ...place }).select(columns);
}

/** A page of the approved logos, newest first; of a search the best first. Throws an Error. */
export async function listLogos(
  supabase: Supabase,
  { page, pageSize, ...filter }: LogoFilter & { page?: string | null; pageSize?: number },
): Promise<Omit<ListPage<Logo>, "rows"> & { logos: Logo[] }> {
  const ask = (place: Place) => matching(supabase, filter, true, place);
  const { rows, ...steps } = await readListPage<Logo>(page, byNewest, ask, logosFailed, pageSize);
  return { ...steps, logos: rows };
}

/** At most `limit` approved logos behind `position`, newest first; `ranked`: of a search the best first. Throws an Error. */
export async function logosAfter(
  supabase: Supabase,
  filter: LogoFilter,
  position: Position | null,
  limit: number,
  ranked = false,
): Promise<Logo[]> {
  const { data, error } = await matching(supabase, filter, ranked, placeBehind(position, limit));
  if (error) throw new Error(logosFailed, { cause: error });
  return data;
}

const heroCandidates = 60;

/** At most `limit` for the top of the home page, one a company: those that an admin has chosen, then the newest. Throws an Error. */
export async function heroLogos(supabase: Supabase, limit: number, without: Logo[]): Promise<Logo[]> {
  const { data, error } = await supabase
    .from("logos")
    .select(columns)
    .eq("status", "approved")
    .order("featured", { ascending: false })
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(heroCandidates);
  if (error) throw new Error(logosFailed, { cause: error });
  const shown = new Set(without.map(({ id }) => id));
  const ofCompany = new Map<string, Logo>();
  for (const logo of data)
    if (!shown.has(logo.id) && !ofCompany.has(logo.company)) ofCompany.set(logo.company, logo);
  return [...ofCompany.values()].slice(0, limit);
}

/** One approved logo by its slug or id; null for any other, even for its owner. Throws an Error. */
export async function logoNamed(supabase: Supabase, name: string): Promise<Logo | null> {
  const column = columnOf(name);
  if (!column) return null;
  const { data, error } = await supabase
    .from("logos")
    .select(columns)
    .eq(column, name)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error(logoFailed, { cause: error });
  return data;
}

/** The approved ones among many, in the order of their ids or slugs. Throws an Error. */
export async function logosAmong(
  supabase: Supabase,
  column: "id" | "slug",
  names: string[],
): Promise<Logo[]> {
  const found = new Map<string, Logo>();
  // A part at a time: they stand in the address that asks for them.
  for (let at = 0; at < names.length; at += 50) {
    const { data, error } = await supabase
      .from("logos")
      .select(columns)
      .in(column, names.slice(at, at + 50))
      .eq("status", "approved");
    if (error) throw new Error(logosFailed, { cause: error });
    for (const logo of data) found.set(logo[column], logo);
  }
  return names.flatMap((name) => found.get(name) ?? []);
}

const relatedCount = 4;
const tagsTried = 3;

/** Up to four others of its company, and four that share a tag; none twice. Throws an Error. */
export async function relatedLogos(
  supabase: Supabase,
  { id, company, tags }: Logo,
): Promise<{ ofCompany: Logo[]; tag: string; tagged: Logo[] }> {
  const tried = tags.slice(0, tagsTried);
  // A search finds more than tags; room is left for that, and for those that are shown already.
  const [sameCompany = [], ...found] = await Promise.all([
    logosAfter(supabase, { company }, null, relatedCount + 1),
    ...tried.map((search) => logosAfter(supabase, { search }, null, relatedCount * 4)),
  ]);
  const ofCompany = sameCompany.filter((other) => other.id !== id).slice(0, relatedCount);
  const shown = new Set([id, ...ofCompany.map((other) => other.id)]);
  const byTag = tried.map((tag, index) => ({
    tag,
    tagged: (found[index] ?? [])
      .filter((other) => other.tags.includes(tag) && !shown.has(other.id))
      .slice(0, relatedCount),
  }));
  const [most] = byTag.sort((one, other) => other.tagged.length - one.tagged.length);
  return { ofCompany, tag: most?.tag ?? "", tagged: most?.tagged ?? [] };
}
