import { countryName } from "#app/lib/countries.ts";
import type { JsonLdValue } from "#app/lib/json-ld.ts";
import { inUtc } from "#app/lib/timestamp.ts";
import { isOpen } from "./deadline.ts";
import { salaryText } from "./salary.ts";
import type { JobDetail } from "./schema.ts";

const employment: Record<string, string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Freelance: "CONTRACTOR",
  Internship: "INTERN",
};

function descriptionMarkup(job: JobDetail): string {
  const escapeMarkup = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const list = (title: string, lines: string[]) =>
    lines.length > 0
      ? `<p>${title}</p><ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join("")}</ul>`
      : "";
  const paragraphs = job.description.split(/\n{2,}/).map((text) => `<p>${escapeMarkup(text)}</p>`);
  return [
    ...paragraphs,
    job.salary_note && `<p>Salary: ${escapeMarkup(salaryText(job))}</p>`,
    list("Responsibilities", job.responsibilities),
    list("Requirements", job.requirements),
    list("Benefits", job.benefits),
  ]
    .filter(Boolean)
    .join("");
}

function salary(job: JobDetail): JsonLdValue {
  // schema.org knows no payment by the project.
  if (job.salary_minimum === null && job.salary_maximum === null) return undefined;
  if (!job.salary_currency || !job.salary_period || job.salary_period === "project") return undefined;
  const one = job.salary_minimum === job.salary_maximum;
  return {
    "@type": "MonetaryAmount",
    currency: job.salary_currency,
    value: {
      "@type": "QuantitativeValue",
      unitText: job.salary_period.toUpperCase(),
      ...(one
        ? { value: job.salary_minimum }
        : { minValue: job.salary_minimum ?? undefined, maxValue: job.salary_maximum ?? undefined }),
    },
  };
}

/** A job as schema.org's JobPosting; null where it is closed, or lacks a description or country, which Google requires. */
export function jobStructuredData(
  job: JobDetail,
  address: string,
  now: Date = new Date(),
): { [key: string]: JsonLdValue } | null {
  if (!isOpen(job, now) || !job.description || !job.country) return null;
  const place = {
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: job.location, addressCountry: job.country },
    },
  };
  const anywhere = {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: countryName(job.country) },
  };
  return {
    "@type": "JobPosting",
    title: job.title,
    description: descriptionMarkup(job),
    datePosted: inUtc(job.created_at).slice(0, 10),
    validThrough: job.expires_at ? `${job.expires_at}T23:59:59Z` : undefined,
    employmentType: employment[job.job_type],
    hiringOrganization: { "@type": "Organization", name: job.company },
    ...(job.is_remote ? anywhere : place),
    baseSalary: salary(job),
    url: address,
  };
}
