import { data } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { ItemPage, MissingItem, Similar } from "#app/content/item-page.tsx";
import { JobCard } from "#app/content/job/card.tsx";
import { isOpen } from "#app/content/job/deadline.ts";
import { JobActions, JobFacts, JobText } from "#app/content/job/detail.tsx";
import { CompanyMark } from "#app/content/job/facts.tsx";
import { jobById, jobFailed, similarJobs } from "#app/content/job/queries.server.ts";
import { jobStructuredData } from "#app/content/job/structured-data.ts";
import { formatDate } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { previewPath } from "#app/pictures/preview-address.ts";
import { pageMeta, unlistedMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Dotted } from "#app/ui/dotted.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TagList } from "#app/ui/tag.tsx";
import type { Route } from "./+types/jobs.$id.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

const list = { name: "Jobs", path: "/jobs", back: "Back to Job Opportunities" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const nothing = { job: null, similar: [], failure: null };
  try {
    const job = await jobById(supabase, params.id);
    if (!job) return data(nothing, { status: 404 });
    return { job, similar: await similarJobs(supabase, job), failure: null };
  } catch (error) {
    log.error({ err: error }, jobFailed);
    return data({ ...nothing, failure: jobFailed }, { status: 503 });
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
  if (!job) return <MissingItem list={list} kind="Job" failure={failure} />;
  const address = absoluteUrl(`/jobs/${job.id}`);
  return (
    <ItemPage
      list={list}
      title={job.title}
      address={address}
      structuredData={jobStructuredData(job, address)}
    >
      <div className="pt-6">
        <div className="row pb-3">
          <CompanyMark company={job.company} />
          <strong>{job.company}</strong>{" "}
          <Badge tone={job.is_remote ? "good" : undefined}>{job.is_remote ? "Remote" : "On-site"}</Badge>
          {!isOpen(job) && <Badge tone="bad">{job.state === "Filled" ? "Filled" : "Closed"}</Badge>}
        </div>
        <PageHeading title={job.title} />
        <p className="small">
          <Dotted words={[job.location, job.job_type, job.category]} /> · Posted{" "}
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
      <Similar title="Similar Jobs">
        {similar.map((other) => (
          <JobCard key={other.id} job={other} />
        ))}
      </Similar>
    </ItemPage>
  );
}
