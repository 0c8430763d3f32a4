import type { ReactNode } from "react";
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
import { siteName } from "#app/lib/site.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
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

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translator(languageOfMatches(matches), "about");
  return pageMeta(matches, {
    title: t("title"),
    description: t("description", { site: siteName }),
    path: "/about",
  });
};

export default function About({ loaderData: { counts, logos, designers } }: Route.ComponentProps) {
  const t = useTranslator("about");
  const ofHome = useTranslator("home");
  const ofSite = useTranslator("site");
  const ofKinds = useTranslator("kinds");
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title={t("heading", { site: siteName })} />
      <div className="stack">
        <p className="lede">{ofSite("tagline")}</p>
        {counts && <Counts counts={counts} />}
        <Texts />
      </div>
      {logos.length > 0 && (
        <Section title={t("newest")} more={{ href: "/logos", text: ofHome("allLogos") }}>
          <div className="cards six">
            {logos.map((logo) => (
              <LogoCard key={logo.id} logo={logo} lazy />
            ))}
          </div>
        </Section>
      )}
      {designers.length > 0 && (
        <Section title={t("drawnBy")}>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 *:min-w-0">
            {designers.map(({ value: name, count }) => (
              <li key={name} className="person">
                <Monogram name={name} round />
                <div>
                  <PageLink
                    className="font-semibold"
                    href={`/logos?${new URLSearchParams({ designer: name })}`}
                  >
                    <bdi>{name}</bdi>
                  </PageLink>
                  <div className="by">{ofKinds("logos.count", { count })}</div>
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
  const t = useTranslator("about");
  const ofHome = useTranslator("home");
  const linkTo = (href: string) => (text: ReactNode) => <PageLink href={href}>{text}</PageLink>;
  return (
    <div className="prose">
      <p>{t("meaning")}</p>

      <h2>{t("here.title")}</h2>
      <ul>
        {(["logos", "jargon", "events", "jobs"] as const).map((list) => (
          <li key={list}>{t.rich(`here.${list}`, { link: linkTo(`/${list}`) })}</li>
        ))}
      </ul>

      <h2>{t("submitting.title")}</h2>
      <p>{t("submitting.steps")}</p>
      <p>{t("submitting.questions")}</p>

      <h2>{t("cost.title")}</h2>
      <p>{t("cost.text")}</p>

      <h2>{t("wrong.title")}</h2>
      <p>
        {t.rich("wrong.text", {
          contact: linkTo("/contact"),
          terms: linkTo("/terms"),
          privacy: linkTo("/privacy"),
        })}
      </p>
      <p>
        <ButtonLink href="/submit" variant="primary">
          {ofHome("submit.title")}
        </ButtonLink>
      </p>
    </div>
  );
}
