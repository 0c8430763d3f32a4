import type { Supabase } from "#app/backend/supabase.types.ts";
import { type InlineBudget, inlinePictures } from "#app/images/inline-pictures.server.ts";
import { columnOf } from "#app/lib/slug.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import type { CompanyLogo } from "./company-mark.tsx";

type Named = { logo_id: string | null };

/** The items with the picked logo of their company, else what the library has of it; `failed` is the error's message. */
export async function withLogos<Item extends Named>(
  supabase: Supabase,
  items: Item[],
  companyOf: (item: Item) => string | null,
  failed: string,
  budget?: InlineBudget,
): Promise<(Item & { logo: CompanyLogo | null })[]> {
  const names = [...new Set(items.flatMap((item) => companyOf(item) ?? []))];
  const picked = [...new Set(items.flatMap(({ logo_id }) => logo_id ?? []))];
  if (names.length + picked.length === 0) return items.map((item) => ({ ...item, logo: null }));
  const { data, error } = await supabase.rpc("company_logos", { names, picked });
  if (error) throw new Error(failed, { cause: error });
  const known = new Map(data.map(({ name, ...logo }) => [name, logo]));
  const found = items.map((item) => {
    const own = known.get(companyOf(item) ?? "");
    const chosen = known.get(item.logo_id ?? "");
    return chosen ? { ...(own ?? chosen), image_url: chosen.image_url } : own;
  });
  const none = { company: "", total: 0, image_url: "" };
  // One for each item, since each takes its bytes.
  const logos = await inlinePictures(
    supabase,
    found.map((logo) => logo ?? none),
    budget,
  );
  return items.map((item, index) => ({ ...item, logo: found[index] ? (logos[index] ?? null) : null }));
}

/** Puts the logo's id in place of its slug. Errors by field; null where none is named, or it is published. Throws an Error. */
export async function checkLogo(supabase: Supabase, values: Named) {
  const name = values.logo_id;
  if (!name) return null;
  const { data, error } = await supabase
    .from("logos")
    .select("id")
    .eq(columnOf(name) ?? "id", name)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error("The logo could not be looked up", { cause: error });
  if (data) values.logo_id = data.id;
  return data ? null : { logo_id: [sentencesOf("wrong")("noLogo")] };
}
