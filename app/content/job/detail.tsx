import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { LinkToCopy, ShareButton, ShareLinks } from "#app/components/share-link.tsx";
import type { WithLogo } from "#app/content/company-mark.tsx";
import { Paragraphs, Part } from "#app/content/item-page.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { mailto } from "#app/lib/mailto.ts";
import { countryIn } from "#app/words/name-in.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { deadlineText, isOpen } from "./deadline.ts";
import { Salary } from "./facts.tsx";
import { offerOf } from "./offer.ts";
import { jobCategoryIn, jobTypeIn } from "./options.ts";
import { placeOfJob } from "./place.ts";
import type { JobDetail } from "./schema.ts";

export function JobText({ job }: { job: JobDetail }) {
  const t = useTranslator("jobPage");
  const [lede, ...rest] = (job.description || t("noDescription")).split(/\n{2,}/);
  return (
    <Part title={t("description")}>
      <div className="prose">
        <p className="lede whitespace-pre-line">{lede}</p>
        {rest.length > 0 && <Paragraphs text={rest.join("\n\n")} />}
        <Points title={t("responsibilities")} lines={job.responsibilities} />
        <Points title={t("requirements")} lines={job.requirements} />
        <Points title={t("benefits")} lines={job.benefits} />
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
  const language = useLanguage();
  const t = useTranslator("jobPage");
  const shared = {
    title: t("titleAt", { title: job.title, company: job.company }),
    lines: [placeOfJob(job, language), ...offerOf(job, language)],
    address,
  };
  return (
    <div className="actions">
      <div className="row basis-full">
        <p className="pay basis-full">
          <Salary job={job} />
        </p>
        {isOpen(job) && job.expires_at && <Closing job={job} day={job.expires_at} />}
        {isOpen(job) && <p className="basis-full by">{t("noFee")}</p>}
      </div>
      {isOpen(job) && <Apply job={job} />}
      <ShareButton label={t("share")} {...shared} />
      <ShareLinks {...shared} />
    </div>
  );
}

function Apply({ job: { application_url: link, contact_email: to, title } }: { job: JobDetail }) {
  const t = useTranslator("jobPage");
  if (link)
    return (
      <ButtonLink
        variant="primary"
        href={link}
        target="_blank"
        rel="nofollow ugc noopener"
        data-toast={t("applying.title")}
        data-toast-text={t("applying.text")}
      >
        {t("apply")} <span className="sr-only">{t("newTab")}</span>
      </ButtonLink>
    );
  return (
    to && (
      <ButtonLink variant="primary" href={mailto({ to, subject: t("subject", { title }) })}>
        {t("apply")} <span className="sr-only">{t("byEmail")}</span>
      </ButtonLink>
    )
  );
}

export function JobNote({ job }: { job: JobDetail }) {
  const t = useTranslator("jobPage");
  const note = noteOn(job);
  return (
    note && (
      <p role="note" className="note mt-4">
        {t(note)}
      </p>
    )
  );
}

function noteOn(job: JobDetail): "filled" | "closed" | null {
  if (job.state === "Filled") return "filled";
  return isOpen(job) ? null : "closed";
}

export function JobAside({ job, address }: Props) {
  const t = useTranslator("jobPage");
  return (
    <aside className="stack rule-t mt-7 pt-4 lg:mt-0 [&_h2]:text-lg" aria-labelledby="details">
      <h2 id="details">{t("details")}</h2>
      <JobFacts job={job} />
      <Company job={job} />
      <LinkToCopy address={address} />
    </aside>
  );
}

function Closing({ job, day }: { job: JobDetail; day: string }) {
  const language = useLanguage();
  const closes = useTranslator("jobPage").rich("closes", {
    date: () => <time dateTime={day}>{formatDate(day, language)}</time>,
  });
  return (
    <p className="by">{deadlineText(job) ? <span className="badge text-wait">{closes} </span> : closes}</p>
  );
}

function JobFacts({ job }: { job: JobDetail }) {
  const language = useLanguage();
  const t = useTranslator("jobPage");
  const ofJobs = useTranslator("jobs");
  const items: [string, ReactNode][] = [
    [t("category"), job.category && jobCategoryIn(ofJobs, job.category)],
    [t("type"), jobTypeIn(ofJobs, job.job_type)],
  ];
  if (job.experience) items.push([t("experience"), job.experience]);
  items.push([t("location"), placeOfJob(job, language)]);
  if (job.country)
    items.push([t(job.is_remote ? "applicantsFrom" : "country"), countryIn(language, job.country)]);
  return <MetaList items={items} />;
}

function Company({ job: { company, company_description: text, logo } }: Pick<Props, "job">) {
  const t = useTranslator("jobPage");
  if (!text && !logo) return null;
  return (
    <section>
      <h2 className="mb-2">{t("about", { company })}</h2>
      <p className="by">
        {text && <span className="whitespace-pre-line">{text} </span>}
        {logo && (
          <PageLink href={`/logos?${new URLSearchParams({ company: logo.company })}`}>
            {t("theirLogos", { count: logo.total })}
          </PageLink>
        )}
      </p>
    </section>
  );
}
