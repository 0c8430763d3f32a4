import type { Supabase } from "#app/backend/supabase.types.ts";
import { notExpired } from "#app/content/job/queries.server.ts";
import { todayIn } from "#app/lib/dates.ts";
import type { Address } from "./sitemap-xml.ts";

/** How many addresses one part of the sitemap holds at most, more or less: the backend hands out a thousand at once. */
const partSize = 500;
export const sitemapFailed = "Failed to write the sitemap";

/** The pages that are there whatever the database holds. */
const pages = [
  "/",
  "/logos",
  "/jargon",
  "/events",
  "/jobs",
  "/submit",
  "/newsletter",
  "/api",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
];

/** The approved rows of each kind, for the caller to cut. */
const kinds = {
  logos: (supabase: Supabase) =>
    supabase.from("logos").select("name:id, updated_at").eq("status", "approved"),
  jargon: (supabase: Supabase) =>
    supabase.from("jargon").select("name:slug, updated_at").eq("status", "approved"),
  events: (supabase: Supabase) =>
    supabase.from("events").select("name:id, updated_at").eq("status", "approved"),
  /** Closed jobs keep their page, but nobody should be led to it. */
  jobs: (supabase: Supabase) =>
    supabase
      .from("jobs")
      .select("name:id, updated_at")
      .eq("status", "approved")
      .eq("state", "Open")
      .or(notExpired(todayIn("UTC"))),
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/** What begins the ids of each part, where there are `total` rows: as many digits as keep the parts small. */
function beginnings(total: number, size: number): string[] {
  const digits = total <= size ? 0 : Math.ceil(Math.log2(total / size) / 4);
  return Array.from({ length: 16 ** digits }, (_, part) =>
    digits === 0 ? "all" : part.toString(16).padStart(digits, "0"),
  );
}

/**
 * The parts of the sitemap, each with the time of its kind's last change: one query, whatever the database holds. Ids
 * are spread evenly, so a part is what begins alike; none has to count what is before it.
 * Throws an Error whose cause is the database's.
 */
export async function sitemapParts(supabase: Supabase, size = partSize): Promise<Address[]> {
  const { data, error } = await supabase.rpc("page_totals");
  if (error) throw new Error(sitemapFailed, { cause: error });
  const parts = names.flatMap((name) => {
    const { total = 0, changed_at } = data.find(({ kind }) => kind === name) ?? {};
    if (total === 0) return [];
    return beginnings(total, size).map((part) => ({
      path: `/sitemap/${name}-${part}.xml`,
      changed: changed_at,
    }));
  });
  return [{ path: "/sitemap/pages.xml" }, ...parts];
}

/**
 * The addresses of one part, or null where it has none; one query. Throws an Error whose cause is the database's.
 *
 * @param part `pages`, or a kind with `all` or the first digits of ids: `logos-3f`
 */
export async function sitemapPart(supabase: Supabase, part: string | undefined): Promise<Address[] | null> {
  if (part === "pages") return pages.map((path) => ({ path }));
  const [, name, beginning] = /^([a-z]+)-(all|[0-9a-f]{1,4})$/.exec(part ?? "") ?? [];
  const kind = names.find((one) => one === name);
  if (!kind || !beginning) return null;
  const digits = beginning === "all" ? "" : beginning;
  const { data, error } = await kinds[kind](supabase)
    .gte("id", uuid(digits.padEnd(32, "0")))
    .lte("id", uuid(digits.padEnd(32, "f")))
    .order("id");
  if (error) throw new Error(sitemapFailed, { cause: error });
  if (data.length === 0) return null;
  return data.map(({ name, updated_at }) => ({
    path: `/${kind}/${encodeURIComponent(name)}`,
    changed: updated_at,
  }));
}

const uuid = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
