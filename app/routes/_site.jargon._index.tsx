import { data, useLocation } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { FilterSelect } from "#app/components/filter-select.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ViewToggle } from "#app/components/view-toggle.tsx";
import { TermCard, TermRow } from "#app/content/jargon/card.tsx";
import { readTermFilter } from "#app/content/jargon/filter.ts";
import { termGroups } from "#app/content/jargon/groups.ts";
import { CategoryMenu, LetterChips } from "#app/content/jargon/list-controls.tsx";
import { type LinkedTerm, listTerms, termsFailed, termTotals } from "#app/content/jargon/queries.server.ts";
import { dictionaryStructuredData, dictionaryTitle } from "#app/content/jargon/structured-data.ts";
import { JsonLd } from "#app/lib/json-ld.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { FilterChips, ListFilters } from "#app/site/list-filters.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { failedListPage, PublicList } from "#app/site/public-list.tsx";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { listMeta } from "#app/syndication/list-meta.ts";
import type { Route } from "./+types/_site.jargon._index.ts";

const defaults = { view: "list", sort: "term", direction: "ascending" };
const orders = [
  ["term", "By term"],
  ["category", "By category"],
] as const;
const directions = [
  ["ascending", "Ascending"],
  ["descending", "Descending"],
] as const;

export const handle: PageHandle = { sameForAll: true, script: "list" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const filter = readAddress(url.searchParams);
  try {
    const [list, { all, letters }] = await Promise.all([
      listTerms(supabase, { ...filter, page: url.searchParams.get("page") }),
      termTotals(supabase),
    ]);
    const ofLetter = letters.find(({ letter }) => letter === filter.letter)?.count ?? 0;
    const total = list.total ?? (filter.search || filter.category ? null : filter.letter ? ofLetter : all);
    return { ...filter, ...list, total, letters: letters.map(({ letter }) => letter), failure: null };
  } catch (error) {
    log.error({ err: error }, termsFailed);
    return data(
      { ...filter, ...failedListPage, terms: [], letters: [], failure: termsFailed },
      { status: 503 },
    );
  }
}

function readAddress(parameters: URLSearchParams) {
  return {
    ...readTermFilter(parameters),
    sort: parameters.get("sort") === "category" ? ("category" as const) : ("term" as const),
    direction:
      parameters.get("direction") === "descending" ? ("descending" as const) : ("ascending" as const),
    view: parameters.get("view") === "grid" ? ("grid" as const) : ("list" as const),
  };
}

const followAddress = (path: string, { search }: { search: string }) =>
  filteredAddress(path, readTermFilter(new URLSearchParams(search)));

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return listMeta(matches, {
    title: dictionaryTitle,
    description: "What the brief really says: design terms in plain words.",
    path: "/jargon",
    asked: readAddress(new URLSearchParams(location.search)),
    usual: defaults,
    part: loaderData,
    feed: { title: "Jargon", href: followAddress("/jargon.atom", location) },
  });
}

export default function Jargon({ loaderData }: Route.ComponentProps) {
  const { search, category, letter, letters, sort, direction, view, terms, page } = loaderData;
  const location = useLocation();
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  const isNarrowed = Boolean(search || category || letter);
  const chosen = [
    letter && { name: "Letter", value: letter, href: hrefFor({ letter: null }) },
    category && { name: "Category", value: category, href: hrefFor({ category: null }) },
  ].filter((one) => typeof one === "object");
  const unfiltered = hrefFor({ search: null, category: null, letter: null });

  const controls = (
    <>
      <ListFilters
        action="/jargon"
        search={{ value: search, placeholder: "Search terms..." }}
        kept={{ category, letter, view }}
        defaults={defaults}
        set={0}
        end={<ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />}
      >
        <FilterSelect name="sort" label="Sort by" value={sort} options={orders} />
        <FilterSelect name="direction" label="Direction" value={direction} options={directions} />
      </ListFilters>
      <div className="index">
        <LetterChips letters={letters} current={letter} hrefFor={hrefFor} />
        <CategoryMenu current={category} hrefFor={hrefFor} />
      </div>
      {isNarrowed && terms.length > 0 && <FilterChips label="Filters" clear={unfiltered} chosen={chosen} />}
    </>
  );
  return (
    <PublicList
      title={dictionaryTitle}
      list={loaderData}
      shown={terms.length}
      nouns={["term", "terms"]}
      controls={controls}
      empty={{
        title: "No terms found",
        unfiltered: isNarrowed ? unfiltered : null,
        invitation: {
          text: "Design terms belong here, in plain words. Tell us which one puzzles you.",
          href: "/contact",
          label: "Write to us",
        },
      }}
      pageHref={(to) => hrefFor({ page: to })}
      feed={followAddress("/jargon.atom", location)}
    >
      {view === "grid" ? (
        <div className="event-cards stack">
          {terms.map((term) => (
            <TermCard key={term.id} term={term} />
          ))}
        </div>
      ) : (
        <TermSections {...loaderData} />
      )}
      {terms.length > 0 && <JsonLd data={dictionaryStructuredData(terms)} />}
    </PublicList>
  );
}

type SectionsProps = {
  terms: LinkedTerm[];
  sort: "term" | "category";
  /** A section may continue on the pages before and after. */
  previous: string | null;
  next: string | null;
};

function TermSections({ terms, sort, previous, next }: SectionsProps) {
  return termGroups(terms, sort).map(({ name, terms: members }, index, groups) => (
    <details key={name} className="letter" open>
      <summary className="kicker min-h-11">
        <h3 className="text-xl">{name}</h3>{" "}
        <span className="by row">
          {countOf(members.length, ["term", "terms"])}
          {((index === 0 && previous) || (index === groups.length - 1 && next)) && " on this page"}
          <Icon name="fold" />
        </span>
      </summary>
      <dl className="rows">
        {members.map((term) => (
          <TermRow key={term.id} term={term} />
        ))}
      </dl>
    </details>
  ));
}
