import { data } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { MissingItem } from "#app/content/item-page.tsx";
import { termsFailed } from "#app/content/jargon/queries.server.ts";
import { termPage } from "#app/content/jargon/term-page.server.ts";
import { TermPage, useTermList } from "#app/content/jargon/term-page.tsx";
import { previewPath } from "#app/images/preview-address.ts";
import { log } from "#app/lib/log.server.ts";
import { movedTo } from "#app/lib/slug.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/_site.jargon.$slug.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  try {
    const page = await termPage(context.get(anonymousContext), params.slug, languageOf(request));
    if (!page) return data({ page: null, failure: null }, { status: 404 });
    const { slug } = page.term;
    return slug === params.slug ? { page, failure: null } : movedTo("jargon", slug);
  } catch (error) {
    log.error({ err: error }, termsFailed);
    return data(
      { page: null, failure: translator(languageOf(request), "jargon")("failed") },
      { status: 503 },
    );
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = translator(languageOfMatches(matches), "jargon");
  const { page, failure } = loaderData ?? {};
  if (!page) return unlistedMeta(failure ?? t("notFound"));
  const { term } = page;
  return pageMeta(matches, {
    title: t("meaning", { term: term.term }),
    description: term.definition,
    path: `/jargon/${term.slug}`,
    isSameInEnglish: !term.translation,
    preview: {
      path: term.translation
        ? previewPath("jargon_translations", term.translation)
        : previewPath("jargon", term.slug),
      alt: term.term,
    },
  });
}

export default function EnglishTerm({ loaderData: { page, failure } }: Route.ComponentProps) {
  const list = useTermList();
  return page ? <TermPage page={page} /> : <MissingItem list={list} kind="Term" failure={failure} />;
}
