import { anonymousContext, readSession } from "#app/accounts/session.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { Monogram } from "#app/components/monogram.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Section } from "#app/components/section.tsx";
import { withStars } from "#app/content/collection/collection.server.ts";
import { Counts } from "#app/content/home.tsx";
import { LogoCard } from "#app/content/logo/card.tsx";
import { logosPage } from "#app/content/logo/list.server.ts";
import { inlineBudget, inlinePictures } from "#app/images/inline-pictures.server.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { siteName } from "#app/lib/site.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { pageMeta } from "#app/syndication/meta.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.about.ts";

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

const logosShown = 6;
const designersShown = 8;

export async function loader({ request, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  try {
    const [{ data: counts }, { logos, choices }] = await Promise.all([
      supabase.rpc("public_counts").maybeSingle().throwOnError(),
      logosPage(supabase, {}),
    ]);
    const placed = await inlinePictures(supabase, logos.slice(0, logosShown), inlineBudget());
    const designers = choices.designer.sort((one, other) => other.count - one.count).slice(0, designersShown);
    return { counts, logos: await withStars(request, readSession(context), placed), designers };
  } catch (error) {
    log.error({ err: error }, "Failed to load what stands on the about page");
    return { counts: null, logos: [], designers: [] };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "About",
    description: `What ${siteName} is, who it's for, and how submissions work.`,
    path: "/about",
  });

export default function About({ loaderData: { counts, logos, designers } }: Route.ComponentProps) {
  const ofSite = useTranslator("site");
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title={`About ${siteName}`} />
      <div className="stack">
        <p className="lede">{ofSite("tagline")}</p>
        {counts && <Counts counts={counts} />}
        <Texts />
      </div>
      {logos.length > 0 && (
        <Section title="New in the library" more={{ href: "/logos", text: "All logos" }}>
          <div className="cards six">
            {logos.map((logo) => (
              <LogoCard key={logo.id} logo={logo} lazy />
            ))}
          </div>
        </Section>
      )}
      {designers.length > 0 && (
        <Section title="Drawn by">
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 *:min-w-0">
            {designers.map(({ value: name, count }) => (
              <li key={name} className="person">
                <Monogram name={name} round />
                <div>
                  <a className="font-semibold" href={`/logos?${new URLSearchParams({ designer: name })}`}>
                    <bdi>{name}</bdi>
                  </a>
                  <div className="by">{countOf(count, ["logo", "logos"])}</div>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </main>
  );
}

function Texts() {
  return (
    <div className="prose">
      <p>
        “Ubunifu” is Swahili for creativity and design. This is a shared shelf for designers and creatives
        across Africa and its diaspora. Everything on it comes from someone who thought others could use it.
      </p>

      <h2>What's here</h2>
      <ul>
        <li>
          <a href="/logos">Vector logos</a> of African brands, to study, to teach with and to write about.
        </li>
        <li>
          <a href="/jargon">Design jargon</a> in plain words, for designers and the people who hire them.
        </li>
        <li>
          <a href="/events">Events and workshops</a>, online and near you.
        </li>
        <li>
          <a href="/jobs">Jobs and collaborations</a>: we call them the Creative Hookup.
        </li>
      </ul>

      <h2>How submissions work</h2>
      <p>
        You don't need an account to read or download. To submit a logo, an event or a job, sign up and fill
        in one form. A person reads it, then approves or rejects it, with a note where that helps. You'll find
        their answer on your profile page.
      </p>
      <p>
        We ask three questions. Is it about design and creative work in Africa? Is it complete and, as far as
        we can tell, true? Do you have the right to share it?
      </p>

      <h2>What it costs</h2>
      <p>Nothing. Reading, downloading and posting are free. There are no ads and no tracking.</p>

      <h2>Is something wrong?</h2>
      <p>
        A logo of yours that shouldn't be here, a wrong date, a misleading job: please{" "}
        <a href="/contact">tell us</a>. The <a href="/terms">terms</a> say how you may use what you find, and
        the <a href="/privacy">privacy</a> page says what we store about you.
      </p>
      <p>
        <ButtonLink href="/submit" variant="primary">
          Submit Content
        </ButtonLink>
      </p>
    </div>
  );
}
