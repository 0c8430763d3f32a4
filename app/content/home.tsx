import { ButtonLink } from "#app/components/button.tsx";
import { Cloth } from "#app/components/cloth.tsx";
import { Picture } from "#app/components/picture.tsx";
import { formatNumber } from "#app/lib/numbers.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { LibrarySearch } from "./library-search.tsx";
import type { ShownLogo } from "./logo/queries.server.ts";

/** Three by three. */
export const wallSize = 9;

export function Hero({ logos }: { logos: ShownLogo[] }) {
  const t = useTranslator("home");
  const ofSite = useTranslator("site");
  return (
    <div className="grid grid-cols-1 gap-8 py-[clamp(1.5rem,1rem+3vw,4rem)] lg:grid-cols-[minmax(0,1fr)_432px] lg:items-center">
      <div className="stack [&_.search]:max-w-128">
        <h1 className="text-3xl [font-weight:800] [letter-spacing:-0.035em] [line-height:0.98]">
          {ofSite("tagline")}
        </h1>
        <p className="lede max-w-[36ch] text-muted">{t("lede")}</p>
        <LibrarySearch />
      </div>
      <nav className="wall frame grid max-w-128 grid-cols-3" aria-label={t("wall")}>
        {logos.map(({ id, slug, title, picture, mark, isSmall }) => (
          <PageLink key={id} className="plate" href={`/logos/${slug}`} aria-label={title}>
            <Picture src={picture} mark={mark} title={title} width={144} height={144} essential={isSmall} />
            <small aria-hidden="true" dir="auto">
              {title}
            </small>
          </PageLink>
        ))}
        {Array.from({ length: wallSize - logos.length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty plate is known by its place
          <div key={index} className="plate" />
        ))}
      </nav>
    </div>
  );
}

const doors = [
  { of: "logos", list: "logos" },
  { of: "terms", list: "jargon" },
  { of: "events", list: "events" },
  { of: "jobs", list: "jobs" },
] as const;

type Counted = (typeof doors)[number]["of"];

export function Counts({ counts }: { counts: Record<Counted, number> }) {
  const language = useLanguage();
  const t = useTranslator("home");
  const ofKinds = useTranslator("kinds");
  return (
    <nav className="frame grid grid-cols-2 bg-surface lg:grid-cols-4" aria-label={t("whatsHere")}>
      {doors.map(({ of, list }) => (
        <PageLink
          key={of}
          className="grid content-start px-4 py-[0.85rem] no-underline even:rule-s hover:bg-sunken focus-visible:outline-offset-[-5px] max-lg:nth-[n+3]:rule-t lg:not-first:rule-s lg:px-5 lg:py-[1.1rem]"
          href={`/${list}`}
        >
          <b className="font-display text-2xl [font-weight:800] [letter-spacing:-0.03em] [line-height:1.05]">{`${formatNumber(counts[of], language)} `}</b>
          <strong>{`${ofKinds(`${list}.menu`)} `}</strong>
          <span className="by">{`${t(`doors.${list}`)} `}</span>
        </PageLink>
      ))}
    </nav>
  );
}

export function CallToSubmit() {
  const t = useTranslator("home");
  return (
    <section className="frame grid bg-surface sm:grid-cols-2 sm:items-stretch" aria-label={t("submit.title")}>
      <div className="grid justify-items-start gap-3 px-5 py-6 sm:content-center sm:p-10">
        <h2>{t("submit.title")}</h2>
        <p>{t("submit.text")}</p>
        <ButtonLink variant="primary" href="/submit">
          {t("submit.button")}
        </ButtonLink>
      </div>
      <Cloth className="h-36 rounded-none sm:h-full sm:min-h-56" id="submit" strips={8} ratio={1.6} />
    </section>
  );
}
