import type { ReactNode } from "react";
import { sessionContext } from "#app/accounts/session.server.ts";
import { EventRow } from "#app/content/event/card.tsx";
import { listEvents } from "#app/content/event/queries.server.ts";
import { TermRow } from "#app/content/jargon/card.tsx";
import { listTerms } from "#app/content/jargon/queries.server.ts";
import { JobRow } from "#app/content/job/card.tsx";
import { listJobs } from "#app/content/job/queries.server.ts";
import { LogoCard } from "#app/content/logo/card.tsx";
import { listLogos } from "#app/content/logo/queries.server.ts";
import { type NearEntry, nearestEntries } from "#app/content/nearest.server.ts";
import { longestSearch } from "#app/lib/form-limits.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import { searchText } from "#app/lib/search-text.ts";
import { inlinePictures } from "#app/pictures/inline-pictures.server.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/search.ts";

const shown = 6;

export const handle: PageHandle = { sameForAll: true, pictures: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.search ? `“${loaderData.search}”` : "Search");

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = searchText(url.searchParams);
  if (!search) return { search, found: null, nearest: [] };
  const { supabase } = context.get(sessionContext);
  const [logos, terms, events, jobs] = await Promise.all([
    listLogos(supabase, { search, pageSize: shown }),
    listTerms(supabase, { search, pageSize: shown }),
    listEvents(supabase, { search, time: "all", pageSize: shown }),
    listJobs(supabase, { search, pageSize: shown }),
  ]);
  const found = {
    logos: { total: logos.total, items: await inlinePictures(supabase, logos.logos) },
    terms: { total: terms.total, items: terms.terms },
    events: { total: events.total, items: events.events },
    jobs: { total: jobs.total, items: jobs.jobs },
  };
  const nothing = Object.values(found).every(({ total }) => total === 0);
  return { search, found, nearest: nothing ? await nearestEntries(supabase, search) : [] };
}

export default function Search({ loaderData: { search, found, nearest } }: Route.ComponentProps) {
  const groups = Object.values(found ?? {});
  const seen = groups.reduce((sum, { items }) => sum + items.length, 0);
  const total = groups.some((group) => group.total === null) ? null : seen;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section>
        <PageHeading title="Search" />
        <search>
          <form className="search" action="/search">
            <input
              type="search"
              name="search"
              defaultValue={search}
              maxLength={longestSearch}
              aria-label="Search logos, terms, events and jobs"
              placeholder="Search logos, terms, events, jobs"
              enterKeyHint="search"
            />
            <button type="submit">Search</button>
          </form>
        </search>
        {found && total !== 0 && (
          <p className="small mt-4" role="status">
            {total === null && "More than "}
            {countOf(seen, ["result", "results"])} for “{search}”
          </p>
        )}
        {found && total === 0 && <NothingFound search={search} nearest={nearest} />}
        {!found && (
          <>
            <p className="small mt-4">Logos, terms, events and jobs, all at once. Or pick a list:</p>
            <Lists />
          </>
        )}
      </section>
      {found && (
        <>
          <Group
            title="Logos"
            total={found.logos.total}
            words={["logo", "logos"]}
            href={list("/logos", search)}
          >
            <div className="cards">
              {found.logos.items.map((logo) => (
                <LogoCard key={logo.id} logo={logo} />
              ))}
            </div>
          </Group>
          <Group
            title="Jargon"
            total={found.terms.total}
            words={["term", "terms"]}
            href={list("/jargon", search)}
          >
            <dl className="rows">
              {found.terms.items.map((term) => (
                <TermRow key={term.id} term={term} />
              ))}
            </dl>
          </Group>
          <Group
            title="Events"
            total={found.events.total}
            words={["event", "events"]}
            href={`${list("/events", search)}&time=all`}
          >
            <div className="rows">
              {found.events.items.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </div>
          </Group>
          <Group
            title="Creative Hookup"
            total={found.jobs.total}
            words={["job", "jobs"]}
            href={list("/jobs", search)}
          >
            <div className="rows">
              {found.jobs.items.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </div>
          </Group>
        </>
      )}
    </main>
  );
}

type GroupProps = {
  title: string;
  /** Null where there are more than are shown. */
  total: number | null;
  words: Nouns;
  href: string;
  children: ReactNode;
};

function Group({ title, total, words, href, children }: GroupProps) {
  if (total === 0) return null;
  return (
    <section aria-label={title}>
      <div className="kicker">
        <h2>{title}</h2>
        <a href={href}>
          {total === 1 ? countOf(total, words) : ["All", total, words[1]].filter(Boolean).join(" ")}
        </a>
      </div>
      {children}
    </section>
  );
}

function NothingFound({ search, nearest }: { search: string; nearest: NearEntry[] }) {
  return (
    <div className="mt-6">
      <p role="status">
        <strong>Nothing found for “{search}”.</strong> Try fewer or other words, or look through the lists.
      </p>
      {nearest.length > 0 && (
        <section className="p-0 pt-6" aria-labelledby="nearest">
          <h2 id="nearest" className="mb-2 text-xl">
            This comes nearest
          </h2>
          <ul>
            {nearest.map(({ id, title, kind, href }) => (
              <li key={id}>
                <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={href}>
                  {title}
                </a>{" "}
                <span className="small">{kind}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Lists />
    </div>
  );
}

function Lists() {
  return (
    <p className="row mt-4">
      <ButtonLink href="/logos">Logos</ButtonLink>
      <ButtonLink href="/jargon">Jargon</ButtonLink>
      <ButtonLink href="/events">Events</ButtonLink>
      <ButtonLink href="/jobs">Creative Hookup</ButtonLink>
    </p>
  );
}

const list = (path: string, search: string) => `${path}?${new URLSearchParams({ search })}`;
