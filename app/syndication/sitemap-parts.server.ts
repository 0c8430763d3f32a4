import type { Supabase } from "#app/backend/supabase.types.ts";
import { listedServerKinds, serverKinds } from "#app/content/kinds.server.ts";
import { tableOf } from "#app/content/table.server.ts";
import type { Address } from "./sitemap-xml.ts";

/** About this many addresses a part: the data API hands out a thousand at once. */
const partSize = 500;
export const sitemapFailed = "Failed to write the sitemap";

const pages = [
  "/",
  ...listedServerKinds.map(({ table }) => `/${table}`),
  "/submit",
  "/newsletter",
  "/api",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
];

/** The first hex digits of the ids in each part. */
function beginnings(total: number, size: number): string[] {
  const digits = total <= size ? 0 : Math.ceil(Math.log2(total / size) / 4);
  return Array.from({ length: 16 ** digits }, (_, part) =>
    digits === 0 ? "all" : part.toString(16).padStart(digits, "0"),
  );
}

/** One query: random ids spread evenly over their first digits, so nothing is counted. Throws an Error. */
export async function sitemapParts(supabase: Supabase, size = partSize): Promise<Address[]> {
  const { data, error } = await supabase.rpc("page_totals");
  if (error) throw new Error(sitemapFailed, { cause: error });
  const parts = serverKinds.flatMap(({ table }) => {
    const { total = 0, changed_at } = data.find(({ kind }) => kind === table) ?? {};
    if (total === 0) return [];
    return beginnings(total, size).map((part) => ({
      path: `/sitemap/${table}-${part}.xml`,
      changed: changed_at,
    }));
  });
  return [{ path: "/sitemap/pages.xml" }, ...parts];
}

/** The addresses of a part (`pages`, `logos-all`, `logos-3f`), or null where it has none. Throws an Error. */
export async function sitemapPart(supabase: Supabase, part: string | undefined): Promise<Address[] | null> {
  if (part === "pages") return pages.map((path) => ({ path }));
  const [, name, beginning] = /^([a-z_]+)-(all|[0-9a-f]{1,4})$/.exec(part ?? "") ?? [];
  const kind = serverKinds.find(({ table }) => table === name);
  if (!kind || !beginning) return null;
  const digits = beginning === "all" ? "" : beginning;
  const { section, column } = kind.pages ?? { section: kind.table, column: "slug" };
  let query = tableOf(supabase, kind.table).select(`name:${column}, updated_at`).eq("status", "approved");
  if (kind.listed) query = query.or(kind.listed());
  const { data, error } = await query
    .gte("id", uuid(digits.padEnd(32, "0")))
    .lte("id", uuid(digits.padEnd(32, "f")))
    .order("id")
    .overrideTypes<{ name: string; updated_at: string }[], { merge: false }>();
  if (error) throw new Error(sitemapFailed, { cause: error });
  if (data.length === 0) return null;
  const inLanguages = await kind.languagesOf?.(
    supabase,
    data.map(({ name }) => name),
  );
  return data.map(({ name, updated_at }): Address => {
    const others = kind.pages ? [] : inLanguages && (inLanguages.get(name) ?? []);
    return {
      path: `/${section}/${name.split("/").map(encodeURIComponent).join("/")}`,
      changed: updated_at,
      ...(others && { languages: ["en", ...others] }),
    };
  });
}

const uuid = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
