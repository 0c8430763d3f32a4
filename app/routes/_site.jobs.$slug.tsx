import { data } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { InlineList } from "#app/components/inline-list.tsx";
import { TagList } from "#app/components/tag.tsx";
import { withLogos } from "#app/content/company-logos.server.ts";
import { CompanyMark } from "#app/content/company-mark.tsx";
import { ItemPage, MissingItem, Similar } from "#app/content/item-page.tsx";
import { JobCard } from "#app/content/job/card.tsx";
import { JobActions, JobAside, JobNote, JobText } from "#app/content/job/detail.tsx";
import { offerOf } from "#app/content/job/offer.ts";
import { jobCategoryIn, jobTypeIn } from "#app/content/job/options.ts";
import { placeOfJob } from "#app/content/job/place.ts";
import { jobFailed, jobNamed, similarJobs } from "#app/content/job/queries.server.ts";
import { jobStructuredData } from "#app/content/job/structured-data.ts";
import { previewPath } from "#app/images/preview-address.ts";
import { formatDate } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { movedTo } from "#app/lib/slug.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useLanguage, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.jobs.$slug.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const nothing = { job: null, similar: [], failure: null };
  try {
    const job = await jobNamed(supabase, params.slug);
    if (!job) return data(nothing, { status: 404 });
    if (job.slug !== params.slug) return movedTo("jobs", job.slug);
    const jobs = [job, ...(await similarJobs(supabase, job))];
    const [shown, ...similar] = await withLogos(supabase, jobs, ({ company }) => company, jobFailed);
    return { job: { ...job, logo: shown?.logo ?? null }, similar, failure: null };
  } catch (error) {
    log.error({ err: error }, jobFailed);
    const failure = translator(languageOf(request), "jobPage")("failed");
    return data({ ...nothing, failure }, { status: 503 });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const job = loaderData?.job;
  const language = languageOfMatches(matches);
  const t = translator(language, "jobPage");
  if (!job) return unlistedMeta(loaderData?.failure ?? t("missing"));
  const { company, location: place } = job;
  const title = t("titleAt", { title: job.title, company });
  const type = jobTypeIn(translator(language, "jobs"), job.job_type);
  return pageMeta(matches, {
    title,
    description: [...offerOf(job, language), job.description || t("summary", { type, company, place })].join(
      ". ",
    ),
    path: `/jobs/${job.slug}`,
    preview: { path: previewPath("jobs", job.slug), alt: title },
  });
}

export default function JobPage({ loaderData: { job, similar, failure } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useTranslator("jobPage");
  const ofJobs = useTranslator("jobs");
  const localPath = useLocalPath();
  const list = { name: t("list.name"), path: localPath("/jobs"), back: t("back") };
  if (!job) return <MissingItem list={list} kind="Job" failure={failure} />;
  const address = absoluteUrl(localPath(`/jobs/${job.slug}`));
  return (
    <ItemPage
      list={list}
      title={job.title}
      address={address}
      structuredData={jobStructuredData(job, address)}
    >
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 lg:items-center [&_.actions]:col-span-full">
        <CompanyMark company={job.company} logo={job.logo} />
        <div>
          <h1>{job.title}</h1>
          <p className="line">
            <b>
              <bdi>{job.company}</bdi>
            </b>{" "}
            · <InlineList words={[placeOfJob(job, language)]} /> ·{" "}
            {ofJobs.rich("posted", {
              date: () => <time dateTime={job.created_at}>{formatDate(job.created_at, language)}</time>,
            })}
          </p>
          <div className="row mt-2">
            <Badge>{job.is_remote ? ofJobs("remote") : t("onSite")}</Badge>
            <Badge>{jobTypeIn(ofJobs, job.job_type)}</Badge>
            {job.category && <Badge>{jobCategoryIn(ofJobs, job.category)}</Badge>}
            <TagList tags={job.tags} max={job.tags.length} />
          </div>
        </div>
        <JobActions job={job} address={address} />
      </div>
      <JobNote job={job} />
      <div className="mt-7 *:min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16 [&_.btn-quiet]:px-0">
        <div className="stack">
          <JobText job={job} />
        </div>
        <JobAside job={job} address={address} />
      </div>
      <Similar title={t("similar")}>
        {similar.map((other) => (
          <JobCard key={other.id} job={other} />
        ))}
      </Similar>
    </ItemPage>
  );
}
