import { data } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { ItemPage, MissingItem } from "#app/content/item-page.tsx";
import { RelatedTerms } from "#app/content/jargon/card.tsx";
import { termBySlug, termsFailed } from "#app/content/jargon/queries.server.ts";
import { termStructuredData } from "#app/content/jargon/structured-data.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { previewPath } from "#app/pictures/preview-address.ts";
import { pageMeta, unlistedMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { Route } from "./+types/jargon.$slug.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

const list = { name: "Jargon", path: "/jargon", back: "Back to Jargon" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  try {
    const term = await termBySlug(supabase, params.slug);
    return term ? { term, failure: null } : data({ term: null, failure: null }, { status: 404 });
  } catch (error) {
    log.error({ err: error }, termsFailed);
    return data({ term: null, failure: termsFailed }, { status: 503 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const term = loaderData?.term;
  if (!term) return unlistedMeta(loaderData?.failure ?? "Term Not Found");
  return pageMeta({
    title: `${term.term}: what it means`,
    description: term.definition,
    path: `/jargon/${term.slug}`,
    preview: { path: previewPath("jargon", term.slug), alt: term.term },
  });
}

export default function TermPage({ loaderData: { term, failure } }: Route.ComponentProps) {
  if (!term) return <MissingItem list={list} kind="Term" failure={failure} />;
  const address = absoluteUrl(`/jargon/${term.slug}`);
  return (
    <ItemPage
      list={list}
      title={term.term}
      address={address}
      structuredData={termStructuredData(term)}
      className="pb-12"
    >
      <div className="pt-6">
        <PageHeading title={term.term} aside={term.category && <Tag>{term.category}</Tag>} />
      </div>
      <div className="beside-cloth">
        <div>
          <p className="lede break whitespace-pre-line text-(--ink)">{term.definition}</p>
          <RelatedTerms related={term.related} />
          {term.category && (
            <p className="mt-6">
              <a
                className="-my-2 inline-flex min-h-11 items-center"
                href={listUrl({ pathname: "/jargon", search: "" }, { category: term.category })}
              >
                All terms in {term.category}
              </a>
            </p>
          )}
        </div>
      </div>
    </ItemPage>
  );
}
