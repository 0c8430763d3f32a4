import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { LogoCard } from "#app/content/logo/card.tsx";
import type { Logo } from "#app/content/logo/queries.server.ts";
import type { PlacedPicture } from "#app/images/inline-pictures.server.ts";
import { listUrl } from "#app/lib/list-url.ts";
import type { Paging } from "#app/lib/paging.ts";
import { useTranslator } from "#app/words/use-translator.tsx";

export type CollectionPart = Paging & {
  logos: (Logo & PlacedPicture & { starred: boolean })[];
  /** How many archives hold it. */
  zips: number;
};

type Props = {
  title: string;
  part: CollectionPart;
  /** Of its archive. */
  zip: string;
  /** Beside the download. */
  actions?: ReactNode;
  empty: ReactNode;
  children?: ReactNode;
};

/** One's own collection, or somebody's shared one. */
export function CollectionPage({ title, part, zip, actions, empty, children }: Props) {
  const { logos, total, page, pages, zips } = part;
  const location = useLocation();
  const t = useTranslator("collection");
  const ofLists = useTranslator("lists");
  const ofKinds = useTranslator("kinds");
  const words = {
    ...{ pages: ofLists("pages"), previous: ofLists("previous"), next: ofLists("next") },
    page: (page: number, pages: number) => ofLists("page", { page: String(page), pages: String(pages) }),
  };
  const archives = Array.from({ length: zips }, (_, index) => index + 1);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section className="stack pb-8">
        <PageHeading
          title={title}
          aside={total > 0 && <span className="by">{ofKinds("logos.count", { count: total })}</span>}
        />
        {total === 0 ? (
          empty
        ) : (
          <>
            <div className="row">
              {archives.map((number) => (
                <ButtonLink
                  key={number}
                  variant={number === 1 ? "primary" : undefined}
                  href={number === 1 ? zip : `${zip}${zip.includes("?") ? "&" : "?"}part=${number}`}
                  download
                >
                  <Icon name="download" />{" "}
                  {zips > 1
                    ? t("downloadPart", { part: String(number), parts: String(zips) })
                    : t("download")}
                </ButtonLink>
              ))}
              {actions}
            </div>
            <h2 className="sr-only">{ofKinds("logos.menu")}</h2>
            <div className="cards">
              {logos.map((logo, index) => (
                <LogoCard key={logo.id} logo={logo} lazy={index >= 8} />
              ))}
            </div>
            <Pagination
              page={page}
              pages={pages}
              hrefFor={(to) => listUrl(location, { page: to })}
              words={words}
            />
          </>
        )}
        {children}
      </section>
    </main>
  );
}
