import type { ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { dialogUrl } from "#app/content/dashboard-address.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import type { Paging } from "#app/lib/paging.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { LoadFailed } from "./load-failed.tsx";

type Props = {
  title: string;
  add: string;
  nouns: Nouns;
  paging: Paging;
  /** Search and filters. */
  controls: ReactNode;
  /** What an empty list says; `text` only where it is not the usual invitation. */
  empty: { title: string; text?: string };
  failure: string | null;
  children: ReactNode;
};

/** A section of the dashboard: its heading and button, how to narrow the list, the list, and its dialogs. */
export function ListFrame({ title, add, nouns, paging, controls, empty, failure, children }: Props) {
  const location = useLocation();
  const { pathname } = location;
  const list = pathname.split("/").slice(0, 3).join("/");
  // Where nothing narrows the list, there are no filters to clear.
  const narrowed = [...new URLSearchParams(location.search)].some(
    ([name, value]) => name !== "view" && value,
  );
  const first = {
    title: empty.title,
    text: empty.text ?? `Click "${add}" to create the first one, or bring many with "Import CSV".`,
  };
  return (
    <div className="stack-wide">
      <div className="row between">
        <div className="row">
          <h1 className="page-title">{title}</h1>
          <Badge>{countOf(paging.total, nouns)}</Badge>
        </div>
        <div className="row list-actions">
          <ButtonLink href={`${list}.csv`} variant="quiet">
            Export CSV
          </ButtonLink>
          <Link className="btn quiet" to={list.replace("/dashboard/", "/dashboard/import/")}>
            Import CSV
          </Link>
          <Link className="btn primary" to={dialogUrl(`${list}/new`, location)} preventScrollReset>
            {add}
          </Link>
        </div>
      </div>
      {controls}
      {failure ? (
        <LoadFailed title={failure} />
      ) : paging.total === 0 ? (
        <EmptyState
          {...(narrowed ? empty : first)}
          action={
            narrowed && (
              <Link className="btn" to={list}>
                Clear filters
              </Link>
            )
          }
        />
      ) : (
        children
      )}
      <Pagination
        page={paging.page}
        pages={paging.pages}
        hrefFor={(page) => listUrl({ pathname: list, search: location.search }, { page })}
      />
      <Outlet />
    </div>
  );
}
