import { data, useLocation } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { JobCard, JobRow } from "#app/content/job/card.tsx";
import { longestSearch, readJobFilter } from "#app/content/job/filter.ts";
import { jobCategories, jobTypes } from "#app/content/job/options.ts";
import { jobsFailed, listJobs } from "#app/content/job/queries.server.ts";
import { Follow } from "#app/feeds/follow.tsx";
import { feedLink, filteredAddress } from "#app/feeds/list-address.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { pageLinks, pageMeta } from "#app/seo/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyList } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { ViewToggle } from "#app/ui/view-toggle.tsx";
import type { Route } from "./+types/jobs._index.ts";

const defaults = { view: "grid" };

export const handle: PageHandle = { sameForAll: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const view = url.searchParams.get("view") === "list" ? ("list" as const) : ("grid" as const);
  const filter = { ...readJobFilter(url.searchParams), view };
  try {
    const list = await listJobs(supabase, { ...filter, page: url.searchParams.get("page") });
    return { ...filter, ...list, failure: null };
  } catch (error) {
    log.error(error, jobsFailed);
    const nothing = { jobs: [], total: 0, page: null, previous: null, next: null, failure: jobsFailed };
    return data({ ...filter, ...nothing }, { status: 503, headers: { "Retry-After": "10" } });
  }
}

const followAddress = (path: string, { search }: { search: string }) =>
  filteredAddress(path, readJobFilter(new URLSearchParams(search)));

export function meta({ loaderData, location }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "Creative Hookup",
      description: "Jobs and collaborations for African designers and creatives, with the pay shown.",
      path: listUrl(location, { page: loaderData?.page }, defaults),
    }),
    ...pageLinks(loaderData, (page) => listUrl(location, { page }, defaults)),
    feedLink("Jobs", followAddress("/jobs.atom", location)),
  ];
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { search, category, type, remote, view, jobs, total, page, previous, next, failure } = loaderData;
  const location = useLocation();
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section>
        <PageHeading
          title="Creative Hookup"
          aside={
            (total !== null || page === null) && (
              <span className="small">{countOf(total, jobs.length, ["opportunity", "opportunities"])}</span>
            )
          }
        />
        <form className="finder" method="get" action="/jobs">
          <div className="search">
            <input
              type="search"
              name="search"
              defaultValue={search}
              maxLength={longestSearch}
              placeholder="Search opportunities..."
              aria-label="Search opportunities"
            />
          </div>
          <Dropdown name="category" label="Category" options={jobCategories} current={category} />
          <Dropdown name="type" label="Job type" options={jobTypes} current={type} />
          {remote && <input type="hidden" name="remote" value="yes" />}
          {view === "list" && <input type="hidden" name="view" value="list" />}
          <Button type="submit">Search</Button>
        </form>
        <div className="row between mt-4">
          <Chip href={hrefFor({ remote: remote ? null : "yes" })} current={remote}>
            Remote Only
          </Chip>
          <ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />
        </div>

        <h2 className="sr-only">Results</h2>
        {failure && (
          <p role="alert" className="notice">
            {failure}. Please try again in a moment.
          </p>
        )}
        {!failure && jobs.length === 0 && (
          <EmptyList
            title="No opportunities found"
            unfiltered={
              search || category || type || remote
                ? hrefFor({ search: null, category: null, type: null, remote: null })
                : null
            }
            invitation={{
              text: "Paid work for designers belongs here. Do you have some to offer?",
              href: "/submit?tab=job",
              label: "Submit a job",
            }}
          />
        )}
        {view === "list" ? (
          <div className="mt-4">
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </div>
        ) : (
          <div className="cards wide mt-6">
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </div>
        )}
        <Steps
          isLater={page !== null}
          previous={previous}
          next={next}
          hrefFor={(to) => hrefFor({ page: to })}
        />
        <Follow feed={followAddress("/jobs.atom", location)} />
      </section>
    </main>
  );
}

type DropdownProps = { name: string; label: string; options: readonly string[]; current: string | undefined };

function Dropdown({ name, label, options, current }: DropdownProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={current ?? ""}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
