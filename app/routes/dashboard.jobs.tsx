import { data, useLocation } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { findJobs } from "#app/content/job/admin-queries.server.ts";
import { jobStates, jobTypes } from "#app/content/job/options.ts";
import { jobsFailed } from "#app/content/job/queries.server.ts";
import { AdminJobCard, JobTable } from "#app/dashboard/job-items.tsx";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { ListFilter, ListSearch } from "#app/dashboard/list-search.tsx";
import { filterOf, noRows } from "#app/dashboard/list-state.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { searchText } from "#app/lib/search-text.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { Chip } from "#app/ui/chip.tsx";
import type { Route } from "./+types/dashboard.jobs.ts";

const list = "/dashboard/jobs";

export const meta: Route.MetaFunction = () => unlistedMeta("Job Opportunities");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const filter = {
    search: searchText(url.searchParams),
    state: filterOf(url, "status", jobStates),
    type: filterOf(url, "type", jobTypes),
    view: filterOf(url, "view", ["table"]),
  };
  try {
    const found = await findJobs(supabase, { ...filter, page: pageNumber(url) });
    return { ...filter, failure: null, ...found };
  } catch (error) {
    log.error({ err: error }, jobsFailed);
    return data({ ...filter, failure: jobsFailed, ...noRows }, { status: 503 });
  }
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { search, state, type, view, failure, rows, ...paging } = loaderData;
  return (
    <ListFrame
      title="Job Opportunities"
      add="Add Job"
      nouns={["job", "jobs"]}
      paging={paging}
      controls={
        <div className="row between">
          <ListSearch action={list} placeholder="Search job opportunities..." search={search} kept={{ view }}>
            <ListFilter
              name="status"
              label="Status"
              all="All Statuses"
              value={state}
              options={jobStates.map((name) => [name, name])}
            />
            <ListFilter
              name="type"
              label="Type"
              all="All Types"
              value={type}
              options={jobTypes.map((name) => [name, name])}
            />
          </ListSearch>
          <Views current={view} />
        </div>
      }
      empty={{ title: "No job opportunities found" }}
      failure={failure}
    >
      {view === "table" ? (
        <JobTable jobs={rows} />
      ) : (
        <ul className="wide-cards">
          {rows.map((job) => (
            <li key={job.id}>
              <AdminJobCard job={job} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

/** Cards, or a table. */
function Views({ current }: { current: string }) {
  const { search } = useLocation();
  const page = new URLSearchParams(search).get("page");
  return (
    <nav className="row chips" aria-label="View">
      {[
        ["", "Cards"],
        ["table", "Table"],
      ].map(([view, label]) => (
        <Chip
          key={view}
          href={listUrl({ pathname: list, search }, { view, page })}
          current={view === current}
        >
          {label} <span className="sr-only">view</span>
        </Chip>
      ))}
    </nav>
  );
}
