import type { ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { FilterSelect } from "#app/components/filter-select.tsx";
import { Icon } from "#app/components/icon.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { dialogUrl } from "#app/content/dashboard-address.ts";
import type { ListFilter as Filter, Kind } from "#app/content/kind.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { countOf } from "#app/lib/numbers.ts";
import type { Paging } from "#app/lib/paging.ts";
import { filtersOf } from "./list-filters.ts";
import { ListSearch } from "./list-search.tsx";
import { LoadFailed } from "./load-failed.tsx";

type Props = Paging & {
  kind: Kind;
  search: string;
  filters: Record<string, string>;
  /** Of the file that brought the rows; "" for all rows. */
  importId: string;
  /** For each filter, the options that occur in the rows. */
  choices?: Record<string, string[]>;
  asTable: boolean;
  /** The column that the rows lack, and those that they may lack, with words. */
  without: string;
  lackable: [column: string, text: string][];
  failure: string | null;
  children: ReactNode;
};

export function ListFrame({ kind, failure, total, page, pages, children, ...asked }: Props) {
  const location = useLocation();
  const { heading, add, empty, list } = kind.dashboard;
  const { search, filters, importId, without } = asked;
  const narrowed = [search, importId, without, ...Object.values(filters)].some(Boolean);
  const first = {
    title: empty.title,
    text: empty.text ?? `Click “${add}” to create the first one, or “Import CSV” to add many.`,
  };
  return (
    <div className="stack">
      <PageHeading
        title={heading}
        aside={
          <>
            <Badge>{countOf(total, kind.nouns)}</Badge>
            <div className="row max-lg:flex-[1_1_100%] max-lg:gap-1 lg:ms-auto max-lg:[&_.btn]:flex-auto max-lg:[&_.btn]:px-[0.4rem]">
              <ButtonLink href={`${list}.csv`} variant="quiet">
                Export CSV
              </ButtonLink>
              <Link className="btn btn-quiet" to={`/dashboard/import/${kind.table}`}>
                Import CSV
              </Link>
              <Link className="btn btn-primary" to={dialogUrl(`${list}/new`, location)} preventScrollReset>
                <Icon name="plus" />
                {add}
              </Link>
            </div>
          </>
        }
      />
      <Controls kind={kind} narrowed={narrowed && total > 0} {...asked} />
      {failure ? (
        <LoadFailed title={failure} />
      ) : total === 0 ? (
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
        page={page}
        pages={pages}
        hrefFor={(page) => listUrl({ pathname: list, search: location.search }, { page })}
      />
      <Outlet />
    </div>
  );
}

type ControlsProps = Pick<
  Props,
  "kind" | "search" | "filters" | "choices" | "importId" | "asTable" | "without" | "lackable"
> & {
  narrowed: boolean;
};

function Controls({ kind, search, filters, choices, importId, asTable, narrowed, ...lacks }: ControlsProps) {
  const { list, Table } = kind.dashboard;
  const asLinks = filtersOf(kind).filter((filter) => filter.asLinks);
  const asMenus = filtersOf(kind).filter((filter) => !filter.asLinks);
  const kept = {
    ...(asTable && { view: "table" }),
    import: importId,
    ...Object.fromEntries(asLinks.map(({ name }) => [name, filters[name] ?? ""])),
  };
  return (
    <>
      <div className="row">
        <ListSearch
          action={list}
          placeholder={kind.dashboard.search}
          label="Search by words, or by the sender’s email"
          search={search}
          kept={kept}
        >
          {asMenus.map(({ name, label, all, options }) => (
            <FilterSelect
              key={name}
              name={name}
              label={label}
              value={filters[name] ?? ""}
              options={[["", all], ...options]}
            />
          ))}
          {lacks.lackable.length > 0 && (
            <FilterSelect
              name="without"
              label="Missing"
              value={lacks.without}
              options={[["", "All Facts"], ...lacks.lackable]}
            />
          )}
        </ListSearch>
        {Table && <Views list={list} asTable={asTable} />}
      </div>
      {narrowed && (
        <p className="row by">
          {importId && "Only the rows of one import."}
          <Link to={listUrl({ pathname: list, search: "" }, { view: asTable ? "table" : null })}>
            Clear filters
          </Link>
        </p>
      )}
      {asLinks.map((filter) => (
        <LinkFilter
          key={filter.name}
          {...filter}
          list={list}
          value={filters[filter.name] ?? ""}
          choices={choices?.[filter.name]}
        />
      ))}
    </>
  );
}

function Views({ list, asTable }: { list: string; asTable: boolean }) {
  const { search } = useLocation();
  const page = new URLSearchParams(search).get("page");
  const hrefFor = (view: string) => listUrl({ pathname: list, search }, { view, page });
  return (
    <nav className="seg ms-auto" aria-label="View">
      <Link to={hrefFor("")} aria-current={asTable ? undefined : "true"}>
        <Icon name="grid" />
        <span className="sr-only">Cards</span>
      </Link>
      <Link to={hrefFor("table")} aria-current={asTable ? "true" : undefined}>
        <Icon name="list" />
        <span className="sr-only">Table</span>
      </Link>
    </nav>
  );
}

type LinkFilterProps = Filter & { list: string; value: string; choices: string[] | undefined };

function LinkFilter({ list, name, label, all, options, value, choices }: LinkFilterProps) {
  const { search } = useLocation();
  const hrefFor = (wanted: string | null) => listUrl({ pathname: list, search }, { [name]: wanted });
  const shown = options.filter(([option]) => !choices || choices.includes(option));
  return (
    <nav className="flex flex-wrap gap-2" aria-label={label}>
      <Chip byRouter href={hrefFor(null)} current={value === ""}>
        {all}
      </Chip>
      {shown.map(([option, text]) => (
        <Chip key={option} byRouter href={hrefFor(option)} current={value === option}>
          {text}
        </Chip>
      ))}
    </nav>
  );
}
