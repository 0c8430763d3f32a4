import { ButtonLink } from "#app/components/button.tsx";
import { Cloth } from "#app/components/cloth.tsx";
import { Picture } from "#app/components/picture.tsx";
import { formatNumber } from "#app/lib/numbers.ts";
import { tagline } from "#app/lib/site.ts";
import { LibrarySearch } from "./library-search.tsx";
import type { ShownLogo } from "./logo/queries.server.ts";

/** Three by three. */
export const wallSize = 9;

export function Hero({ logos }: { logos: ShownLogo[] }) {
  return (
    <div className="grid grid-cols-1 gap-8 py-[clamp(1.5rem,1rem+3vw,4rem)] lg:grid-cols-[minmax(0,1fr)_432px] lg:items-center">
      <div className="stack [&_.search]:max-w-128">
        <h1 className="text-3xl [font-weight:800] [letter-spacing:-0.035em] [line-height:0.98]">{tagline}</h1>
        <p className="lede max-w-[36ch] text-muted">
          A shared library of vector logos, plain-language design terms, events and paid work. Free to browse,
          checked by people.
        </p>
        <LibrarySearch />
      </div>
      <nav className="wall frame grid max-w-128 grid-cols-3" aria-label="Featured logos">
        {logos.map(({ id, slug, title, picture, mark, isSmall }) => (
          <a key={id} className="plate" href={`/logos/${slug}`} aria-label={title}>
            <Picture src={picture} mark={mark} title={title} width={144} height={144} essential={isSmall} />
            <small aria-hidden="true">{title}</small>
          </a>
        ))}
        {Array.from({ length: wallSize - logos.length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty plate is known by its place
          <div key={index} className="plate" />
        ))}
      </nav>
    </div>
  );
}

type Counted = "logos" | "terms" | "events" | "jobs";

const doors: { of: Counted; href: string; name: string; text: string }[] = [
  { of: "logos", href: "/logos", name: "Logos", text: "SVG and PNG, ready to place" },
  { of: "terms", href: "/jargon", name: "Jargon", text: "What the brief really says" },
  { of: "events", href: "/events", name: "Events", text: "Meet-ups, workshops, talks" },
  { of: "jobs", href: "/jobs", name: "Hookup", text: "Open jobs, with the pay shown" },
];

export function Counts({ counts }: { counts: Record<Counted, number> }) {
  return (
    <nav className="frame grid grid-cols-2 bg-surface lg:grid-cols-4" aria-label="What's here">
      {doors.map(({ of, href, name, text }) => (
        <a
          key={of}
          className="grid content-start px-4 py-[0.85rem] no-underline even:rule-s hover:bg-sunken focus-visible:outline-offset-[-5px] max-lg:nth-[n+3]:rule-t lg:not-first:rule-s lg:px-5 lg:py-[1.1rem]"
          href={href}
        >
          <b className="font-display text-2xl [font-weight:800] [letter-spacing:-0.03em] [line-height:1.05]">{`${formatNumber(counts[of])} `}</b>
          <strong>{`${name} `}</strong>
          <span className="by">{`${text} `}</span>
        </a>
      ))}
    </nav>
  );
}

export function CallToSubmit() {
  return (
    <section className="frame grid bg-surface sm:grid-cols-2 sm:items-stretch" aria-label="Submit Content">
      <div className="grid justify-items-start gap-3 px-5 py-6 sm:content-center sm:p-10">
        <h2>Submit Content</h2>
        <p>A logo you drew, an event you host, work you offer. We read everything before it is published.</p>
        <ButtonLink variant="primary" href="/submit">
          Submit a logo
        </ButtonLink>
      </div>
      <Cloth className="h-36 rounded-none sm:h-full sm:min-h-56" id="submit" strips={8} ratio={1.6} />
    </section>
  );
}
