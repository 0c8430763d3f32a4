import { anonymousContext, readSession } from "#app/accounts/session.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Section } from "#app/components/section.tsx";
import { listedServerKinds } from "#app/content/kinds.server.ts";
import { kindOfSection, libraryInWords, listedKinds } from "#app/content/kinds.ts";
import { LibrarySearch } from "#app/content/library-search.tsx";
import { type NearEntry, nearestEntries } from "#app/content/nearest.server.ts";
import { resultsOf } from "#app/content/results.tsx";
import { inlineBudget } from "#app/images/inline-pictures.server.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.search.ts";

const shown = 6;

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.search ? `“${loaderData.search}”` : "Search");

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const search = searchText(url.searchParams);
  if (!search) return { search, found: null, nearest: [] };
  const session = readSession(context);
  const supabase = context.get(anonymousContext);
  const asked = { search, maxResults: shown, supabase, request, session, budget: inlineBudget() };
  const found = await Promise.all(
    listedServerKinds.map(async ({ table, feed, results }) => {
      const filter = feed.readFilter(new URLSearchParams({ search }));
      const href = filteredAddress(`/${table}`, filter, feed.usual?.page);
      return { ...((await results?.(asked)) ?? { total: 0, items: [] }), table, href };
    }),
  );
  const nothing = found.every(({ total }) => total === 0);
  return { search, found, nearest: nothing ? await nearestEntries(supabase, search) : [] };
}

export default function Search({ loaderData: { search, found, nearest } }: Route.ComponentProps) {
  const groups = found ?? [];
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
          <p>{`Search ${libraryInWords} at once, or pick a list.`}</p>
          <Lists />
        </div>
      )}
      {found && total !== 0 && <Kinds found={found} />}
      {found && total === 0 && <NothingFound search={search} nearest={nearest} />}
      {listedKinds.map(({ table, section, nouns }) => {
        const group = groups.find((one) => one.table === table && one.total !== 0);
        const Results = resultsOf[table];
        return (
          group &&
          Results && (
            <Section
              key={table}
              id={table}
              title={section}
              more={{ href: group.href, text: allOf(group.total, nouns) }}
            >
              <Results items={group.items} />
            </Section>
          )
        );
      })}
    </main>
  );
}

/** A row of what was found of each kind, which leads there. */
function Kinds({ found }: { found: { table: string; total: number | null; items: unknown[] }[] }) {
  return (
    <nav className="row mt-4" aria-label="Kinds">
      {found.map(
        ({ table, total, items }) =>
          total !== 0 && (
            <a key={table} className="chip" href={`#${table}`}>
              {kindOfSection(table).menu.text} <b>{`${total ?? `${items.length}+`} `}</b>
            </a>
          ),
      )}
    </nav>
  );
}

/** `All 12 logos`; without a number where there are more than are shown. */
const allOf = (total: number | null, nouns: Nouns) =>
  total === 1 ? countOf(total, nouns) : ["All", total, nouns[1]].filter(Boolean).join(" ");

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
          <ul className="flex flex-wrap gap-2">
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
      {listedKinds.map(({ table, section }) => (
        <ButtonLink key={table} href={`/${table}`}>
          {section}
        </ButtonLink>
      ))}
    </div>
  );
}
