import { data, redirect } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { MissingItem } from "#app/content/item-page.tsx";
import { termsFailed } from "#app/content/jargon/queries.server.ts";
import { termPage } from "#app/content/jargon/term-page.server.ts";
import { TermPage, useTermList } from "#app/content/jargon/term-page.tsx";
import { termPath } from "#app/content/jargon/translation/languages.ts";
import { previewPath } from "#app/images/preview-address.ts";
import { termLanguages } from "#app/lib/african-languages.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { feedLink } from "#app/syndication/feed-address.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { isLanguage, languageOf, localPath } from "#app/words/languages.ts";
import { languageIn } from "#app/words/name-in.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/_site.jargon.$slug_.$code.ts";

// Of two routes that fit alike the one with the longer name goes first: /jargon/kerning/report is a report.
export const handle: PageHandle = { sameForAll: true, script: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const missing = { page: null, failure: null };
  const language = params.code.toLowerCase();
  const isEnglish = language === "en";
  if (!isEnglish && !termLanguages.includes(language)) return data(missing, { status: 404 });
  try {
    const page = await termPage(context.get(anonymousContext), params.slug, language);
    if (!page) return data(missing, { status: 404 });
    const { slug } = page.term;
    const path = termPath(slug, language);
    // A full address: the router would put the page's language before a path.
    if (isLanguage(language)) return redirect(absoluteUrl(path), 301);
    if (slug !== params.slug || language !== params.code)
      return redirect(absoluteUrl(localPath(languageOf(request), path)), 301);
    return { page, failure: null };
  } catch (error) {
    log.error({ err: error }, termsFailed);
    return data(
      { page: null, failure: translator(languageOf(request), "jargon")("failed") },
      { status: 503 },
    );
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const ofPage = languageOfMatches(matches);
  const t = translator(ofPage, "jargon");
  const { page, failure } = loaderData ?? {};
  if (!page) return unlistedMeta(failure ?? t("notFound"));
  const { term, asked } = page;
  const named = { term: term.term, language: languageIn(ofPage, asked) };
  // The English text has a page of its own.
  if (!term.translation) return unlistedMeta(t("inLanguage", named));
  const feed = localPath(ofPage, `/jargon_translations.atom?language=${asked}`);
  return [
    ...pageMeta(matches, {
      title: t("titleOf", named),
      description: term.definition,
      path: termPath(term.slug, asked),
      // Around the same text, whatever the language of the page.
      isSameInEnglish: true,
      preview: { path: previewPath("jargon_translations", term.translation), alt: term.term },
    }),
    feedLink(t("feedOf", named), feed),
  ];
}

export default function TermInLanguage({ loaderData: { page, failure } }: Route.ComponentProps) {
  const list = useTermList();
  return page ? <TermPage page={page} /> : <MissingItem list={list} kind="Term" failure={failure} />;
}
