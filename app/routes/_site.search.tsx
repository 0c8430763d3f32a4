import type { ReactNode } from "react";
import { readSession } from "#app/accounts/session.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Section } from "#app/components/section.tsx";
import { withStars } from "#app/content/collection/collection.server.ts";
import { EventRow } from "#app/content/event/card.tsx";
import { listEvents } from "#app/content/event/queries.server.ts";
import { TermRow } from "#app/content/jargon/card.tsx";
import { listTerms } from "#app/content/jargon/queries.server.ts";
import { JobRow } from "#app/content/job/card.tsx";
import { listJobs } from "#app/content/job/queries.server.ts";
import { LibrarySearch } from "#app/content/library-search.tsx";
import { LogoCard } from "#app/content/logo/card.tsx";
import { listLogos } from "#app/content/logo/queries.server.ts";
import { type NearEntry, nearestEntries } from "#app/content/nearest.server.ts";
import { inlinePictures, pictureRoom } from "#app/images/inline-pictures.server.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.search.ts";

const shown = 6;

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.search ? `“${loaderData.search}”` : "Search");

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const search = searchText(url.searchParams);
  if (!search) return { search, found: null, nearest: [] };
  const session = await readSession(context);
  const { supabase } = session;
  const room = pictureRoom();
  const [logos, terms, events, jobs] = await Promise.all([
    listLogos(supabase, { search, pageSize: shown }),
    listTerms(supabase, { search, pageSize: shown }),
    listEvents(supabase, { search, time: "all", pageSize: shown }),
    listJobs(supabase, { search, pageSize: shown, room }),
  ]);
  const placed = await inlinePictures(supabase, logos.logos, room);
  const found = {
    logos: { total: logos.total, items: await withStars(request, session, placed) },
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
      <PageHeading
        title="Search"
        aside={
          found &&
          total !== 0 && (
            <span className="by" role="status">
              {total === null && "More than "}
              {countOf(seen, ["result", "results"])} for “{search}”
            </span>
          )
        }
      />
      <LibrarySearch value={search} />
      {!found && (
        <div className="stack section">
          <p>Search logos, terms, events and jobs at once, or pick a list.</p>
          <Lists />
        </div>
      )}
      {found && total === 0 && <NothingFound search={search} nearest={nearest} />}
      {found && total !== 0 && (
        <>
          <Group of={found.logos} title="Logos" words={["logo", "logos"]} href={list("/logos", search)}>
            <div className="cards six">
              {found.logos.items.map((logo) => (
                <LogoCard key={logo.id} logo={logo} />
              ))}
            </div>
          </Group>
          <Group of={found.terms} title="Jargon" words={["term", "terms"]} href={list("/jargon", search)}>
            <dl className="rows">
              {found.terms.items.map((term) => (
                <TermRow key={term.id} term={term} />
              ))}
            </dl>
          </Group>
          <Group
            of={found.events}
            title="Events"
            words={["event", "events"]}
            href={`${list("/events", search)}&time=all`}
          >
            <div className="rows">
              {found.events.items.map((event) => (
                <EventRow key={event.id} event={event} full />
              ))}
            </div>
          </Group>
          <Group of={found.jobs} title="Creative Hookup" words={["job", "jobs"]} href={list("/jobs", search)}>
            <div className="rows">
              {found.jobs.items.map((job) => (
                <JobRow key={job.id} job={job} full />
              ))}
            </div>
          </Group>
        </>
      )}
    </main>
  );
}

type GroupProps = {
  /** `total` is null where there are more than are shown. */
  of: { total: number | null };
  title: string;
  words: Nouns;
  href: string;
  children: ReactNode;
};

function Group({ of: { total }, title, words, href, children }: GroupProps) {
  if (total === 0) return null;
  const text = total === 1 ? countOf(total, words) : ["All", total, words[1]].filter(Boolean).join(" ");
  return (
    <Section title={title} more={{ href, text }}>
      {children}
    </Section>
  );
}

function NothingFound({ search, nearest }: { search: string; nearest: NearEntry[] }) {
  return (
    <div className="stack section">
      <div role="status">
        <EmptyState
          title={`No matches for “${search}”`}
          text="Try fewer words, or browse the lists."
          action={<Lists />}
        />
      </div>
      {nearest.length > 0 && (
        <Section title="Closest matches">
          <ul className="chips">
            {nearest.map(({ id, title, kind, href }) => (
              <li key={id}>
                <a className="chip" href={href}>
                  {title} <span className="by">{kind}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Lists() {
  return (
    <div className="row">
      <ButtonLink href="/logos">Logos</ButtonLink>
      <ButtonLink href="/jargon">Jargon</ButtonLink>
      <ButtonLink href="/events">Events</ButtonLink>
      <ButtonLink href="/jobs">Creative Hookup</ButtonLink>
    </div>
  );
}

const list = (path: string, search: string) => `${path}?${new URLSearchParams({ search })}`;
