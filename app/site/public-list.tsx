import type { ComponentProps, ReactNode } from "react";
import { EmptyList } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import type { ListPage } from "#app/lib/keyset.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import { Follow } from "#app/syndication/follow.tsx";

export const failedListPage = { total: 0, page: null, previous: null, next: null } satisfies Partial<
  ListPage<never>
>;

type PublicListProps = {
  title: string;
  /** `failure` says that the list could not be read. */
  list: Omit<ListPage<never>, "rows"> & { failure: string | null };
  shown: number;
  nouns: Nouns;
  controls: ReactNode;
  empty: ComponentProps<typeof EmptyList>;
  /** Null is the first page. */
  pageHref: (page: string | null) => string;
  /** Missing where the controls offer it. */
  feed?: string;
  children: ReactNode;
};

export function PublicList({
  title,
  list,
  shown,
  nouns,
  controls,
  empty,
  pageHref,
  feed,
  children,
}: PublicListProps) {
  const { total, page, previous, next, failure } = list;
  // A later page of an uncounted list cannot say "more than".
  const isCounted = !failure && (total !== null || page === null);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section className="pb-8">
        <PageHeading
          title={title}
          aside={
            isCounted && (
              <span className="by">
                {total === null && "More than "}
                {countOf(total ?? shown, nouns)}
              </span>
            )
          }
        />
        {controls}
        {shown > 0 && <h2 className="sr-only">Results</h2>}
        {failure && (
          <p role="alert" className="note bad">
            {failure}. Please try again in a moment.
          </p>
        )}
        {!failure && shown === 0 && <EmptyList {...empty} />}
        {children}
        <CursorPagination isLater={page !== null} previous={previous} next={next} hrefFor={pageHref} />
        {feed && <Follow feed={feed} />}
      </section>
    </main>
  );
}

type CursorPaginationProps = {
  isLater: boolean;
  previous: string | null;
  next: string | null;
  hrefFor: (page: string | null) => string;
};

function CursorPagination({ isLater, previous, next, hrefFor }: CursorPaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav className="row justify-between pt-6" aria-label="Pages">
      {previous ? (
        <a className="btn" rel="prev" href={hrefFor(previous)}>
          Previous
        </a>
      ) : (
        <span />
      )}
      {isLater && (
        <a className="btn btn-quiet" href={hrefFor(null)}>
          First page
        </a>
      )}
      {next ? (
        <a className="btn" rel="next" href={hrefFor(next)}>
          Next
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
