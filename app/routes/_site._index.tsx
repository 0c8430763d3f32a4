import { anonymousContext, readSession } from "#app/accounts/session.server.ts";
import { Section } from "#app/components/section.tsx";
import { withStars } from "#app/content/collection/collection.server.ts";
import { EventRow } from "#app/content/event/card.tsx";
import { listEvents } from "#app/content/event/queries.server.ts";
import { CallToSubmit, Counts, Hero, wallSize } from "#app/content/home.tsx";
import { Diagram } from "#app/content/jargon/diagram.tsx";
import { termOfDay } from "#app/content/jargon/term-of-day.server.ts";
import { JobRow } from "#app/content/job/card.tsx";
import { paidJobs } from "#app/content/job/queries.server.ts";
import { LogoCard } from "#app/content/logo/card.tsx";
import { heroLogos, logosAfter } from "#app/content/logo/queries.server.ts";
import { inlineBudget, inlinePictures } from "#app/images/inline-pictures.server.ts";
import { JsonLd, webSite } from "#app/lib/json-ld.ts";
import { siteName } from "#app/lib/site.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site._index.ts";

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translator(languageOfMatches(matches), "site");
  return pageMeta(matches, { title: siteName, description: t("description"), path: "/" });
};

const featuredCount = 6;
const rowCount = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = readSession(context);
  const supabase = context.get(anonymousContext);
  const budget = inlineBudget();
  const [counts, logos, term, { events }, jobs] = await Promise.all([
    supabase.rpc("public_counts").maybeSingle(),
    logosAfter(supabase, {}, null, featuredCount)
      .then(async (newest) => [...newest, ...(await heroLogos(supabase, wallSize, newest))])
      .then((shown) => inlinePictures(supabase, shown, budget))
      .then((placed) => withStars(request, session, placed)),
    termOfDay(supabase),
    listEvents(supabase, { pageSize: rowCount }),
    paidJobs(supabase, { limit: rowCount, budget }),
  ]);
  if (!counts.data) throw new Response(null, { status: 503 });
  return { counts: counts.data, logos, term, events, jobs };
}

export default function Home({ loaderData: { counts, logos, term, events, jobs } }: Route.ComponentProps) {
  const [newest, hero] = [logos.slice(0, featuredCount), logos.slice(featuredCount)];
  const t = useTranslator("home");
  const ofSite = useTranslator("site");
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Hero logos={hero} />
      <Counts counts={counts} />
      {term && (
        <Section
          title={t("termOfDay")}
          more={{ href: "/jargon", text: t("allTerms", { count: counts.terms }) }}
        >
          <div className="grid items-center gap-5 lg:grid-cols-[1.1fr_0.9fr] lg:gap-14">
            <div className="stack">
              <PageLink className="word-big" href={`/jargon/${term.slug}`} dir="auto">
                {term.term}
              </PageLink>
              <p className="lede" dir="auto">
                {term.definition}
              </p>
            </div>
            {term.diagram && <Diagram svg={term.diagram} />}
          </div>
        </Section>
      )}
      <div className="section two">
        {events.length > 0 && (
          <Section isHalf title={t("nextEvents")} more={{ href: "/events", text: t("allEvents") }}>
            <div className="rows">
              {events.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </div>
          </Section>
        )}
        {jobs.length > 0 && (
          <Section isHalf title={t("paidWork")} more={{ href: "/jobs", text: t("allJobs") }}>
            <div className="rows">
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </div>
          </Section>
        )}
      </div>
      <Section title={t("featured")} more={{ href: "/logos", text: t("allLogos") }}>
        <div className="cards six">
          {newest.map((logo) => (
            <LogoCard key={logo.id} logo={logo} lazy />
          ))}
          {newest.length === 0 && <ComingSoon />}
        </div>
      </Section>
      <Section title={t("made.title")} more={{ href: "/about", text: t("made.more", { site: siteName }) }}>
        <p className="lede">{t("made.text")}</p>
      </Section>
      <CallToSubmit />
      <JsonLd data={webSite(useLanguage(), { name: siteName, description: ofSite("description") })} />
    </main>
  );
}

function ComingSoon() {
  const t = useTranslator("home");
  return Array.from({ length: featuredCount }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all the same and never move
      key={index}
      className="grid min-h-36 place-items-center rounded text-muted [border:1px_dashed_var(--edge)]"
    >
      {t("comingSoon")}
    </div>
  ));
}
