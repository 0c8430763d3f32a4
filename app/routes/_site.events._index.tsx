import { data, useLocation } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Chip } from "#app/components/chip.tsx";
import { FilterSelect } from "#app/components/filter-select.tsx";
import { ViewToggle } from "#app/components/view-toggle.tsx";
import { EventCard, EventRow } from "#app/content/event/card.tsx";
import { eventTimes, isNarrowed, monthsOf, readEventFilter } from "#app/content/event/filter.ts";
import { eventCategories, eventCategoryIn, eventTypeIn, eventTypes } from "#app/content/event/options.ts";
import { type EventPlace, eventPlaces, eventsFailed, listEvents } from "#app/content/event/queries.server.ts";
import { formatMonth } from "#app/lib/dates.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { FilterChips, ListFilters } from "#app/site/list-filters.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { failedListPage, PublicList } from "#app/site/public-list.tsx";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { listMeta } from "#app/syndication/list-meta.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { Subscribe } from "#app/syndication/subscribe.tsx";
import { type Language, languageOf, locales, localPath } from "#app/words/languages.ts";
import { countryIn } from "#app/words/name-in.ts";
import { translator } from "#app/words/translator.ts";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.events._index.ts";

const defaults = { time: "upcoming", view: "grid" };

export const handle: PageHandle = { sameForAll: true, script: "list" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const filter = readAddress(url.searchParams);
  const language = languageOf(request);
  try {
    const [list, places] = await Promise.all([
      listEvents(supabase, { ...filter, page: url.searchParams.get("page") }),
      eventPlaces(supabase, filter.time),
    ]);
    return { ...filter, ...list, ...placeMenus(places, filter, language), failure: null };
  } catch (error) {
    log.error({ err: error }, eventsFailed);
    const failure = translator(language, "eventPage")("list.failed");
    const nothing = { ...failedListPage, ...placeMenus([], filter, language), events: [], failure };
    return data({ ...filter, ...nothing }, { status: 503 });
  }
}

/** By name; the cities are those of the chosen country. What is chosen is among them. */
function placeMenus(
  places: EventPlace[],
  { country, city }: ReturnType<typeof readEventFilter>,
  language: Language,
) {
  const byName = ([, a]: readonly [string, string], [, b]: readonly [string, string]) =>
    a.localeCompare(b, locales[language]);
  const within = places.filter((place) => !country || place.country === country);
  const names = (all: (string | null | undefined)[]) => [
    ...new Set(all.filter((one) => typeof one === "string")),
  ];
  const countries = names([country, ...places.map((place) => place.country)]);
  const cities = names([city || null, ...within.map((place) => place.city)]);
  return {
    countries: countries.map((code) => [code, countryIn(language, code)] as const).sort(byName),
    cities: cities.map((name) => [name, name] as const).sort(byName),
  };
}

function readAddress(parameters: URLSearchParams) {
  const view = parameters.get("view") === "list" ? ("list" as const) : ("grid" as const);
  return { ...readEventFilter(parameters), view };
}

/** Who follows what is to come keeps what is over. */
function followAddress(language: Language, path: string, { search }: { search: string }): string {
  const { time, ...filter } = readEventFilter(new URLSearchParams(search));
  return localPath(language, filteredAddress(path, { ...filter, time: time === "past" && time }));
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const language = languageOfMatches(matches);
  const t = translator(language, "eventPage");
  return listMeta(matches, {
    title: t("list.title"),
    description: t("list.description"),
    path: "/events",
    asked: readAddress(new URLSearchParams(location.search)),
    usual: defaults,
    part: loaderData,
    feed: { title: t("list.name"), href: followAddress(language, "/events.atom", location) },
  });
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { search, time, month, category, type, country, city, view, events, page } = loaderData;
  const location = useLocation();
  const language = useLanguage();
  const t = useTranslator("eventPage");
  const ofEvents = useTranslator("events");
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  const months = monthsOf(time);
  if (month && !months.includes(month)) months.unshift(month);
  const chosen = [
    month && { name: t("list.month"), value: formatMonth(month, language), href: hrefFor({ month: null }) },
    category && {
      name: t("list.category"),
      value: eventCategoryIn(ofEvents, category),
      href: hrefFor({ category: null }),
    },
    type && { name: t("list.type"), value: eventTypeIn(ofEvents, type), href: hrefFor({ type: null }) },
    country && {
      name: t("list.country"),
      value: countryIn(language, country),
      href: hrefFor({ country: null }),
    },
    city && { name: t("list.city"), value: city, href: hrefFor({ city: null }) },
  ].filter((one) => typeof one === "object");
  const unfiltered = hrefFor({
    ...{ search: null, month: null, type: null, category: null, country: null, city: null },
    time: "all",
  });

  const controls = (
    <>
      <ListFilters
        action="/events"
        search={{ value: search, placeholder: t("list.search") }}
        kept={{ category, type, view }}
        defaults={defaults}
        set={[time !== defaults.time, month, country, city].filter(Boolean).length}
        more={{
          set: [month, city].filter(Boolean).length,
          menus: (
            <>
              <FilterSelect
                name="city"
                label={t("list.city")}
                value={city}
                options={[["", t("list.allCities")], ...loaderData.cities]}
              />
              <FilterSelect
                name="month"
                label={t("list.month")}
                value={month ?? ""}
                options={[
                  ["", t("list.allMonths")],
                  ...months.map((one) => [one, formatMonth(one, language)] as const),
                ]}
              />
            </>
          ),
        }}
        end={<ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />}
        beside={
          <Subscribe
            calendar={followAddress(language, "/events.ics", location)}
            feed={followAddress(language, "/events.atom", location)}
          />
        }
      >
        <FilterSelect
          name="time"
          label={t("list.time")}
          value={time}
          options={eventTimes.map((one) => [one, t(`list.times.${one}`)] as const)}
        />
        <FilterSelect
          name="country"
          label={t("list.country")}
          value={country ?? ""}
          options={[["", t("list.allCountries")], ...loaderData.countries]}
        />
      </ListFilters>
      <FilterChips
        label={t("list.ideas")}
        // An empty list says so itself.
        clear={events.length > 0 && (search || chosen.length > 0 || time === "past") ? unfiltered : null}
        chosen={chosen}
      >
        {!category &&
          eventCategories.map((one) => (
            <Chip key={one} href={hrefFor({ category: one })}>
              {eventCategoryIn(ofEvents, one)}
            </Chip>
          ))}
        {!type &&
          eventTypes.map((one) => (
            <Chip key={one} href={hrefFor({ type: one })}>
              {eventTypeIn(ofEvents, one)}
            </Chip>
          ))}
      </FilterChips>
    </>
  );
  return (
    <PublicList
      title={t("list.title")}
      list={loaderData}
      shown={events.length}
      nouns={["event", "events"]}
      controls={controls}
      empty={{
        title: t("list.empty"),
        unfiltered: isNarrowed(loaderData) ? unfiltered : null,
        invitation: {
          text: t("list.invitation"),
          href: "/submit?tab=event",
          label: t("list.submit"),
        },
      }}
      pageHref={(to) => hrefFor({ page: to })}
    >
      {view === "list" ? (
        <div className="rows">
          {events.map((event) => (
            <EventRow key={event.id} event={event} full />
          ))}
        </div>
      ) : (
        <div className="event-cards stack">
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </div>
      )}
    </PublicList>
  );
}
