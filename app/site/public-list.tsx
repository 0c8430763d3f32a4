import type { ComponentProps, ReactNode } from "react";
import { CursorPagination } from "#app/components/cursor-pagination.tsx";
import { EmptyList } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import type { ListPage } from "#app/lib/keyset.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import { Follow } from "#app/syndication/follow.tsx";

export const unreadPage = { total: 0, page: null, previous: null, next: null } satisfies Partial<
  ListPage<never>
>;

type Props = {
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

export function PublicList({ title, list, shown, nouns, controls, empty, pageHref, feed, children }: Props) {
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
