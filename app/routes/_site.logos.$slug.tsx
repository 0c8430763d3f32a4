import { data } from "react-router";
import { anonymousContext, readSession } from "#app/accounts/session.server.ts";
import { Section } from "#app/components/section.tsx";
import { withStars } from "#app/content/collection/collection.server.ts";
import { ItemPage, MissingItem } from "#app/content/item-page.tsx";
import { LogoCard } from "#app/content/logo/card.tsx";
import { LogoActions, LogoColors, LogoFiles, LogoStage } from "#app/content/logo/detail.tsx";
import { factsOf, noDownloads } from "#app/content/logo/downloads.server.ts";
import { ExportMenus } from "#app/content/logo/export-menu.tsx";
import { LogoFacts, logosPath } from "#app/content/logo/facts.tsx";
import { missingLogo } from "#app/content/logo/missing.server.ts";
import { type Logo, logoFailed, logoNamed, relatedLogos } from "#app/content/logo/queries.server.ts";
import { logoStructuredData } from "#app/content/logo/structured-data.ts";
import { colorFamily } from "#app/images/color-family.server.ts";
import { inlinePictures } from "#app/images/inline-pictures.server.ts";
import { previewPath } from "#app/images/preview-address.ts";
import { formatDate } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { movedTo } from "#app/lib/slug.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { type Translator, translator } from "#app/words/translator.ts";
import { PageLink, useLanguage, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.logos.$slug.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = readSession(context);
  const supabase = context.get(anonymousContext);
  const t = translator(languageOf(request), "logoPage");
  try {
    const logo = await logoNamed(supabase, params.slug);
    if (!logo) {
      const status = await missingLogo(supabase, params.slug);
      return data({ page: null, failure: null, isTakenDown: status === 410 }, { status });
    }
    if (logo.slug !== params.slug) return movedTo("logos", logo.slug);
    const [facts, { ofCompany, tag, tagged }] = await Promise.all([
      factsOf(supabase, logo).catch((error: Error) => {
        log.warn({ id: logo.id, err: error }, "the downloads of a logo are not known");
        return noDownloads;
      }),
      relatedLogos(supabase, logo),
    ]);
    const placed = await inlinePictures(supabase, [logo, ...ofCompany, ...tagged]);
    const [shown, ...others] = await withStars(request, session, placed);
    const related = [
      { title: t("moreByCompany"), href: logosPath({ company: logo.company }), text: logo.company },
      { title: moreTagged(t, tag), href: logosPath({ search: tag }), text: tag },
    ];
    const groups = [others.slice(0, ofCompany.length), others.slice(ofCompany.length)];
    const page = {
      logo: shown ?? { ...logo, picture: logo.image_url, mark: null, isSmall: false, starred: false },
      ...facts,
      colors: facts.colors.map((color) => ({ color, family: colorFamily(color) })),
      related: related.map((one, index) => ({ ...one, logos: groups[index] ?? [] })),
    };
    return { page, failure: null, isTakenDown: false };
  } catch (error) {
    const unexpected = translator(languageOf(request), "errors")("unknown.title");
    const failure = error instanceof Error && error.message === logoFailed ? t("failed") : unexpected;
    log.error({ err: error }, failure);
    return data({ page: null, failure, isTakenDown: false }, { status: 503 });
  }
}

/** `letter mark` -> `More letter marks`; few tags have a plural that reads well. */
const moreTagged = (t: Translator<"logoPage">, tag: string) =>
  t(/(mark|emblem|badge|icon|symbol|monogram)$/i.test(tag) ? "moreMarks" : "moreTagged", { tag });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const language = languageOfMatches(matches);
  const t = translator(language, "logoPage");
  const logo = loaderData?.page?.logo;
  if (!logo) {
    const missing = translator(language, "lists")("missing.title", { kind: "Logo" });
    return unlistedMeta(loaderData?.failure ?? (loaderData?.isTakenDown ? t("takenDown") : missing));
  }
  const { title, company } = logo;
  return pageMeta(matches, {
    title: t("name", { title, company }),
    description: logo.description ?? t("summary", { title, company }),
    path: `/logos/${logo.slug}`,
    preview: { path: previewPath("logos", logo.slug), alt: t("previewAlt", { title, company }) },
  });
}

export default function LogoPage({ loaderData: { page, failure, isTakenDown } }: Route.ComponentProps) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const t = useTranslator("logoPage");
  const ofKinds = useTranslator("kinds");
  const ofLists = useTranslator("lists");
  const list = { name: ofKinds("logos.menu"), path: "/logos", back: t("back") };
  if (!page) return <MissingItem list={list} kind="Logo" failure={failure} isTakenDown={isTakenDown} />;
  const { logo, downloads, colors, own, others, related } = page;
  const address = absoluteUrl(localPath(`/logos/${logo.slug}`));
  return (
    <ItemPage
      list={list}
      title={logo.title}
      address={address}
      structuredData={logoStructuredData(logo, address)}
    >
      <div className="section grid gap-6 pt-2 *:min-w-0 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10">
        <div className="lg:col-start-2">
          <h1>
            <bdi>{logo.title}</bdi>
          </h1>
          <Credit logo={logo} />
        </div>
        <LogoStage logo={logo} own={own} others={others} />
        <div className="stack order-1 lg:row-start-3">
          <LogoFiles title={logo.title} files={others} />
          <LogoColors colors={colors} />
        </div>
        <div className="stack lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <ExportMenus logo={logo} downloads={downloads} />
          <LogoActions logo={logo} address={address} />
          <p className="whitespace-pre-line" dir={logo.description ? "auto" : undefined}>
            {logo.description || t("noDescription")}
          </p>
          {logo.tags.length > 0 && (
            <ul className="flex flex-wrap gap-2" aria-label={ofLists("tags")}>
              {logo.tags.map((tag) => (
                <li key={tag}>
                  <PageLink className="chip" href={logosPath({ search: tag })}>
                    {tag}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
          <LogoFacts logo={logo} />
          <p className="text-sm text-muted">
            {t.rich("added", {
              date: () => <time dateTime={logo.created_at}>{formatDate(logo.created_at, language)}</time>,
            })}{" "}
            {logo.license === null && (
              <>
                {t.rich("guidelines", {
                  link: (text) => <PageLink href="/terms#logos">{text}</PageLink>,
                })}{" "}
              </>
            )}
            <PageLink href={`/logos/${logo.slug}/takedown-request`}>{t("rights")}</PageLink>
          </p>
        </div>
      </div>
      {related.map(
        ({ title, href, text, logos }) =>
          logos.length > 0 && (
            <Section key={title} title={title} more={{ href, text }}>
              <div className="cards">
                {logos.map((other) => (
                  <LogoCard key={other.id} logo={other} lazy />
                ))}
              </div>
            </Section>
          ),
      )}
    </ItemPage>
  );
}

/** The designer before the company. */
function Credit({ logo: { designer, company, year } }: { logo: Logo }) {
  const t = useTranslator("logoPage");
  const names = {
    designer: () =>
      designer && (
        <PageLink href={logosPath({ designer })}>
          <bdi>{designer}</bdi>
        </PageLink>
      ),
    company: () => (
      <PageLink href={logosPath({ company })}>
        <bdi>{company}</bdi>
      </PageLink>
    ),
  };
  const who = designer ? "designer" : "company";
  return (
    <p className="lede">
      {year === null
        ? t.rich(`credit.${who}`, names)
        : t.rich(`credit.${who}Year`, { ...names, year: String(year) })}
    </p>
  );
}
