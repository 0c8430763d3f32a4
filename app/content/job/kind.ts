import { lazyComponent } from "#app/components/lazy-component.ts";
import { inOneLine } from "#app/content/item-facts.ts";
import { defineKind } from "#app/content/kind.ts";
import { daysLeft, formatDate } from "#app/lib/dates.ts";
import { formatNumber } from "#app/lib/numbers.ts";
import { countryIn } from "#app/words/name-in.ts";
import { translator } from "#app/words/translator.ts";
import { jobStates, jobTypes } from "./options.ts";

const amount = (text: string) => formatNumber(Number(text));
const deadline = (day: string) => `${formatDate(day)}${daysLeft(day, new Date()) < 0 ? " (passed)" : ""}`;

export const jobKind = defineKind("jobs", {
  name: "job",
  titleColumn: "title",
  section: "Creative Hookup",
  menu: { text: "Hookup", icon: "bag", footer: "Community" },
  endedLabel: "Deadline has passed",
  defaultValues: (language) => ({ experience: translator(language, "fields")("job.usualExperience") }),
  columns: [
    { name: "title", label: "Title" },
    { name: "company", label: "Company" },
    { name: "category", label: "Category" },
    { name: "location", label: "Location" },
    { name: "country", label: "Country", show: (code) => countryIn("en", code) },
    { name: "is_remote", label: "Remote" },
    { name: "job_type", label: "Job type" },
    { name: "experience", label: "Experience" },
    { name: "salary_minimum", label: "Salary from", show: amount },
    { name: "salary_maximum", label: "Salary to", show: amount },
    { name: "salary_currency", label: "Currency" },
    { name: "salary_period", label: "Salary per" },
    { name: "salary_note", label: "Salary in words" },
    { name: "expires_at", label: "Apply by", show: deadline },
    { name: "description", label: "Description" },
    { name: "responsibilities", label: "Responsibilities" },
    { name: "requirements", label: "Requirements" },
    { name: "benefits", label: "Benefits" },
    { name: "company_description", label: "About the company" },
    { name: "logo_id", label: "Logo from the library", show: (id) => `/logos/${id}` },
    { name: "application_url", label: "Application link" },
    { name: "contact_email", label: "Contact email" },
    { name: "tags", label: "Tags", show: inOneLine },
    { name: "state", label: "Status", hidden: true },
    { name: "featured", label: "Featured", hidden: true },
  ],
  dashboard: {
    heading: "Job Opportunities",
    noun: "job opportunity",
    search: "Search job opportunities...",
    empty: { title: "No job opportunities found" },
    filters: [
      {
        name: "status",
        label: "Status",
        all: "All Statuses",
        options: jobStates.map((name) => [name, name]),
      },
      {
        name: "type",
        label: "Type",
        all: "All Types",
        column: "job_type",
        options: jobTypes.map((name) => [name, name]),
      },
    ],
    cards: "records",
    hasView: true,
    Card: lazyComponent(() => import("./admin-card.tsx").then(({ AdminJobCard }) => AdminJobCard)),
    Table: lazyComponent(() => import("./admin-card.tsx").then(({ AdminJobTable }) => AdminJobTable)),
    Fields: lazyComponent(() => import("./admin-fields.tsx").then(({ JobAdminFields }) => JobAdminFields)),
    link: { column: "application_url", text: "Apply for this position" },
    quick: { title: "Post Job Opportunity", text: "Publishes immediately" },
    statistic: { label: "Job Listings", counts: "open", query: "status=Open&review=approved" },
  },
  submission: {
    Fields: lazyComponent(() => import("./fields.tsx").then(({ JobFields }) => JobFields)),
    Preview: lazyComponent(() =>
      import("./submission-preview.tsx").then(({ JobSubmissionPreview }) => JobSubmissionPreview),
    ),
  },
});
