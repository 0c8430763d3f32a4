import { Link } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { kinds } from "#app/content/kinds.ts";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { formatNumber } from "#app/lib/numbers.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.search.ts";

const shown = 5;

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Search");

const sections = [
  ...kinds.map(({ dashboard }) => ({ title: dashboard.heading, list: dashboard.list })),
  { title: "Users", list: "/dashboard/users" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = searchText(url.searchParams);
  return { search, groups: search ? await find(context.get(memberContext).supabase, search) : [] };
}

async function find(supabase: Supabase, search: string) {
  const { data, error } = await supabase.rpc("search_dashboard", { query: search, max_results: shown });
  if (error) throw new Error("Search failed", { cause: error });
  const query = `?${new URLSearchParams({ search })}`;
  return sections
    .map(({ title, list }) => {
      const found = data.filter(({ section }) => list === `/dashboard/${section}`);
      return {
        title,
        list: list + query,
        total: found[0]?.total ?? 0,
        items: found.map((row) => ({ ...row, href: `${list}/${row.id}/edit${query}` })),
      };
    })
    .filter(({ total }) => total > 0);
}

export default function Search({ loaderData: { search, groups } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <PageHeading title="Search" />
      <search>
        <ListSearch
          action="/dashboard/search"
          placeholder="Search content and users"
          label="Search content and users"
          search={search}
        />
      </search>
      {!search && <p className="by">Search all content and users at once, whatever their status.</p>}
      {search && groups.length === 0 && (
        <EmptyState title={`No matches for “${search}”`} text="Try fewer words, or different ones." />
      )}
      {groups.map(({ title, list, total, items }) => (
        <section key={title} aria-label={title}>
          <div className="row justify-between">
            <h2>{title}</h2>
            <Link className="more" to={list}>
              <span>{total === 1 ? "1 result" : `All ${formatNumber(total)} results`}</span>
              <span className="sr-only"> in {title}</span>
            </Link>
          </div>
          <ul className="rows entries">
            {items.map((item) => (
              <li key={item.id}>
                <div className="row justify-between">
                  <Link className="wrap-anywhere" to={item.href}>
                    {item.title}
                  </Link>
                  {item.status && <StatusBadge status={item.status} />}
                </div>
                <p className="by clamp">{item.detail}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
