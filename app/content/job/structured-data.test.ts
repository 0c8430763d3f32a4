import { expect, it } from "vitest";
import type { JobDetail } from "./schema.ts";
import { jobStructuredData } from "./structured-data.ts";

const job: JobDetail = {
  id: "1",
  slug: "a",
  title: "Brand designer",
  company: "Ashe Studio",
  location: "Kigali, Rwanda",
  country: "RW",
  is_remote: true,
  job_type: "Contract",
  category: "Design",
  description: "One <b>.\n\nTwo & more.",
  responsibilities: ["Draw <script>"],
  requirements: [],
  benefits: [],
  experience: "3+ years",
  salary_minimum: 2000,
  salary_maximum: 2400,
  salary_currency: "USD",
  salary_period: "month",
  salary_note: null,
  logo_id: null,
  application_url: null,
  contact_email: null,
  company_description: null,
  expires_at: "2026-12-31",
  state: "Open",
  featured: false,
  tags: [],
  created_at: "2026-11-20T08:00:00+00:00",
  updated_at: "2026-11-20T08:00:00+00:00",
};
const now = new Date("2026-11-22T00:00:00Z");
const address = "https://ubunifu.example/jobs/1";

it("a job's text is no markup of the posting", () => {
  expect(jobStructuredData(job, address, now)?.description).toBe(
    "<p>One &lt;b&gt;.</p><p>Two &amp; more.</p><p>Responsibilities</p><ul><li>Draw &lt;script&gt;</li></ul>",
  );
});

it("search engines learn a job's pay, deadline and place", () => {
  expect(jobStructuredData(job, address, now)).toMatchObject({
    datePosted: "2026-11-20",
    validThrough: "2026-12-31T23:59:59Z",
    employmentType: "CONTRACTOR",
    jobLocationType: "TELECOMMUTE",
    baseSalary: { currency: "USD", value: { unitText: "MONTH", minValue: 2000, maxValue: 2400 } },
  });
  expect(jobStructuredData({ ...job, salary_period: "project" }, address, now)?.baseSalary).toBeUndefined();
});

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting: what every posting must have. */
const required = ["title", "description", "datePosted", "hiringOrganization"];

it("what search engines require is there, for a place and for work from anywhere", () => {
  const onSite = jobStructuredData({ ...job, is_remote: false }, address, now);
  const remote = jobStructuredData(job, address, now);
  for (const posting of [onSite, remote]) {
    for (const field of required) expect(posting?.[field], field).toBeTruthy();
    expect(posting?.hiringOrganization).toHaveProperty("name", "Ashe Studio");
  }
  expect(onSite).toMatchObject({
    jobLocation: { address: { addressCountry: "RW", addressLocality: "Kigali, Rwanda" } },
  });
  expect(onSite).not.toHaveProperty("jobLocationType");
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Rwanda" },
  });
});

it.each([
  ["is closed", { state: "Closed" }],
  ["is filled", { state: "Filled" }],
  ["is past its deadline", { expires_at: "2026-11-21" }],
  ["does not say what it is about", { description: "" }],
  ["does not say in which country", { country: null }],
])("a job that %s has no posting", (_, change) => {
  expect(jobStructuredData({ ...job, ...change }, address, now)).toBeNull();
});

it("an amount nobody stated is not made up", () => {
  const pay = (change: Partial<JobDetail>) =>
    jobStructuredData({ ...job, ...change }, address, now)?.baseSalary;
  expect(pay({ salary_minimum: null, salary_maximum: null })).toBeUndefined();
  const inWords = { ...job, salary_minimum: null, salary_maximum: null, salary_note: "Negotiable" };
  expect(jobStructuredData(inWords, address, now)?.description).toContain("<p>Salary: Negotiable</p>");
  expect(pay({ salary_minimum: 5, salary_maximum: 5 })).toMatchObject({ value: { value: 5 } });
});
