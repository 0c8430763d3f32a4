import { data, Link, Outlet, useLocation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { listUsers, usersFailed } from "#app/accounts/users.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Icon } from "#app/components/icon.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { LoadFailed } from "#app/dashboard/load-failed.tsx";
import { UserTable } from "#app/dashboard/user-table.tsx";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.users.ts";

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = () => unlistedMeta("User Management");

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = searchText(url.searchParams);
  const ownId = context.get(memberContext).member.id;
  try {
    const list = await listUsers(context.get(memberContext).supabase, { search, page: pageNumber(url) });
    return { search, ownId, failure: null, ...list };
  } catch (error) {
    log.error({ err: error }, usersFailed);
    const nothing = { users: [], total: 0, page: 1, pages: 1 };
    return data({ search, ownId, failure: usersFailed, ...nothing }, { status: 503 });
  }
}

export default function Users({
  loaderData: { search, ownId, failure, users, total, page, pages },
}: Route.ComponentProps) {
  const address = { pathname: "/dashboard/users", search: useLocation().search };
  return (
    <div className="stack">
      <PageHeading
        title="User Management"
        aside={
          <>
            <span role="status">
              <Badge>{countOf(total, ["user", "users"])}</Badge>
            </span>
            <Link
              className="btn btn-primary lg:ms-auto"
              to={`/dashboard/users/new${address.search}`}
              preventScrollReset
            >
              <Icon name="plus" />
              Add New User
            </Link>
          </>
        }
      />
      <search className="row">
        <ListSearch
          action="/dashboard/users"
          placeholder="Search users..."
          label="Search users by name, email or role"
          search={search}
        />
        {search && users.length > 0 && (
          <Link className="btn btn-quiet" to="/dashboard/users">
            Clear filters
          </Link>
        )}
      </search>
      {failure ? (
        <LoadFailed title={failure} />
      ) : users.length > 0 ? (
        <UserTable users={users} ownId={ownId} query={address.search} />
      ) : (
        <EmptyState
          title="No users found"
          text={search ? `No name, email or role contains “${search}”.` : undefined}
          action={
            <Link className="btn" to="/dashboard/users">
              Show all users
            </Link>
          }
        />
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => listUrl(address, { page: number })} />
      <Outlet />
    </div>
  );
}
