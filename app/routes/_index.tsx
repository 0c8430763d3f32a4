import { sessionContext } from "#app/accounts/session.server.ts";
import { LogoCard } from "#app/content/logo/card.tsx";
import { logosAfter } from "#app/content/logo/queries.server.ts";
import { longestSearch } from "#app/lib/form-limits.ts";
import { JsonLd, webSite } from "#app/lib/json-ld.ts";
import { countOf } from "#app/lib/numbers.ts";
import { siteDescription, siteName, tagline } from "#app/lib/site.ts";
import { inlinePictures } from "#app/pictures/inline-pictures.server.ts";
import { pageMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { Monogram } from "#app/ui/monogram.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/_index.ts";

export const handle: PageHandle = { sameForAll: true, pictures: true };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: siteName, description: siteDescription, path: "/" });

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const [counts, logos] = await Promise.all([
    supabase.rpc("public_counts").maybeSingle(),
    logosAfter(supabase, {}, null, clothSize).then((newest) => inlinePictures(supabase, newest)),
  ]);
  if (!counts.data) throw new Response(null, { status: 503 });
  return { counts: counts.data, logos };
}

/** Newest logos, three by three; woven pieces fill up. */
const clothSize = 9;
const featuredCount = 6;

const resources = [
  { href: "/logos", name: "Logos", text: "SVG and PNG, cleaned and ready to place." },
  { href: "/jargon", name: "Jargon", text: "What the brief really says, in plain words." },
  { href: "/jobs", name: "Hookup", text: "Jobs and collaborations, with the pay shown." },
  { href: "/events", name: "Events", text: "Meet-ups, workshops and online talks." },
];

const nouns = [
  ["logos", ["logo", "logos"]],
  ["terms", ["term", "terms"]],
  ["events", ["event", "events"]],
  ["jobs", ["open job", "open jobs"]],
] as const;

function whatIsHere(counts: Record<"logos" | "terms" | "events" | "jobs", number>): string {
  return nouns
    .filter(([kind]) => counts[kind] > 0)
    .map(([kind, noun]) => countOf(counts[kind], noun))
    .join(" · ");
}

export default function Home({ loaderData: { counts, logos } }: Route.ComponentProps) {
  const featured = logos.slice(0, featuredCount);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="hero">
        <div>
          <h1>{tagline}</h1>
          <p className="lede">
            A shared library of vector logos, plain-language design terms, events and paid work. Free to use,
            reviewed by people.
          </p>
          <search>
            <form className="search" action="/search">
              <input
                type="search"
                name="search"
                maxLength={longestSearch}
                aria-label="Search"
                placeholder="Search logos, terms, events, jobs"
                autoComplete="off"
              />
              <button type="submit">Search</button>
            </form>
          </search>
          <p className="small mt-4">{whatIsHere(counts)}</p>
        </div>
        <div className="cloth" aria-hidden="true">
          {logos.map((logo) => (
            <div key={logo.id}>
              <Picture src={logo.picture} mark={logo.mark} title={logo.title} width={96} height={96} />
            </div>
          ))}
          {Array.from({ length: clothSize - logos.length }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            <div key={index}>
              <Monogram name={siteName} />
            </div>
          ))}
        </div>
      </div>
      <nav className="four" aria-label="What is here">
        {resources.map(({ href, name, text }) => (
          <a key={href} href={href}>
            <span className="n">{name}</span> <span className="small">{`${text} `}</span>
          </a>
        ))}
      </nav>
      <section aria-labelledby="featured">
        <div className="kicker">
          <h2 id="featured">Featured Logos</h2>
          <a href="/logos">All logos</a>
        </div>
        <div className="cards six">
          {featured.map((logo) => (
            <LogoCard key={logo.id} logo={logo} lazy />
          ))}
          {Array.from({ length: Math.max(0, featuredCount - featured.length) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the empty tiles are all the same and never move
            <div className="card coming-soon" key={index}>
              Coming Soon
            </div>
          ))}
        </div>
      </section>
      <section className="about" aria-labelledby="about">
        <div className="kicker">
          <h2 id="about">Made by those who use it</h2>
          <a href="/about">About {siteName}</a>
        </div>
        <p className="lede">
          Good marks from this continent are hard to find in one place, and the words of the trade are rarely
          explained. Here they are: sent in by designers, read by people, free to learn from.
        </p>
      </section>
      <section className="call" aria-labelledby="submit">
        <div>
          <h2 id="submit">Submit Content</h2>
          <p>
            A logo you drew, an event you host, work you offer. We read everything before it is published.
          </p>
        </div>
        <a className="btn primary" href="/submit">
          Submit Content
        </a>
      </section>
      <JsonLd data={webSite(siteName, siteDescription)} />
    </main>
  );
}
