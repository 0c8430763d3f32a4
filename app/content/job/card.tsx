import { Badge } from "#app/components/badge.tsx";
import { InlineList } from "#app/components/inline-list.tsx";
import { CompanyMark, type WithLogo } from "#app/content/company-mark.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { DeadlineBadge, Salary } from "./facts.tsx";
import { jobTypeIn } from "./options.ts";
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
  const language = useLanguage();
  const t = useTranslator("jobs");
  return (
    <>
      <CompanyMark company={job.company} logo={job.logo ?? null} />
      <div>
        <h3>
          <PageLink href={address}>{job.title}</PageLink>
        </h3>
        <p className="pay">
          <Salary job={job} />
        </p>
        <p className="line">
          <b>
            <bdi>{job.company}</bdi>
          </b>{" "}
          · <InlineList words={[placeOfJob(job, language)]} />
        </p>
        {full && <p className="line excerpt">{job.description}</p>}
        <div className="foot">
          <div className="row line">
            <Badge>{job.is_remote ? t("remote") : jobTypeIn(t, job.job_type)}</Badge>
            <DeadlineBadge job={job} />
            {full && job.featured && <Badge>{t("featured")}</Badge>}
            {full && (
              <span>
                {t.rich("posted", {
                  date: () => <time dateTime={job.created_at}>{formatDate(job.created_at, language)}</time>,
                })}
              </span>
            )}
          </div>{" "}
          {details && (
            <PageLink className="more" href={address} aria-label={t("detailsOf", { title: job.title })}>
              {t("details")}
            </PageLink>
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
