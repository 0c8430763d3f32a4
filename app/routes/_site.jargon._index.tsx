import type { ComponentProps } from "react";
import { data, useLocation } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { FilterSelect } from "#app/components/filter-select.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ViewToggle } from "#app/components/view-toggle.tsx";
import { TermCard, TermRow } from "#app/content/jargon/card.tsx";
import { categoryIn } from "#app/content/jargon/category.ts";
import { readTermFilter } from "#app/content/jargon/filter.ts";
import { termGroups } from "#app/content/jargon/groups.ts";
import { CategoryMenu, LetterChips } from "#app/content/jargon/list-controls.tsx";
import {
  type LinkedTerm,
  listTerms,
  termPageSizes,
  termsFailed,
  termTotals,
} from "#app/content/jargon/queries.server.ts";
import { dictionaryStructuredData } from "#app/content/jargon/structured-data.ts";
import { textsInLanguage } from "#app/content/jargon/translation/queries.server.ts";
import { JsonLd } from "#app/lib/json-ld.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { FilterChips, ListFilters } from "#app/site/list-filters.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { failedListPage, PublicList } from "#app/site/public-list.tsx";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { listMeta } from "#app/syndication/list-meta.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { languageOf, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.jargon._index.ts";

/** With its text in the language of the page, where there is one. */
type ListedTerm = LinkedTerm & Pick<ComponentProps<typeof TermRow>["term"], "translation">;

const defaults = { view: "list", sort: "term", direction: "ascending" };
const orders = ["term", "category"] as const;
const directions = ["ascending", "descending"] as const;

export const handle: PageHandle = { sameForAll: true, script: "list" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const language = languageOf(request);
  const filter = readAddress(url.searchParams);
  const pageSize = language === "en" ? termPageSizes.english : termPageSizes.others;
  try {
    const [list, { all, letters }] = await Promise.all([
      listTerms(supabase, { ...filter, page: url.searchParams.get("page"), pageSize }),
      termTotals(supabase),
    ]);
    const texts = await textsInLanguage(
      supabase,
      language,
      list.terms.map(({ slug }) => slug),
    );
    const terms = list.terms.map((term) => ({ ...term, translation: texts.get(term.slug) }));
    const ofLetter = letters.find(({ letter }) => letter === filter.letter)?.count ?? 0;
    const total = list.total ?? (filter.search || filter.category ? null : filter.letter ? ofLetter : all);
    return { ...filter, ...list, terms, total, letters: letters.map(({ letter }) => letter), failure: null };
  } catch (error) {
    log.error({ err: error }, termsFailed);
    const failure = translator(language, "jargon")("failed");
    return data({ ...filter, ...failedListPage, terms: [], letters: [], failure }, { status: 503 });
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
  const language = languageOfMatches(matches);
  const t = translator(language, "jargon");
  return listMeta(matches, {
    title: t("title"),
    description: t("description"),
    path: "/jargon",
    asked: readAddress(new URLSearchParams(location.search)),
    usual: defaults,
    part: loaderData,
    feed: {
      title: translator(language, "kinds")("jargon.menu"),
      href: localPath(language, followAddress("/jargon.atom", location)),
    },
  });
}

export default function Jargon({ loaderData }: Route.ComponentProps) {
  const { search, category, letter, letters, sort, direction, view, terms, page } = loaderData;
  const location = useLocation();
  const language = useLanguage();
  const t = useTranslator("jargon");
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  const isNarrowed = Boolean(search || category || letter);
  const chosen = [
    letter && { name: t("letter"), value: letter, href: hrefFor({ letter: null }) },
    category && {
      name: t("categoryOf"),
      value: categoryIn(t, category),
      href: hrefFor({ category: null }),
    },
  ].filter((one) => typeof one === "object");
  const unfiltered = hrefFor({ search: null, category: null, letter: null });

  const controls = (
    <>
      <ListFilters
        action={localPath(language, "/jargon")}
        search={{ value: search, placeholder: t("search") }}
        kept={{ category, letter, view }}
        defaults={defaults}
        set={0}
        end={<ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />}
      >
        <FilterSelect
          name="sort"
          label={t("sortBy")}
          value={sort}
          options={orders.map((order) => [order, t(`sort.${order}`)])}
        />
        <FilterSelect
          name="direction"
          label={t("direction")}
          value={direction}
          options={directions.map((one) => [one, t(`directions.${one}`)])}
        />
      </ListFilters>
      <div className="index">
        <LetterChips letters={letters} current={letter} hrefFor={hrefFor} />
        <CategoryMenu current={category} hrefFor={hrefFor} />
      </div>
      {isNarrowed && terms.length > 0 && (
        <FilterChips label={t("filters")} clear={unfiltered} chosen={chosen} />
      )}
    </>
  );
  return (
    <PublicList
      title={t("title")}
      list={loaderData}
      shown={terms.length}
      nouns={["term", "terms"]}
      controls={controls}
      empty={{
        title: t("empty.title"),
        unfiltered: isNarrowed ? unfiltered : null,
        invitation: {
          text: t("empty.text"),
          href: "/contact",
          label: t("empty.write"),
        },
      }}
      pageHref={(to) => hrefFor({ page: to })}
      feed={localPath(language, followAddress("/jargon.atom", location))}
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
      {terms.length > 0 && <JsonLd data={dictionaryStructuredData(language, terms)} />}
    </PublicList>
  );
}

type SectionsProps = {
  terms: ListedTerm[];
  sort: "term" | "category";
  /** A section may continue on the pages before and after. */
  previous: string | null;
  next: string | null;
};

function TermSections({ terms, sort, previous, next }: SectionsProps) {
  const t = useTranslator("jargon");
  const ofKinds = useTranslator("kinds");
  return termGroups(terms, sort).map(({ name, terms: members }, index, groups) => (
    <details key={name} className="letter" open>
      <summary className="kicker min-h-11">
        <h3 className="text-xl">{sort === "category" ? categoryIn(t, name) : name}</h3>{" "}
        <span className="by row">
          {(index === 0 && previous) || (index === groups.length - 1 && next)
            ? t("onThisPage", { count: members.length })
            : ofKinds("jargon.count", { count: members.length })}
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
