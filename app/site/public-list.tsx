import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "#app/components/page-heading.tsx";
import type { ListPage } from "#app/lib/keyset.ts";
import { Follow } from "#app/syndication/follow.tsx";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Words } from "#app/words/words.types.ts";
import { EmptyList } from "./empty-list.tsx";

export const failedListPage = { total: 0, page: null, previous: null, next: null } satisfies Partial<
  ListPage<never>
>;

type PublicListProps = {
  title: string;
  /** `failure` says that the list could not be read. */
  list: Omit<ListPage<never>, "rows"> & { failure: string | null };
  shown: number;
  /** In English; the second one is the key of their count. */
  nouns: readonly [one: string, several: keyof Words["lists"]["count"]];
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
  nouns: [, counted],
  controls,
  empty,
  pageHref,
  feed,
  children,
}: PublicListProps) {
  const { total, page, previous, next, failure } = list;
  const t = useTranslator("lists");
  const count = t(`count.${counted}`, { count: total ?? shown });
  // A later page of an uncounted list cannot say "more than".
  const isCounted = !failure && (total !== null || page === null);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section className="pb-8">
        <PageHeading
          title={title}
          aside={isCounted && <span className="by">{total === null ? t("moreThan", { count }) : count}</span>}
        />
        {controls}
        {shown > 0 && <h2 className="sr-only">{t("results")}</h2>}
        {failure && (
          <p role="alert" className="note bad">
            {t("failed", { failure })}
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
  const t = useTranslator("lists");
  if (!previous && !next) return null;
  return (
    <nav className="row justify-between pt-6" aria-label={t("pages")}>
      {previous ? (
        <PageLink className="btn" rel="prev" href={hrefFor(previous)}>
          {t("previous")}
        </PageLink>
      ) : (
        <span />
      )}
      {isLater && (
        <PageLink className="btn btn-quiet" href={hrefFor(null)}>
          {t("first")}
        </PageLink>
      )}
      {next ? (
        <PageLink className="btn" rel="next" href={hrefFor(next)}>
          {t("next")}
        </PageLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
