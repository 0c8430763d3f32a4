import { ItemPage } from "#app/content/item-page.tsx";
import { listUrl } from "#app/lib/list-url.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import { categoryIn } from "./category.ts";
import { LanguageNotice, Meaning, RelatedTerms, TermActions, TermLanguages } from "./detail.tsx";
import { termStructuredData } from "./structured-data.ts";
import type { TermPageData } from "./term-page.server.ts";
import { languageAttributes, termPath } from "./translation/languages.ts";

export function useTermList() {
  const t = useTranslator("jargon");
  const ofKinds = useTranslator("kinds");
  return { name: ofKinds("jargon.menu"), path: useLocalPath()("/jargon"), back: t("back") };
}

/** In the language that was asked for, or the English text, marked as such. */
export function TermPage({ page }: { page: TermPageData }) {
  const { term, asked, languages, names, diagram } = page;
  const t = useTranslator("jargon");
  const localPath = useLocalPath();
  const address = absoluteUrl(localPath(termPath(term.slug, asked)));
  const neighbors = [
    { term: page.previous, label: t("previous"), rel: "prev", className: "pe-4" },
    { term: page.next, label: t("next"), rel: "next", className: "col-start-2 ps-5 line-s" },
  ];
  return (
    <ItemPage
      list={useTermList()}
      title={term.term}
      address={address}
      structuredData={termStructuredData(term)}
      crumbs={<Crumbs category={term.category} />}
      reported={localPath(
        term.translation
          ? `/jargon_translations/${encodeURIComponent(term.translation)}`
          : termPath(term.slug),
      )}
      className="section term stack"
    >
      <LanguageNotice term={term} asked={asked} />
      <Meaning term={term} diagram={diagram} />
      <TermLanguages slug={term.slug} asked={asked} languages={languages} />
      <RelatedTerms related={term.related} language={asked} names={names} />
      <TermActions term={term} address={address} />
      <nav className="line-t line-b grid grid-cols-2 print:hidden" aria-label={t("inOrder")}>
        {neighbors.map(
          ({ term: near, label, rel, className }) =>
            near && (
              <PageLink
                key={rel}
                className={`${neighbor} ${className}`}
                rel={rel}
                href={termPath(near.slug, asked)}
              >
                <span className="by">{label}</span>{" "}
                <b className="block font-display text-lg font-bold [line-height:1.2]">
                  <bdi {...languageAttributes(names[near.slug] ? asked : "en")}>
                    {names[near.slug] ?? near.term}
                  </bdi>
                </b>{" "}
              </PageLink>
            ),
        )}
      </nav>
    </ItemPage>
  );
}

/** Aligned where it begins: at its end it would move when the display font comes. */
const neighbor = "min-h-16 py-3 no-underline hover:[&>b]:underline";

function Crumbs({ category }: { category: string | null }) {
  const t = useTranslator("jargon");
  const { name, path } = useTermList();
  return (
    <nav className="crumbs text-sm" aria-label={t("breadcrumb")}>
      <a href={path}>{name}</a>
      {category && (
        <span className="text-muted">
          {" / "}
          <a href={listUrl({ pathname: path, search: "" }, { category })}>{categoryIn(t, category)}</a>
        </span>
      )}
    </nav>
  );
}
