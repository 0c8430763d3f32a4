import { expect, it } from "vitest";
import type { JobDetail } from "./schema.ts";
import { jobStructuredData } from "./structured-data.ts";

const job: JobDetail = {
  id: "1",
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
const address = "https://ubunifu.example/jobs/1";

it("X1: a job's text is no markup of the posting", () => {
  expect(jobStructuredData(job, address).description).toBe(
    "<p>One &lt;b&gt;.</p><p>Two &amp; more.</p><p>Responsibilities</p><ul><li>Draw &lt;script&gt;</li></ul>",
  );
});

it("search engines learn a job's pay, deadline and place", () => {
  expect(jobStructuredData(job, address)).toMatchObject({
    datePosted: "2026-11-20",
    validThrough: "2026-12-31T23:59:59Z",
    employmentType: "CONTRACTOR",
    jobLocationType: "TELECOMMUTE",
    baseSalary: { currency: "USD", value: { unitText: "MONTH", minValue: 2000, maxValue: 2400 } },
  });
  expect(jobStructuredData({ ...job, salary_period: "project" }, address).baseSalary).toBeUndefined();
});
