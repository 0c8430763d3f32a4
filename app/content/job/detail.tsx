import type { ReactNode } from "react";
import { Paragraphs, Part } from "#app/content/item-page.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { mailto } from "#app/lib/mailto.ts";
import { siteName } from "#app/lib/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MetaList } from "#app/ui/meta-list.tsx";
import { ShareLink } from "#app/ui/share-link.tsx";
import { countryName } from "./codes.ts";
import { deadlineText, isOpen } from "./deadline.ts";
import { Salary } from "./facts.tsx";
import { periodText, salaryText } from "./salary.ts";
import type { JobDetail } from "./schema.ts";

export function JobText({ job }: { job: JobDetail }) {
  return (
    <>
      <Part title="Job Description">
        <div className="prose">
          <Paragraphs text={job.description || "No description available."} />
          <Points title="Responsibilities" lines={job.responsibilities} />
          <Points title="Requirements" lines={job.requirements} />
          <Points title="Benefits" lines={job.benefits} />
        </div>
      </Part>
      {job.company_description && (
        <Part title={`About ${job.company}`}>
          <p className="prose whitespace-pre-line">{job.company_description}</p>
        </Part>
      )}
    </>
  );
}

function Points({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `address` is the full address of the job's page. */
export function JobActions({ job, address }: { job: JobDetail; address: string }) {
  const pay = [salaryText(job), periodText(job)].filter(Boolean).join(" ");
  const message = mailto({
    subject: `${job.title} at ${job.company}, on ${siteName}`,
    body: [`${job.title} at ${job.company}`, job.location, pay, "", address].join("\n"),
  });
  return (
    <div className="grid gap-2.5">
      <p className="text-xl">
        <Salary job={job} />
      </p>
      {isOpen(job) ? <Apply job={job} /> : <p role="note">{closedText(job)}</p>}
      <ShareLink label="Share Job" title={job.title} address={address} />
      <ButtonLink variant="quiet" href={message}>
        Email to a Friend
      </ButtonLink>
    </div>
  );
}

function closedText(job: JobDetail): string {
  return job.state === "Filled" ? "This job has been filled." : "This job is closed.";
}

function Apply({ job }: { job: JobDetail }) {
  const deadline = deadlineText(job);
  return (
    <>
      {!job.application_url && !job.contact_email && (
        <p className="small">The company has not said how to apply.</p>
      )}
      {job.application_url ? (
        <ButtonLink
          variant="primary"
          href={job.application_url}
          target="_blank"
          rel="nofollow ugc noopener"
          data-toast="Application started"
          data-toast-text="You're being redirected to the application form."
        >
          Apply Now <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      ) : (
        job.contact_email && (
          <ButtonLink
            variant="primary"
            href={mailto({ to: job.contact_email, subject: `Application: ${job.title}` })}
          >
            Apply Now <span className="sr-only">by email</span>
          </ButtonLink>
        )
      )}
      {job.expires_at && (
        <p className="small">
          Apply by <time dateTime={job.expires_at}>{formatDay(job.expires_at)}</time> ({deadline})
        </p>
      )}
    </>
  );
}

export function JobFacts({ job }: { job: JobDetail }) {
  const items: [string, ReactNode][] = [
    ["Category", job.category],
    ["Job Type", job.job_type],
    ["Experience", job.experience],
    ["Location", job.location],
  ];
  if (job.country) items.push([job.is_remote ? "Applicants from" : "Country", countryName(job.country)]);
  return <MetaList items={items} />;
}
