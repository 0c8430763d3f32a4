import { data, redirect } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { MissingItem } from "#app/content/item-page.tsx";
import { termsFailed } from "#app/content/jargon/queries.server.ts";
import { termPage } from "#app/content/jargon/term-page.server.ts";
import { TermPage, termList } from "#app/content/jargon/term-page.tsx";
import { languageInEnglish, termLanguages, termPath } from "#app/content/jargon/translation/languages.ts";
import { previewPath } from "#app/images/preview-address.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { feedLink } from "#app/syndication/feed-address.ts";
import { pageMeta, unlistedMeta } from "#app/syndication/meta.ts";
import { isLanguage } from "#app/words/languages.ts";
import type { Route } from "./+types/_site.jargon.$slug_.$code.ts";

// Of two routes that fit alike the one with the longer name goes first: /jargon/kerning/report is a report.
export const handle: PageHandle = { sameForAll: true, script: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const missing = { page: null, failure: null };
  const language = params.code.toLowerCase();
  const isEnglish = language === "en";
  if (!isEnglish && !termLanguages.includes(language)) return data(missing, { status: 404 });
  try {
    const page = await termPage(context.get(anonymousContext), params.slug, language);
    if (!page) return data(missing, { status: 404 });
    const { slug } = page.term;
    if (isLanguage(language) || slug !== params.slug || language !== params.code)
      return redirect(absoluteUrl(termPath(slug, language)), 301);
    return { page, failure: null };
  } catch (error) {
    log.error({ err: error }, termsFailed);
    return data({ page: null, failure: termsFailed }, { status: 503 });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { page, failure } = loaderData ?? {};
  if (!page) return unlistedMeta(failure ?? "Term Not Found");
  const { term, asked } = page;
  // The English text has a page of its own.
  if (!term.translation) return unlistedMeta(`${term.term} in ${languageInEnglish(asked)}`);
  const feed = `/jargon_translations.atom?language=${asked}`;
  return [
    ...pageMeta(matches, {
      title: `${term.term} (${languageInEnglish(asked)})`,
      description: term.definition,
      path: termPath(term.slug, asked),
      preview: { path: previewPath("jargon_translations", term.translation), alt: term.term },
    }),
    feedLink(`Terms in ${languageInEnglish(asked)}`, feed),
  ];
}

export default function TermInLanguage({ loaderData: { page, failure } }: Route.ComponentProps) {
  return page ? <TermPage page={page} /> : <MissingItem list={termList} kind="Term" failure={failure} />;
}
