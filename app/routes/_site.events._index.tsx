import { data, useLocation } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Chip } from "#app/components/chip.tsx";
import { FilterSelect } from "#app/components/filter-select.tsx";
import { ViewToggle } from "#app/components/view-toggle.tsx";
import { EventCard, EventRow } from "#app/content/event/card.tsx";
import { eventTimes, isNarrowed, monthName, monthsOf, readEventFilter } from "#app/content/event/filter.ts";
import { eventCategories, eventTypes } from "#app/content/event/options.ts";
import { type EventPlace, eventPlaces, eventsFailed, listEvents } from "#app/content/event/queries.server.ts";
import { countryName } from "#app/lib/countries.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { FilterChips, ListFilters } from "#app/site/list-filters.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { failedListPage, PublicList } from "#app/site/public-list.tsx";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { listMeta } from "#app/syndication/list-meta.ts";
import { Subscribe } from "#app/syndication/subscribe.tsx";
import type { Route } from "./+types/_site.events._index.ts";

const defaults = { time: "upcoming", view: "grid" };

export const handle: PageHandle = { sameForAll: true, script: "list" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const filter = readAddress(url.searchParams);
  try {
    const [list, places] = await Promise.all([
      listEvents(supabase, { ...filter, page: url.searchParams.get("page") }),
      eventPlaces(supabase, filter.time),
    ]);
    return { ...filter, ...list, ...placeMenus(places, filter), failure: null };
  } catch (error) {
    log.error({ err: error }, eventsFailed);
    const nothing = { ...failedListPage, ...placeMenus([], filter), events: [], failure: eventsFailed };
    return data({ ...filter, ...nothing }, { status: 503 });
  }
}

/** By name; the cities are those of the chosen country. What is chosen is among them. */
function placeMenus(places: EventPlace[], { country, city }: ReturnType<typeof readEventFilter>) {
  const within = places.filter((place) => !country || place.country === country);
  const names = (all: (string | null | undefined)[]) => [
    ...new Set(all.filter((one) => typeof one === "string")),
  ];
  const countries = names([country, ...places.map((place) => place.country)]);
  const cities = names([city || null, ...within.map((place) => place.city)]);
  return {
    countries: countries.map((code) => [code, countryName(code)] as const).sort(byName),
    cities: cities.map((name) => [name, name] as const).sort(byName),
  };
}

const byName = ([, a]: readonly [string, string], [, b]: readonly [string, string]) =>
  a.localeCompare(b, "en");

function readAddress(parameters: URLSearchParams) {
  const view = parameters.get("view") === "list" ? ("list" as const) : ("grid" as const);
  return { ...readEventFilter(parameters), view };
}

/** Who follows what is to come keeps what is over. */
function followAddress(path: string, { search }: { search: string }): string {
  const { time, ...filter } = readEventFilter(new URLSearchParams(search));
  return filteredAddress(path, { ...filter, time: time === "past" && time });
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return listMeta(matches, {
    title: "Events & Workshops",
    description: "Meet-ups, workshops, conferences and online talks for African designers and creatives.",
    path: "/events",
    asked: readAddress(new URLSearchParams(location.search)),
    usual: defaults,
    part: loaderData,
    feed: { title: "Events", href: followAddress("/events.atom", location) },
  });
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { search, time, month, category, type, country, city, view, events, page } = loaderData;
  const location = useLocation();
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  const months = monthsOf(time);
  if (month && !months.includes(month)) months.unshift(month);
  const chosen = [
    month && { name: "Month", value: monthName(month), href: hrefFor({ month: null }) },
    category && { name: "Category", value: category, href: hrefFor({ category: null }) },
    type && { name: "Type", value: type, href: hrefFor({ type: null }) },
    country && { name: "Country", value: countryName(country), href: hrefFor({ country: null }) },
    city && { name: "City", value: city, href: hrefFor({ city: null }) },
  ].filter((one) => typeof one === "object");
  const unfiltered = hrefFor({
    ...{ search: null, month: null, type: null, category: null, country: null, city: null },
    time: "all",
  });

  const controls = (
    <>
      <ListFilters
        action="/events"
        search={{ value: search, placeholder: "Search events..." }}
        kept={{ category, type, view }}
        defaults={defaults}
        set={[time !== defaults.time, month, country, city].filter(Boolean).length}
        more={{
          set: [month, city].filter(Boolean).length,
          menus: (
            <>
              <FilterSelect
                name="city"
                label="City"
                value={city}
                options={[["", "All Cities"], ...loaderData.cities]}
              />
              <FilterSelect
                name="month"
                label="Month"
                value={month ?? ""}
                options={[["", "All Months"], ...months.map((one) => [one, monthName(one)] as const)]}
              />
            </>
          ),
        }}
        end={<ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />}
        beside={
          <Subscribe
            calendar={followAddress("/events.ics", location)}
            feed={followAddress("/events.atom", location)}
          />
        }
      >
        <FilterSelect name="time" label="Time" value={time} options={eventTimes} />
        <FilterSelect
          name="country"
          label="Country"
          value={country ?? ""}
          options={[["", "All Countries"], ...loaderData.countries]}
        />
      </ListFilters>
      <FilterChips
        label="Categories and types"
        // An empty list says so itself.
        clear={events.length > 0 && (search || chosen.length > 0 || time === "past") ? unfiltered : null}
        chosen={chosen}
      >
        {!category && <Choices options={eventCategories} hrefFor={(category) => hrefFor({ category })} />}
        {!type && <Choices options={eventTypes} hrefFor={(type) => hrefFor({ type })} />}
      </FilterChips>
    </>
  );
  return (
    <PublicList
      title="Events & Workshops"
      list={loaderData}
      shown={events.length}
      nouns={["event", "events"]}
      controls={controls}
      empty={{
        title: "No events found",
        unfiltered: isNarrowed(loaderData) ? unfiltered : null,
        invitation: {
          text: "Meet-ups, workshops and online talks belong here. Hosting one?",
          href: "/submit?tab=event",
          label: "Submit an event",
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

type ChoicesProps = { options: readonly string[]; hrefFor: (option: string) => string };

function Choices({ options, hrefFor }: ChoicesProps) {
  return options.map((option) => (
    <Chip key={option} href={hrefFor(option)}>
      {option}
    </Chip>
  ));
}
