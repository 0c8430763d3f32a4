import { data } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { CompanyMark, JobCard } from "#app/content/job/card.tsx";
import { isOpen } from "#app/content/job/deadline.ts";
import { JobActions, JobFacts, JobText } from "#app/content/job/detail.tsx";
import { jobById, jobFailed, similarJobs } from "#app/content/job/queries.server.ts";
import type { JobDetail, JobSummary } from "#app/content/job/schema.ts";
import { jobStructuredData } from "#app/content/job/structured-data.ts";
import { formatDate } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { previewPath } from "#app/previews/address.ts";
import { breadcrumbs, JsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, unlistedMeta } from "#app/seo/meta.ts";
import { absoluteUrl } from "#app/seo/site-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TagList } from "#app/ui/tag.tsx";
import type { Route } from "./+types/jobs.$id.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const nothing = { job: null, similar: [], failure: null };
  try {
    const job = await jobById(supabase, params.id);
    if (!job) return data(nothing, { status: 404 });
    return { job, similar: await similarJobs(supabase, job), failure: null };
  } catch (error) {
    log.error(error, jobFailed);
    return data({ ...nothing, failure: jobFailed }, { status: 503, headers: { "Retry-After": "10" } });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const job = loaderData?.job;
  if (!job) return unlistedMeta(loaderData?.failure ?? "Job Not Found");
  return pageMeta({
    title: `${job.title} at ${job.company}`,
    description: job.description || `${job.job_type} at ${job.company} in ${job.location}.`,
    path: `/jobs/${job.id}`,
    preview: { path: previewPath("jobs", job.id), alt: `${job.title} at ${job.company}` },
  });
}

export default function JobPage({ loaderData: { job, similar, failure } }: Route.ComponentProps) {
  if (!job) return <NoJob failure={failure} />;
  const address = absoluteUrl(`/jobs/${job.id}`);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <article>
        <a className="row small mt-6 gap-1.5" href="/jobs">
          <Icon name="arrow-left" /> Back to Job Opportunities
        </a>
        <div className="pt-6">
          <div className="row pb-3">
            <CompanyMark company={job.company} />
            <strong>{job.company}</strong>
            <Badge tone={job.is_remote ? "up" : "plain"}>{job.is_remote ? "Remote" : "On-site"}</Badge>
            {!isOpen(job) && <Badge tone="danger">{job.state === "Filled" ? "Filled" : "Closed"}</Badge>}
          </div>
          <PageHeading title={job.title} />
          <p className="small">
            {[job.location, job.job_type, job.category].join(" · ")} · Posted{" "}
            <time dateTime={job.created_at}>{formatDate(job.created_at)}</time>
          </p>
          <div className="pt-3">
            <TagList tags={job.tags} max={job.tags.length} />
          </div>
        </div>
        <div className="with-aside pt-6">
          <div className="grid content-start gap-6 md:col-start-2 md:row-start-1">
            <JobActions job={job} address={address} />
            <section className="p-0">
              <h2 className="mb-3 text-xl">Job Details</h2>
              <JobFacts job={job} />
            </section>
          </div>
          <div className="min-w-0 md:col-start-1 md:row-start-1">
            <JobText job={job} />
          </div>
        </div>
        <Similar jobs={similar} />
        <StructuredData job={job} address={address} />
      </article>
    </main>
  );
}

function Similar({ jobs }: { jobs: JobSummary[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="section" aria-labelledby="similar">
      <div className="kicker">
        <h2 id="similar">Similar Jobs</h2>
      </div>
      <div className="cards three">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </div>
    </section>
  );
}

function NoJob({ failure }: { failure: string | null }) {
  const back = <ButtonLink href="/jobs">Back to Job Opportunities</ButtonLink>;
  if (failure) {
    return (
      <main id="main" className="wrap" tabIndex={-1}>
        <section role="alert">
          <EmptyState title={failure} text="Please try again in a moment." action={back} />
        </section>
      </main>
    );
  }
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section>
        <PageHeading title="Job Not Found" />
        <p className="mb-6">The job you're looking for doesn't exist or has been removed.</p>
        {back}
      </section>
    </main>
  );
}

function StructuredData({ job, address }: { job: JobDetail; address: string }) {
  const posting = jobStructuredData(job, address);
  return (
    <>
      {posting && <JsonLd data={posting} />}
      <JsonLd
        data={breadcrumbs([
          ["Jobs", absoluteUrl("/jobs")],
          [job.title, address],
        ])}
      />
    </>
  );
}
