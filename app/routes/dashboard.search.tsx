import { Form, Link } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { findEvents } from "#app/content/event/admin-queries.server.ts";
import { findTerms } from "#app/content/jargon/admin-queries.server.ts";
import { findJobs } from "#app/content/job/admin-queries.server.ts";
import { findLogos } from "#app/content/logo/admin-queries.server.ts";
import { formatNumber } from "#app/lib/numbers.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { statusLabels } from "#app/moderation/item-types.ts";
import { unlistedMeta } from "#app/seo/meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { listUsers } from "#app/users/users.server.ts";
import type { Route } from "./+types/dashboard.search.ts";

/** How many of a kind the page shows; the section's own list has the rest. */
const shown = 5;
const longestQuery = 100;

export const meta: Route.MetaFunction = () => unlistedMeta("Search");

type Group = { title: string; list: string; total: number; items: Item[] };
type Item = { id: string; href: string; title: string; detail: string; status: string | null };

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = oneLine(url.searchParams.get("q") ?? "").slice(0, longestQuery);
  return { search, groups: search ? await find(context.get(sessionContext).supabase, search) : [] };
}

/** What matches in every section of the dashboard, whatever its status; sections without a match are left out. */
async function find(supabase: Parameters<typeof listUsers>[0], search: string): Promise<Group[]> {
  const page = 1;
  const [logos, terms, events, jobs, users] = await Promise.all([
    findLogos(supabase, { search, page }),
    findTerms(supabase, { search, initial: "", page }),
    findEvents(supabase, { search, category: "", state: "", page }),
    findJobs(supabase, { search, state: "", type: "", page }),
    listUsers(supabase, { search, page }),
  ]);
  const query = `?${new URLSearchParams({ search })}`;
  const group = <Row extends { id: string }>(
    title: string,
    section: string,
    found: { rows: Row[]; total: number },
    item: (row: Row) => Omit<Item, "id" | "href">,
  ): Group => ({
    title,
    list: `/dashboard/${section}${query}`,
    total: found.total,
    items: found.rows
      .slice(0, shown)
      .map((row) => ({ id: row.id, href: `/dashboard/${section}/${row.id}/edit${query}`, ...item(row) })),
  });
  return [
    group("Vector Logos", "logos", logos, (row) => ({ ...row, detail: row.company })),
    group("Jargon Dictionary", "jargon", terms, (row) => ({
      title: row.term,
      detail: row.definition,
      status: row.status,
    })),
    group("Events", "events", events, (row) => ({ ...row, detail: row.location })),
    group("Job Opportunities", "jobs", jobs, (row) => ({ ...row, detail: row.company })),
    group("Users", "users", { rows: users.users, total: users.total }, (row) => ({
      title: row.name,
      detail: row.email,
      status: null,
    })),
  ].filter(({ total }) => total > 0);
}

export default function Search({ loaderData: { search, groups } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <h1 className="page-title">Search</h1>
      <search>
        <Form className="search" action="/dashboard/search">
          <input
            key={search}
            type="search"
            name="q"
            defaultValue={search}
            maxLength={longestQuery}
            aria-label="Search content and users"
            placeholder="Search content and users"
            enterKeyHint="search"
          />
          <button type="submit">Search</button>
        </Form>
      </search>
      {search && groups.length === 0 && (
        <EmptyState title={`Nothing found for “${search}”`} text="Try fewer or other words." />
      )}
      {groups.map(({ title, list, total, items }) => (
        <section key={title} aria-label={title}>
          <div className="kicker">
            <h2>{title}</h2>
            <Link to={list}>{total === 1 ? "1 result" : `All ${formatNumber(total)} results`}</Link>
          </div>
          <ul className="submissions">
            {items.map((item) => (
              <li key={item.id}>
                <div className="row between">
                  <Link className="break" to={item.href}>
                    {item.title}
                  </Link>
                  {item.status && (
                    <Badge tone={item.status === "approved" ? "up" : "wait"}>
                      {statusLabels[item.status] ?? item.status}
                    </Badge>
                  )}
                </div>
                <p className="small clamp">{item.detail}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
