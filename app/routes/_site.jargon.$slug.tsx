import { data } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { ItemPage, MissingItem } from "#app/content/item-page.tsx";
import { Meaning, RelatedTerms, TermActions } from "#app/content/jargon/detail.tsx";
import { diagramOf } from "#app/content/jargon/diagrams.server.ts";
import { neighborsOf, termNamed, termsFailed } from "#app/content/jargon/queries.server.ts";
import { termStructuredData } from "#app/content/jargon/structured-data.ts";
import { previewPath } from "#app/images/preview-address.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { movedTo } from "#app/lib/slug.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { pageMeta, unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.jargon.$slug.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

const list = { name: "Jargon", path: "/jargon", back: "Back to Jargon" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  try {
    const term = await termNamed(supabase, params.slug);
    if (!term) return data({ page: null, failure: null }, { status: 404 });
    if (term.slug !== params.slug) return movedTo("jargon", term.slug);
    const page = { term, diagram: diagramOf(term.slug), ...(await neighborsOf(supabase, term)) };
    return { page, failure: null };
  } catch (error) {
    log.error({ err: error }, termsFailed);
    return data({ page: null, failure: termsFailed }, { status: 503 });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const term = loaderData?.page?.term;
  if (!term) return unlistedMeta(loaderData?.failure ?? "Term Not Found");
  return pageMeta(matches, {
    title: `${term.term}: what it means`,
    description: term.definition,
    path: `/jargon/${term.slug}`,
    preview: { path: previewPath("jargon", term.slug), alt: term.term },
  });
}

export default function TermPage({ loaderData: { page, failure } }: Route.ComponentProps) {
  if (!page) return <MissingItem list={list} kind="Term" failure={failure} />;
  const { term, diagram, previous, next } = page;
  const address = absoluteUrl(`/jargon/${term.slug}`);
  return (
    <ItemPage
      list={list}
      title={term.term}
      address={address}
      structuredData={termStructuredData(term)}
      crumbs={<Crumbs category={term.category} />}
      className="section term stack"
    >
      <Meaning term={term} diagram={diagram} />
      <RelatedTerms related={term.related} />
      <TermActions term={term} address={address} />
      <nav className="line-t line-b grid grid-cols-2 print:hidden" aria-label="Terms in order">
        {previous && (
          <a className={`${neighbor} pe-4`} rel="prev" href={`/jargon/${previous.slug}`}>
            <span className="by">Previous</span>{" "}
            <b className="block font-display text-lg font-bold [line-height:1.2]">{previous.term}</b>
          </a>
        )}{" "}
        {next && (
          <a className={`${neighbor} col-start-2 ps-5 line-s`} rel="next" href={`/jargon/${next.slug}`}>
            <span className="by">Next</span>{" "}
            <b className="block font-display text-lg font-bold [line-height:1.2]">{next.term}</b>
          </a>
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
      <a href={list.path}>{list.name}</a>
      {category && (
        <span className="text-muted">
          {" / "}
          <a href={listUrl({ pathname: list.path, search: "" }, { category })}>{category}</a>
        </span>
      )}
    </nav>
  );
}
