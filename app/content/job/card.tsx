import { Badge } from "#app/components/badge.tsx";
import { InlineList } from "#app/components/inline-list.tsx";
import { CompanyMark, type WithLogo } from "#app/content/company-mark.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { DeadlineBadge, Salary } from "./facts.tsx";
import { placeOfJob } from "./place.ts";
import type { JobSummary } from "./schema.ts";

type Props = { job: JobSummary & WithLogo };

export function JobCard({ job }: Props) {
  return (
    <article className="job card">
      <CardText job={job} full />
    </article>
  );
}

/** `full` where a row has the page's width. */
export function JobRow({ job, full = false }: Props & { full?: boolean }) {
  return (
    <article className="job">
      <CardText job={job} full={full} details />
    </article>
  );
}

function CardText({ job, full, details }: Props & { full?: boolean; details?: boolean }) {
  const address = `/jobs/${job.slug}`;
  return (
    <>
      <CompanyMark company={job.company} logo={job.logo ?? null} />
      <div>
        <h3>
          <a href={address}>{job.title}</a>
        </h3>
        <p className="pay">
          <Salary job={job} />
        </p>
        <p className="line">
          <b>
            <bdi>{job.company}</bdi>
          </b>{" "}
          · <InlineList words={[placeOfJob(job)]} />
        </p>
        {full && <p className="line excerpt">{job.description}</p>}
        <div className="foot">
          <div className="row line">
            <Badge>{job.is_remote ? "Remote" : job.job_type}</Badge>
            <DeadlineBadge job={job} />
            {full && job.featured && <Badge>Featured</Badge>}
            {full && (
              <span>
                Posted <time dateTime={job.created_at}>{formatDate(job.created_at)}</time>
              </span>
            )}
          </div>{" "}
          {details && (
            <a className="more" href={address} aria-label={`View Details: ${job.title}`}>
              View Details
            </a>
          )}
        </div>
      </div>
    </>
  );
}

/** What a search of the whole site found. */
export function JobResults({ items }: { items: Props["job"][] }) {
  return (
    <div className="rows">
      {items.map((job) => (
        <JobRow key={job.id} job={job} full />
      ))}
    </div>
  );
}
