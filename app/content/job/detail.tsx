import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { LinkToCopy, ShareButton, ShareLinks } from "#app/components/share-link.tsx";
import type { WithLogo } from "#app/content/company-mark.tsx";
import { Paragraphs, Part } from "#app/content/item-page.tsx";
import { countryName } from "#app/lib/countries.ts";
import { formatDate } from "#app/lib/dates.ts";
import { mailto } from "#app/lib/mailto.ts";
import { countOf } from "#app/lib/numbers.ts";
import { deadlineText, isOpen } from "./deadline.ts";
import { Salary } from "./facts.tsx";
import { offerOf } from "./offer.ts";
import { placeOfJob } from "./place.ts";
import type { JobDetail } from "./schema.ts";

export function JobText({ job }: { job: JobDetail }) {
  const [lede, ...rest] = (job.description || "No description available.").split(/\n{2,}/);
  return (
    <Part title="Job Description">
      <div className="prose">
        <p className="lede whitespace-pre-line">{lede}</p>
        {rest.length > 0 && <Paragraphs text={rest.join("\n\n")} />}
        <Points title="Responsibilities" lines={job.responsibilities} />
        <Points title="Requirements" lines={job.requirements} />
        <Points title="Benefits" lines={job.benefits} />
      </div>
    </Part>
  );
}

function Points({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  job: JobDetail & WithLogo;
  /** The full address of the job's page. */
  address: string;
};

export function JobActions({ job, address }: Props) {
  const shared = {
    title: `${job.title} at ${job.company}`,
    lines: [placeOfJob(job), ...offerOf(job)],
    address,
  };
  return (
    <div className="actions">
      <div className="row basis-full">
        <p className="pay basis-full">
          <Salary job={job} />
        </p>
        {isOpen(job) && job.expires_at && <Closing job={job} day={job.expires_at} />}
        {isOpen(job) && <p className="basis-full by">Nobody should ask you to pay to get a job.</p>}
      </div>
      {isOpen(job) && <Apply job={job} />}
      <ShareButton label="Share Job" {...shared} />
      <ShareLinks {...shared} />
    </div>
  );
}

function Apply({ job: { application_url: link, contact_email: to, title } }: { job: JobDetail }) {
  if (link)
    return (
      <ButtonLink
        variant="primary"
        href={link}
        target="_blank"
        rel="nofollow ugc noopener"
        data-toast="Application started"
        data-toast-text="You're being redirected to the application form."
      >
        Apply Now <span className="sr-only">(opens in a new tab)</span>
      </ButtonLink>
    );
  return (
    to && (
      <ButtonLink variant="primary" href={mailto({ to, subject: `Application: ${title}` })}>
        Apply Now <span className="sr-only">by email</span>
      </ButtonLink>
    )
  );
}

export function JobNote({ job }: { job: JobDetail }) {
  const text = noteOn(job);
  return (
    text && (
      <p role="note" className="note mt-4">
        {text}
      </p>
    )
  );
}

function noteOn(job: JobDetail): string | null {
  if (job.state === "Filled") return "This job has been filled.";
  return isOpen(job) ? null : "This job is closed.";
}

export function JobAside({ job, address }: Props) {
  return (
    <aside className="stack rule-t mt-7 pt-4 lg:mt-0 [&_h2]:text-lg" aria-labelledby="details">
      <h2 id="details">Job Details</h2>
      <JobFacts job={job} />
      <Company job={job} />
      <LinkToCopy address={address} />
    </aside>
  );
}

function Closing({ job, day }: { job: JobDetail; day: string }) {
  const closes = (
    <>
      Closes <time dateTime={day}>{formatDate(day)}</time>
    </>
  );
  return (
    <p className="by">{deadlineText(job) ? <span className="badge text-wait">{closes} </span> : closes}</p>
  );
}

function JobFacts({ job }: { job: JobDetail }) {
  const items: [string, ReactNode][] = [
    ["Category", job.category],
    ["Job Type", job.job_type],
  ];
  if (job.experience) items.push(["Experience", job.experience]);
  items.push(["Location", placeOfJob(job)]);
  if (job.country) items.push([job.is_remote ? "Applicants from" : "Country", countryName(job.country)]);
  return <MetaList items={items} />;
}

function Company({ job: { company, company_description: text, logo } }: Pick<Props, "job">) {
  if (!text && !logo) return null;
  return (
    <section>
      <h2 className="mb-2">About {company}</h2>
      <p className="by">
        {text && <span className="whitespace-pre-line">{text} </span>}
        {logo && (
          <a href={`/logos?${new URLSearchParams({ company: logo.company })}`}>
            {logo.total === 1 ? "See their logo" : `See their ${countOf(logo.total, ["logo", "logos"])}`}
          </a>
        )}
      </p>
    </section>
  );
}
