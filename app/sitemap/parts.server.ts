import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";
import { todayIn } from "#app/lib/dates.ts";
import type { Address } from "./xml.ts";

type Supabase = SupabaseClient<Database>;

/** How many addresses one part of the sitemap holds. */
const partSize = 1000;
export const sitemapFailed = "Failed to write the sitemap";

/** The pages that are there whatever the database holds. */
const pages = [
  "/",
  "/logos",
  "/jargon",
  "/events",
  "/jobs",
  "/api",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
];

/** The approved rows of each kind, for the caller to order and cut. */
const kinds = {
  logos: (supabase: Supabase, options: { count?: "exact" }) =>
    supabase.from("logos").select("name:id, updated_at", options).eq("status", "approved"),
  jargon: (supabase: Supabase, options: { count?: "exact" }) =>
    supabase.from("jargon").select("name:slug, updated_at", options).eq("status", "approved"),
  events: (supabase: Supabase, options: { count?: "exact" }) =>
    supabase.from("events").select("name:id, updated_at", options).eq("status", "approved"),
  /** Closed jobs keep their page, but nobody should be led to it. */
  jobs: (supabase: Supabase, options: { count?: "exact" }) =>
    supabase
      .from("jobs")
      .select("name:id, updated_at", options)
      .eq("status", "approved")
      .eq("state", "Open")
      .or(`expires_at.is.null,expires_at.gte.${todayIn("UTC")}`),
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/**
 * The parts of the sitemap, each with the time of its kind's last change: one query a kind, whatever it
 * holds. Throws an Error whose cause is the database's.
 */
export async function sitemapParts(supabase: Supabase, size = partSize): Promise<Address[]> {
  const perKind = await Promise.all(
    names.map(async (name) => {
      const { data, count, error } = await kinds[name](supabase, { count: "exact" })
        .order("updated_at", { ascending: false })
        .limit(1);
      if (error) throw new Error(sitemapFailed, { cause: error });
      const parts = Math.ceil((count ?? 0) / size);
      return Array.from({ length: parts }, (_, index) => ({
        path: `/sitemap/${name}-${index + 1}.xml`,
        changed: data[0]?.updated_at,
      }));
    }),
  );
  return [{ path: "/sitemap/pages.xml" }, ...perKind.flat()];
}

/**
 * The addresses of one part, or null where there is no such part; one query. The oldest come first, so
 * that new ones leave the full parts as they are. Throws an Error whose cause is the database's.
 *
 * @param part `pages`, or a kind and a number from 1: `logos-1`
 */
export async function sitemapPart(
  supabase: Supabase,
  part: string | undefined,
  size = partSize,
): Promise<Address[] | null> {
  if (part === "pages") return pages.map((path) => ({ path }));
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(part ?? "") ?? [];
  const kind = names.find((one) => one === name);
  if (!kind) return null;
  const first = (Number(digits) - 1) * size;
  const { data, error } = await kinds[kind](supabase, {})
    .order("created_at", { ascending: true })
    .order("id", { ascending: true })
    .range(first, first + size - 1);
  if (error && error.code !== "PGRST103") throw new Error(sitemapFailed, { cause: error });
  if (!data?.length) return null;
  return data.map(({ name, updated_at }) => ({
    path: `/${kind}/${encodeURIComponent(name)}`,
    changed: updated_at,
  }));
}
