import { data, useLocation } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Chip } from "#app/components/chip.tsx";
import { FilterSelect } from "#app/components/filter-select.tsx";
import { ViewToggle } from "#app/components/view-toggle.tsx";
import { JobCard, JobRow } from "#app/content/job/card.tsx";
import { readJobFilter } from "#app/content/job/filter.ts";
import { jobCategories, jobTypes } from "#app/content/job/options.ts";
import { jobCurrencies, jobsFailed, listJobs } from "#app/content/job/queries.server.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { FilterChips, ListFilters } from "#app/site/list-filters.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { failedListPage, PublicList } from "#app/site/public-list.tsx";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { listMeta } from "#app/syndication/list-meta.ts";
import type { Route } from "./+types/_site.jobs._index.ts";

const defaults = { view: "grid" };

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const filter = readAddress(url.searchParams);
  try {
    const [list, currencies] = await Promise.all([
      listJobs(supabase, { ...filter, page: url.searchParams.get("page") }),
      jobCurrencies(supabase),
    ]);
    return { ...filter, ...list, currencies, failure: null };
  } catch (error) {
    log.error({ err: error }, jobsFailed);
    return data(
      { ...filter, ...failedListPage, jobs: [], currencies: [] as string[], failure: jobsFailed },
      { status: 503 },
    );
  }
}

function readAddress(parameters: URLSearchParams) {
  const view = parameters.get("view") === "list" ? ("list" as const) : ("grid" as const);
  return { ...readJobFilter(parameters), view };
}

const followAddress = (path: string, { search }: { search: string }) =>
  filteredAddress(path, readJobFilter(new URLSearchParams(search)));

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return listMeta(matches, {
    title: "Creative Hookup",
    description: "Jobs and collaborations for African designers and creatives, with the pay shown.",
    path: "/jobs",
    asked: readAddress(new URLSearchParams(location.search)),
    usual: defaults,
    part: loaderData,
    feed: { title: "Jobs", href: followAddress("/jobs.atom", location) },
  });
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { search, category, type, currency, paid, remote, view, jobs, page, currencies } = loaderData;
  const location = useLocation();
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  const chosen = [
    category && { name: "Category", value: category, href: hrefFor({ category: null }) },
    type && { name: "Job type", value: type, href: hrefFor({ type: null }) },
    currency && { name: "Currency", value: currency, href: hrefFor({ currency: null }) },
  ].filter((one) => typeof one === "object");
  const unfiltered =
    search || chosen.length > 0 || paid || remote
      ? hrefFor({ search: null, category: null, type: null, currency: null, paid: null, remote: null })
      : null;

  const controls = (
    <>
      <ListFilters
        action="/jobs"
        search={{ value: search, placeholder: "Search opportunities..." }}
        kept={{ paid: paid && "yes", remote: remote && "yes", view }}
        defaults={defaults}
        set={chosen.length}
        end={<ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />}
      >
        <FilterSelect
          name="category"
          label="Category"
          value={category ?? ""}
          options={withAll("All Categories", jobCategories)}
        />
        <FilterSelect
          name="type"
          label="Job type"
          value={type ?? ""}
          options={withAll("All Job Types", jobTypes)}
        />
        <FilterSelect
          name="currency"
          label="Currency"
          value={currency ?? ""}
          options={withAll("All Currencies", [
            ...(currency && !currencies.includes(currency) ? [currency] : []),
            ...currencies,
          ])}
        />
      </ListFilters>
      <FilterChips label="Filters" clear={jobs.length > 0 ? unfiltered : null} chosen={chosen}>
        <Chip href={hrefFor({ remote: remote ? null : "yes" })} current={remote}>
          Remote Only
        </Chip>
        <Chip href={hrefFor({ paid: paid ? null : "yes" })} current={paid}>
          Pay Stated
        </Chip>
      </FilterChips>
    </>
  );
  return (
    <PublicList
      title="Creative Hookup"
      list={loaderData}
      shown={jobs.length}
      nouns={["opportunity", "opportunities"]}
      controls={controls}
      empty={{
        title: "No opportunities found",
        unfiltered,
        invitation: {
          text: "Paid work for designers belongs here. Hiring?",
          href: "/submit?tab=job",
          label: "Submit a job",
        },
      }}
      pageHref={(to) => hrefFor({ page: to })}
      feed={followAddress("/jobs.atom", location)}
    >
      {view === "list" ? (
        <div className="rows">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} full />
          ))}
        </div>
      ) : (
        <div className="event-cards stack">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </div>
      )}
    </PublicList>
  );
}

const withAll = (all: string, options: readonly string[]) =>
  [["", all], ...options.map((option) => [option, option] as const)] as const;
