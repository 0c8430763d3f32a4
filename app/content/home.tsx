import { ButtonLink } from "#app/components/button.tsx";
import { Cloth } from "#app/components/cloth.tsx";
import { Picture } from "#app/components/picture.tsx";
import { formatNumber } from "#app/lib/numbers.ts";
import { tagline } from "#app/lib/site.ts";
import { LibrarySearch } from "./library-search.tsx";
import type { ShownLogo } from "./logo/queries.server.ts";

/** Three by three. */
export const wallSize = 9;

export function Hero({ newest }: { newest: ShownLogo[] }) {
  return (
    <div className="hero">
      <div className="stack">
        <h1>{tagline}</h1>
        <p className="lede text-muted">
          A shared library of vector logos, plain-language design terms, events and paid work. Free to browse,
          checked by people.
        </p>
        <LibrarySearch />
      </div>
      <nav className="wall" aria-label="Newest logos">
        {newest.map(({ id, slug, title, picture, mark, isSmall }) => (
          <a key={id} className="plate" href={`/logos/${slug}`} aria-label={title}>
            <Picture src={picture} mark={mark} title={title} width={144} height={144} essential={isSmall} />
            <small aria-hidden="true">{title}</small>
          </a>
        ))}
        {Array.from({ length: wallSize - newest.length }, (_, index) => (
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
    <nav className="counts" aria-label="What's here">
      {doors.map(({ of, href, name, text }) => (
        <a key={of} className="tile" href={href}>
          <b>{`${formatNumber(counts[of])} `}</b>
          <strong>{`${name} `}</strong>
          <span className="by">{`${text} `}</span>
        </a>
      ))}
    </nav>
  );
}

export function CallToSubmit() {
  return (
    <section className="call" aria-label="Submit Content">
      <div className="say">
        <h2>Submit Content</h2>
        <p>A logo you drew, an event you host, work you offer. We read everything before it is published.</p>
        <ButtonLink variant="primary" href="/submit">
          Submit a logo
        </ButtonLink>
      </div>
      <Cloth id="submit" strips={8} ratio={1.6} />
    </section>
  );
}
