import type { ComponentProps, ReactNode } from "react";
import type { ListPage } from "#app/lib/keyset.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import { Follow } from "#app/publish/follow.tsx";
import { EmptyList } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Steps } from "#app/ui/steps.tsx";

/** What a public list shows when it could not be read. */
export const unreadPage = { total: 0, page: null, previous: null, next: null } satisfies Partial<
  ListPage<never>
>;

type Props = {
  title: string;
  /** The page as the loader found it; `failure` says that it could not. */
  list: Omit<ListPage<never>, "rows"> & { failure: string | null };
  /** How many entries are on this page. */
  shown: number;
  nouns: Nouns;
  /** What narrows the list. */
  controls: ReactNode;
  empty: ComponentProps<typeof EmptyList>;
  /** The address of another page of the list; of the first, without a word. */
  pageHref: (page: string | null) => string;
  follow: ComponentProps<typeof Follow>;
  /** The entries. */
  children: ReactNode;
};

/** The frame of the public lists: how many there are, what narrows them, the entries, and where they go on. */
export function PublicList({
  title,
  list,
  shown,
  nouns,
  controls,
  empty,
  pageHref,
  follow,
  children,
}: Props) {
  const { total, page, previous, next, failure } = list;
  // A later page of a list that was not counted cannot say "more than".
  const isCounted = !failure && (total !== null || page === null);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section>
        <PageHeading
          title={title}
          aside={
            isCounted && (
              <span className="small">
                {total === null && "More than "}
                {countOf(total ?? shown, nouns)}
              </span>
            )
          }
        />
        {controls}
        {shown > 0 && <h2 className="sr-only">Results</h2>}
        {failure && (
          <p role="alert" className="notice">
            {failure}. Please try again in a moment.
          </p>
        )}
        {!failure && shown === 0 && <EmptyList {...empty} />}
        {children}
        <Steps isLater={page !== null} previous={previous} next={next} hrefFor={pageHref} />
        <Follow {...follow} />
      </section>
    </main>
  );
}
