import { data, useLocation } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Chip } from "#app/components/chip.tsx";
import { FilterSelect } from "#app/components/filter-select.tsx";
import { ViewToggle } from "#app/components/view-toggle.tsx";
import { JobCard, JobRow } from "#app/content/job/card.tsx";
import { readJobFilter } from "#app/content/job/filter.ts";
import { jobCategories, jobCategoryIn, jobTypeIn, jobTypes } from "#app/content/job/options.ts";
import { jobCurrencies, jobsFailed, listJobs } from "#app/content/job/queries.server.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { FilterChips, ListFilters } from "#app/site/list-filters.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { failedListPage, PublicList } from "#app/site/public-list.tsx";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { listMeta } from "#app/syndication/list-meta.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { type Language, languageOf, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.jobs._index.ts";

const defaults = { view: "grid" };

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
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
    const failure = translator(languageOf(request), "jobPage")("list.failed");
    return data(
      { ...filter, ...failedListPage, jobs: [], currencies: [] as string[], failure },
      { status: 503 },
    );
  }
}

function readAddress(parameters: URLSearchParams) {
  const view = parameters.get("view") === "list" ? ("list" as const) : ("grid" as const);
  return { ...readJobFilter(parameters), view };
}

const followAddress = (language: Language, path: string, { search }: { search: string }) =>
  localPath(language, filteredAddress(path, readJobFilter(new URLSearchParams(search))));

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const language = languageOfMatches(matches);
  const t = translator(language, "jobPage");
  return listMeta(matches, {
    title: t("list.title"),
    description: t("list.description"),
    path: "/jobs",
    asked: readAddress(new URLSearchParams(location.search)),
    usual: defaults,
    part: loaderData,
    feed: { title: t("list.name"), href: followAddress(language, "/jobs.atom", location) },
  });
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { search, category, type, currency, paid, remote, view, jobs, page, currencies } = loaderData;
  const location = useLocation();
  const language = useLanguage();
  const t = useTranslator("jobPage");
  const ofJobs = useTranslator("jobs");
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  const chosen = [
    category && {
      name: t("list.category"),
      value: jobCategoryIn(ofJobs, category),
      href: hrefFor({ category: null }),
    },
    type && { name: t("list.type"), value: jobTypeIn(ofJobs, type), href: hrefFor({ type: null }) },
    currency && { name: t("list.currency"), value: currency, href: hrefFor({ currency: null }) },
  ].filter((one) => typeof one === "object");
  const unfiltered =
    search || chosen.length > 0 || paid || remote
      ? hrefFor({ search: null, category: null, type: null, currency: null, paid: null, remote: null })
      : null;

  const controls = (
    <>
      <ListFilters
        action="/jobs"
        search={{ value: search, placeholder: t("list.search") }}
        kept={{ paid: paid && "yes", remote: remote && "yes", view }}
        defaults={defaults}
        set={chosen.length}
        end={<ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />}
      >
        <FilterSelect
          name="category"
          label={t("list.category")}
          value={category ?? ""}
          options={withAll(t("list.allCategories"), jobCategories, (one) => jobCategoryIn(ofJobs, one))}
        />
        <FilterSelect
          name="type"
          label={t("list.type")}
          value={type ?? ""}
          options={withAll(t("list.allTypes"), jobTypes, (one) => jobTypeIn(ofJobs, one))}
        />
        <FilterSelect
          name="currency"
          label={t("list.currency")}
          value={currency ?? ""}
          options={withAll(t("list.allCurrencies"), [
            ...(currency && !currencies.includes(currency) ? [currency] : []),
            ...currencies,
          ])}
        />
      </ListFilters>
      <FilterChips label={t("list.filters")} clear={jobs.length > 0 ? unfiltered : null} chosen={chosen}>
        <Chip href={hrefFor({ remote: remote ? null : "yes" })} current={remote}>
          {t("list.remoteOnly")}
        </Chip>
        <Chip href={hrefFor({ paid: paid ? null : "yes" })} current={paid}>
          {t("list.payStated")}
        </Chip>
      </FilterChips>
    </>
  );
  return (
    <PublicList
      title={t("list.title")}
      list={loaderData}
      shown={jobs.length}
      nouns={["opportunity", "opportunities"]}
      controls={controls}
      empty={{
        title: t("list.empty"),
        unfiltered,
        invitation: {
          text: t("list.invitation"),
          href: "/submit?tab=job",
          label: t("list.submit"),
        },
      }}
      pageHref={(to) => hrefFor({ page: to })}
      feed={followAddress(language, "/jobs.atom", location)}
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

const withAll = (all: string, options: readonly string[], textOf = (option: string) => option) =>
  [["", all], ...options.map((option) => [option, textOf(option)] as const)] as const;
