import { formatDate } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Dotted } from "#app/ui/dotted.tsx";
import { TagList } from "#app/ui/tag.tsx";
import { deadlineText } from "./deadline.ts";
import { CompanyMark, Salary } from "./facts.tsx";
import type { JobSummary } from "./schema.ts";

function JobBadge({ job }: { job: JobSummary }) {
  return job.is_remote ? <Badge tone="good">Remote</Badge> : <Badge>{job.job_type}</Badge>;
}

function Posted({ job }: { job: JobSummary }) {
  return (
    <>
      Posted <time dateTime={job.created_at}>{formatDate(job.created_at)}</time>
    </>
  );
}

export function JobCard({ job }: { job: JobSummary }) {
  const deadline = deadlineText(job);
  return (
    <article className="card">
      <div className="body flex grow flex-col gap-2">
        <div className="row between">
          <CompanyMark company={job.company} />
          <div className="row gap-1.5">
            {job.featured && <Badge tone="wait">Featured</Badge>}
            <JobBadge job={job} />
          </div>
        </div>
        <h3>
          <a href={`/jobs/${job.id}`}>{job.title}</a>
        </h3>
        <p className="small">
          <Dotted words={[job.company, job.location]} />
          <br />
          <Posted job={job} />
        </p>
        {job.description && <p className="line-clamp-3">{job.description}</p>}
        <TagList tags={job.tags} />
        <div className="mt-auto">
          <Salary job={job} />
          {deadline && <div className="small">{deadline}</div>}
        </div>
      </div>
    </article>
  );
}

export function JobRow({ job }: { job: JobSummary }) {
  const deadline = deadlineText(job);
  return (
    <article className="job items-start max-sm:grid-cols-[min(3.25rem,20%)_minmax(0,1fr)]">
      <CompanyMark company={job.company} />
      <div className="grid gap-1">
        <h3>
          <a href={`/jobs/${job.id}`}>{job.title}</a>
        </h3>
        <p className="small">
          <Dotted words={[job.company, job.location, job.is_remote && job.job_type]} /> · <Posted job={job} />
        </p>
        {job.description && <p className="line-clamp-2">{job.description}</p>}
      </div>
      <div className="row gap-x-3 gap-y-1 max-sm:col-start-2 sm:flex-col sm:items-end">
        <JobBadge job={job} />
        <span>
          <Salary job={job} />{" "}
        </span>
        {deadline && <span className="small">{deadline}</span>}
      </div>
    </article>
  );
}
