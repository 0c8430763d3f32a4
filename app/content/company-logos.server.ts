import type { Supabase } from "#app/backend/supabase.types.ts";
import { inlinePictures } from "#app/pictures/inline-pictures.server.ts";
import type { CompanyLogo } from "./company-mark.tsx";

type Named = { logo_id: string | null };

/** The items with the picked logo of their company, else what the library has of it; `failed` is the error's message. */
export async function withLogos<Item extends Named>(
  supabase: Supabase,
  items: Item[],
  companyOf: (item: Item) => string | null,
  failed: string,
): Promise<(Item & { logo: CompanyLogo | null })[]> {
  const names = [...new Set(items.flatMap((item) => companyOf(item) ?? []))];
  const picked = [...new Set(items.flatMap(({ logo_id }) => logo_id ?? []))];
  if (names.length + picked.length === 0) return items.map((item) => ({ ...item, logo: null }));
  const { data, error } = await supabase.rpc("company_logos", { names, picked });
  if (error) throw new Error(failed, { cause: error });
  const shown = await inlinePictures(supabase, data);
  const logos = new Map(
    shown.map(({ name, company, total, picture, mark }) => [name, { company, total, picture, mark }]),
  );
  return items.map((item) => {
    const own = logos.get(companyOf(item) ?? "") ?? null;
    const chosen = logos.get(item.logo_id ?? "");
    return {
      ...item,
      logo: chosen ? { ...(own ?? chosen), picture: chosen.picture, mark: chosen.mark } : own,
    };
  });
}

/** Errors by field; null where the logo that the form names is published, or none is named. Throws an Error. */
export async function checkLogo(supabase: Supabase, { logo_id: id }: Named) {
  if (!id) return null;
  const { data, error } = await supabase
    .from("logos")
    .select("id")
    .eq("id", id)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error("The logo could not be looked up", { cause: error });
  return data ? null : { logo_id: ["There is no published logo at this address."] };
}
