import { data, useLocation } from "react-router";
import { anonymousContext, readSession } from "#app/accounts/session.server.ts";
import { Chip } from "#app/components/chip.tsx";
import { FilterSelect } from "#app/components/filter-select.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ViewToggle } from "#app/components/view-toggle.tsx";
import { withStars } from "#app/content/collection/collection.server.ts";
import { LogoCard, LogoRow } from "#app/content/logo/card.tsx";
import { choiceIn, logoMenus, readLogoFilter } from "#app/content/logo/filter.ts";
import { type CountedOption, logosPage } from "#app/content/logo/list.server.ts";
import { logosFailed } from "#app/content/logo/queries.server.ts";
import { LogoQuickFilters } from "#app/content/logo/quick-filters.tsx";
import { inlinePictures } from "#app/images/inline-pictures.server.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { FilterChips, ListFilters } from "#app/site/list-filters.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { failedListPage, PublicList } from "#app/site/public-list.tsx";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { listMeta } from "#app/syndication/list-meta.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { type Language, languageOf, locales } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.logos._index.ts";

const defaults = { view: "grid" };
const quickChoices = 6;
const menusInRow = 3;

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = readSession(context);
  const supabase = context.get(anonymousContext);
  const filter = readAddress(url.searchParams);
  try {
    const asked = { ...filter, page: url.searchParams.get("page") };
    const list = await logosPage(supabase, asked, languageOf(request));
    const placed = await inlinePictures(supabase, list.logos);
    const logos = await withStars(request, session, placed);
    return {
      ...filter,
      ...list,
      logos,
      quick: {
        companies: mostFrequent(list.choices.company, filter.company),
        sectors: mostFrequent(list.choices.sector, filter.sector),
      },
      failure: null,
    };
  } catch (error) {
    log.error({ err: error }, logosFailed);
    const nothing = {
      ...failedListPage,
      logos: [],
      choices: null,
      quick: { companies: [], sectors: [] },
      failure: translator(languageOf(request), "logoPage")("listFailed"),
    };
    return data({ ...filter, ...nothing }, { status: 503 });
  }
}

/** Those with the most logos, behind the selected one: a phone shows the beginning of the row. */
function mostFrequent(choices: CountedOption[], chosen = ""): string[] {
  const bySize = [...choices].sort((a, b) => b.count - a.count).map(({ value }) => value);
  const others = bySize.filter((value) => value !== chosen);
  return [...(chosen ? [chosen] : []), ...others].slice(0, quickChoices);
}

function readAddress(parameters: URLSearchParams) {
  const view = parameters.get("view") === "list" ? ("list" as const) : ("grid" as const);
  return { ...readLogoFilter(parameters), view };
}

const followAddress = (path: string, { search }: { search: string }) =>
  filteredAddress(path, readLogoFilter(new URLSearchParams(search)));

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const language = languageOfMatches(matches);
  const t = translator(language, "logoPage");
  return listMeta(matches, {
    title: t("title"),
    description: t("description"),
    path: "/logos",
    asked: readAddress(new URLSearchParams(location.search)),
    usual: defaults,
    part: loaderData,
    feed: {
      title: translator(language, "kinds")("logos.menu"),
      href: followAddress("/logos.atom", location),
    },
  });
}

export default function Logos({ loaderData }: Route.ComponentProps) {
  const { search, view, logos, page, choices, quick } = loaderData;
  const location = useLocation();
  const language = useLanguage();
  const t = useTranslator("logoPage");
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  const filters = [...logoMenus, "color"] as const;
  const set = filters.filter((name) => loaderData[name]);
  const without = Object.fromEntries(filters.map((name) => [name, null]));
  const unfiltered = search || set.length > 0 ? hrefFor({ ...without, search: null }) : null;
  // The company's chip is among the suggestions.
  const chosen = set.flatMap((name) => {
    const value = choiceIn(language, name, loaderData[name] ?? "");
    return name === "company" ? [] : { name: t(`menu.${name}`), value, href: hrefFor({ [name]: null }) };
  });
  const menu = (name: (typeof logoMenus)[number]) => (
    <FilterSelect
      key={name}
      name={name}
      label={t(`menu.${name}`)}
      value={loaderData[name] ?? ""}
      options={[
        ["", t(`all.${name}`)],
        ...optionsOf(language, name, choices?.[name] ?? [], loaderData[name], search === ""),
      ]}
    />
  );
  const controls = (
    <>
      <ListFilters
        action="/logos"
        search={{
          value: search,
          placeholder: t("search"),
          label: t("searchLabel"),
        }}
        kept={{ view, color: loaderData.color }}
        defaults={defaults}
        set={set.length}
        more={{
          menus: logoMenus.slice(menusInRow).map(menu),
          set: logoMenus.slice(menusInRow).filter((name) => loaderData[name]).length,
        }}
        end={<ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />}
      >
        {logoMenus.slice(0, menusInRow).map(menu)}
      </ListFilters>
      <FilterChips label={t("companies")} clear={logos.length > 0 ? unfiltered : null} chosen={chosen}>
        {quick.companies.map((name) => (
          <Chip
            key={name}
            href={hrefFor({ company: name === loaderData.company ? null : name })}
            current={name === loaderData.company}
          >
            {name}
            {name === loaderData.company && <Icon name="close" />}
          </Chip>
        ))}
      </FilterChips>
      <LogoQuickFilters
        color={loaderData.color}
        sector={loaderData.sector}
        sectors={quick.sectors}
        hrefFor={hrefFor}
      />
    </>
  );
  return (
    <PublicList
      title={t("title")}
      list={loaderData}
      shown={logos.length}
      nouns={["logo", "logos"]}
      controls={controls}
      empty={{
        title: t("none"),
        unfiltered,
        invitation: {
          text: t("invitation"),
          href: "/submit",
          label: t("submit"),
        },
      }}
      pageHref={(to) => hrefFor({ page: to })}
      feed={followAddress("/logos.atom", location)}
    >
      {view === "list" ? (
        <div className="rows">
          {logos.map((logo) => (
            <LogoRow key={logo.id} logo={logo} />
          ))}
        </div>
      ) : (
        <div className="cards">
          {logos.map((logo, index) => (
            <LogoCard key={logo.id} logo={logo} lazy={index >= 8} />
          ))}
        </div>
      )}
    </PublicList>
  );
}

/** `Kenya (4)`, by name. Who has drawn one logo is found by searching: all of them would be half of the page. */
function optionsOf(
  language: Language,
  menu: string,
  choices: CountedOption[],
  chosen: string | undefined,
  counted: boolean,
) {
  return choices
    .filter(({ value, count }) => menu !== "designer" || count > 1 || value === chosen)
    .map(({ value, count }) => [value, choiceIn(language, menu, value), count] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, locales[language]))
    .map(([value, name, count]) => [value, counted ? `${name} (${count})` : name] as const);
}
