import { ItemPage } from "#app/content/item-page.tsx";
import { listUrl } from "#app/lib/list-url.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { LanguageNotice, Meaning, RelatedTerms, TermActions, TermLanguages } from "./detail.tsx";
import { termStructuredData } from "./structured-data.ts";
import type { TermPageData } from "./term-page.server.ts";
import { languageAttributes, termPath } from "./translation/languages.ts";

export const termList = { name: "Jargon", path: "/jargon", back: "Back to Jargon" };

/** In the language that was asked for, or the English text, marked as such. */
export function TermPage({ page }: { page: TermPageData }) {
  const { term, asked, languages, names, diagram } = page;
  const address = absoluteUrl(termPath(term.slug, asked));
  const neighbors = [
    { term: page.previous, label: "Previous", rel: "prev", className: "pe-4" },
    { term: page.next, label: "Next", rel: "next", className: "col-start-2 ps-5 line-s" },
  ];
  return (
    <ItemPage
      list={termList}
      title={term.term}
      address={address}
      structuredData={termStructuredData(term)}
      crumbs={<Crumbs category={term.category} />}
      reported={
        term.translation
          ? `/jargon_translations/${encodeURIComponent(term.translation)}`
          : termPath(term.slug)
      }
      className="section term stack"
    >
      <LanguageNotice term={term} asked={asked} />
      <Meaning term={term} diagram={diagram} />
      <TermLanguages slug={term.slug} asked={asked} languages={languages} />
      <RelatedTerms related={term.related} language={asked} names={names} />
      <TermActions term={term} address={address} />
      <nav className="line-t line-b grid grid-cols-2 print:hidden" aria-label="Terms in order">
        {neighbors.map(
          ({ term: near, label, rel, className }) =>
            near && (
              <a key={rel} className={`${neighbor} ${className}`} rel={rel} href={termPath(near.slug, asked)}>
                <span className="by">{label}</span>{" "}
                <b className="block font-display text-lg font-bold [line-height:1.2]">
                  <bdi {...languageAttributes(names[near.slug] ? asked : "en")}>
                    {names[near.slug] ?? near.term}
                  </bdi>
                </b>
              </a>
            ),
        )}
      </nav>
    </ItemPage>
  );
}

/** Aligned where it begins: at its end it would move when the display font comes. */
const neighbor = "min-h-16 py-3 no-underline hover:[&>b]:underline";

function Crumbs({ category }: { category: string | null }) {
  return (
    <nav className="crumbs text-sm" aria-label="Breadcrumb">
      <a href={termList.path}>{termList.name}</a>
      {category && (
        <span className="text-muted">
          {" / "}
          <a href={listUrl({ pathname: termList.path, search: "" }, { category })}>{category}</a>
        </span>
      )}
    </nav>
  );
}
