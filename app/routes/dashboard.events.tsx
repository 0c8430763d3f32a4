import { data } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { findEvents } from "#app/content/event/admin-queries.server.ts";
import { eventCategories } from "#app/content/event/options.ts";
import { eventsFailed } from "#app/content/event/queries.server.ts";
import { eventTimeStateLabels, eventTimeStates } from "#app/content/event/time-state.ts";
import { AdminEventCard } from "#app/dashboard/event-card.tsx";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { ListFilter, ListSearch } from "#app/dashboard/list-search.tsx";
import { filterOf, noRows } from "#app/dashboard/list-state.server.ts";
import { pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { searchText } from "#app/lib/search-text.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.events.ts";

const list = "/dashboard/events";

export const meta: Route.MetaFunction = () => unlistedMeta("Events");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const filter = {
    search: searchText(url.searchParams),
    category: filterOf(url, "category", eventCategories),
    state: filterOf(url, "status", eventTimeStates),
  };
  try {
    const found = await findEvents(supabase, { ...filter, page: pageNumber(url) });
    return { ...filter, failure: null, ...found };
  } catch (error) {
    log.error({ err: error }, eventsFailed);
    return data({ ...filter, failure: eventsFailed, ...noRows }, { status: 503 });
  }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { search, category, state, failure, rows, ...paging } = loaderData;
  return (
    <ListFrame
      title="Events"
      add="Add Event"
      nouns={["event", "events"]}
      paging={paging}
      controls={
        <ListSearch action={list} placeholder="Search events..." search={search}>
          <ListFilter
            name="category"
            label="Category"
            all="All Categories"
            value={category}
            options={eventCategories.map((name) => [name, name])}
          />
          <ListFilter
            name="status"
            label="Status"
            all="All Statuses"
            value={state}
            options={eventTimeStates.map((name) => [name, eventTimeStateLabels[name]])}
          />
        </ListSearch>
      }
      empty={{ title: "No events found" }}
      failure={failure}
    >
      <ul className="wide-cards">
        {rows.map((event) => (
          <li key={event.id}>
            <AdminEventCard event={event} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
