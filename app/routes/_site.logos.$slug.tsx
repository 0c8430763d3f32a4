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
import { pageMeta, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/_site.logos.$slug.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

const list = { name: "Logos", path: "/logos", back: "Back to Logos" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = readSession(context);
  const supabase = context.get(anonymousContext);
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
      { title: "More by this company", href: logosPath({ company: logo.company }), text: logo.company },
      { title: moreTagged(tag), href: logosPath({ search: tag }), text: tag },
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
    const failure = error instanceof Error && error.message === logoFailed ? logoFailed : unexpected;
    log.error({ err: error }, failure);
    return data({ page: null, failure, isTakenDown: false }, { status: 503 });
  }
}

/** `letter mark` -> `More letter marks`; few tags have a plural that reads well. */
const moreTagged = (tag: string) =>
  /(mark|emblem|badge|icon|symbol|monogram)$/i.test(tag) ? `More ${tag}s` : `More: ${tag}`;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const logo = loaderData?.page?.logo;
  if (!logo)
    return unlistedMeta(loaderData?.failure ?? (loaderData?.isTakenDown ? "Taken down" : "Logo Not Found"));
  return pageMeta(matches, {
    title: `${logo.title} by ${logo.company}`,
    description: logo.description ?? `Download the vector logo ${logo.title} by ${logo.company}.`,
    path: `/logos/${logo.slug}`,
    preview: { path: previewPath("logos", logo.slug), alt: `The logo ${logo.title} by ${logo.company}` },
  });
}

export default function LogoPage({ loaderData: { page, failure, isTakenDown } }: Route.ComponentProps) {
  if (!page) return <MissingItem list={list} kind="Logo" failure={failure} isTakenDown={isTakenDown} />;
  const { logo, downloads, colors, own, others, related } = page;
  const address = absoluteUrl(`/logos/${logo.slug}`);
  return (
    <ItemPage
      list={list}
      title={logo.title}
      address={address}
      structuredData={logoStructuredData(logo, address)}
    >
      <div className="section grid gap-6 pt-2 *:min-w-0 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10">
        <div className="lg:col-start-2">
          <h1>{logo.title}</h1>
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
          <p className="whitespace-pre-line">{logo.description || "No description available."}</p>
          {logo.tags.length > 0 && (
            <ul className="flex flex-wrap gap-2" aria-label="Tags">
              {logo.tags.map((tag) => (
                <li key={tag}>
                  <a className="chip" href={logosPath({ search: tag })}>
                    {tag}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <LogoFacts logo={logo} />
          <p className="text-sm text-muted">
            Added <time dateTime={logo.created_at}>{formatDate(logo.created_at)}</time>.{" "}
            {logo.license === null && (
              <>
                Free for non-commercial use with credit; contact the creator for commercial use. See the{" "}
                <a href="/terms#logos">usage guidelines</a>.{" "}
              </>
            )}
            <a href={`/logos/${logo.slug}/takedown-request`}>Report a rights problem</a>
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
  const madeFor = <a href={logosPath({ company })}>{company}</a>;
  return (
    <p className="lede">
      by {designer ? <a href={logosPath({ designer })}>{designer}</a> : madeFor}
      {designer && <> for {madeFor}</>}
      {year !== null && `, ${year}`}
    </p>
  );
}
