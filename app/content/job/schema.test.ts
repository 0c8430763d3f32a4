import { describe, expect, it } from "vitest";
import { parseBySchema } from "#tests/support/submissions.ts";
import { deadlineText, isOpen, stateShown } from "./deadline.ts";
import { salaryText } from "./salary.ts";
import { jobFormValues, jobSubmissionSchema } from "./schema.ts";

const complete = {
  title: "Brand designer",
  company: "Ashe Studio",
  location: "Kigali",
  contact_email: "jobs@example.com",
};
const salary = { salary_minimum: "2000", salary_currency: "USD", salary_period: "month" };

function submit(changes: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return parseBySchema(form, jobSubmissionSchema);
}
const errors = (changes: Record<string, string>) => submit(changes).reply().error ?? {};
function accepted(changes: Record<string, string> = {}) {
  const submission = submit(changes);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.reply().error));
  return submission.value;
}

describe("the form of a job", () => {
  it("needs a title, a company, a location and a way to apply, and no more", () => {
    const missing = ["Please fill in all required fields"];
    expect(errors({ title: "", company: " ", location: "", contact_email: "" })).toEqual({
      title: missing,
      company: missing,
      location: missing,
      application_url: ["Add an application link or a contact email, so that people can apply."],
    });
    expect(errors({ contact_email: "", application_url: "ashe.example" })).toEqual({});
    expect(Object.keys(errors({ contact_email: "jobs@" }))).toEqual(["contact_email"]);
    expect(accepted()).toMatchObject({
      job_type: "Full-time",
      category: "Design",
      experience: null,
      is_remote: false,
      description: "",
      salary_minimum: null,
      salary_maximum: null,
      expires_at: null,
    });
  });

  it.each([
    ["a highest salary below the lowest", { ...salary, salary_maximum: "1999" }, "salary_maximum"],
    ["a salary without a currency", { ...salary, salary_currency: "" }, "salary_currency"],
    ["a salary without a period or a word about it", { ...salary, salary_period: "" }, "salary_period"],
    ["a salary in words", { ...salary, salary_minimum: "lots" }, "salary_minimum"],
    ["a salary below zero", { ...salary, salary_minimum: "-1" }, "salary_minimum"],
    ["a currency not in the list", { ...salary, salary_currency: "XXX" }, "salary_currency"],
    ["a deadline that does not exist", { expires_at: "2026-02-30" }, "expires_at"],
    ["a script for a link", { application_url: "vbscript:x" }, "application_url"],
    ["a link with spaces", { application_url: "https://a b" }, "application_url"],
    ["an email address without a host", { contact_email: "jobs@" }, "contact_email"],
    ["a job type not in the list", { job_type: "Seasonal" }, "job_type"],
    ["21 requirements", { requirements: "x\n".repeat(21) }, "requirements"],
    ["a benefit of 301 characters", { benefits: "x".repeat(301) }, "benefits"],
  ])("refuses %s, beside its field", (_, changes, field) => {
    expect(Object.keys(errors(changes))).toEqual([field]);
  });

  it("takes a salary of one amount or two, and drops a currency without an amount", () => {
    expect(accepted(salary)).toMatchObject({ salary_minimum: 2000, salary_maximum: null });
    expect(accepted({ ...salary, salary_maximum: "2000" })).toMatchObject({ salary_maximum: 2000 });
    expect(accepted({ ...salary, salary_period: "", salary_note: "Per poster" })).toMatchObject({
      salary_minimum: 2000,
      salary_period: null,
    });
    expect(accepted({ salary_currency: "USD", salary_period: "year" })).toMatchObject({
      salary_currency: null,
      salary_period: null,
    });
  });

  it.each([
    ["0", 0],
    ["650000", 650_000],
    ["1,000", 1000],
    ["1 000", 1000],
    [" 650,000 ", 650_000],
    ["650\u202F000", 650_000],
    ["12\u00A0500\u00A0000.50", 12_500_000.5],
    ["1999.5", 1999.5],
    ["1.000,50", 1000.5],
    ["٦٥٠٠٠٠", 650_000],
    ["24k", 24_000],
    ["999999999999.99", 999_999_999_999.99],
  ])("reads a salary of %j as %d", (written, amount) => {
    expect(accepted({ ...salary, salary_minimum: written })).toMatchObject({ salary_minimum: amount });
  });

  it.each(["0x10", "1e5", "10,0000", "1,000 00", "1000.505", "+5", "1.", "Infinity"])(
    "takes no salary of %j",
    (written) => {
      expect(errors({ ...salary, salary_minimum: written })).toEqual({
        salary_minimum: ["Enter an amount, such as 650000 or 650,000."],
      });
    },
  );

  it.each([
    ["intern", "Internship"],
    ["CDI", "Full-time"],
    ["Permanent", "Full-time"],
    ["fixed term", "Contract"],
    ["tempo parcial", "Part-time"],
  ])("knows the job type %s as %s", (written, job_type) => {
    expect(accepted({ job_type: written })).toMatchObject({ job_type });
  });

  it.each([
    ["KES 120,000 per month", 120_000, "month"],
    ["R 25 000 pm", 25_000, "month"],
    ["US$60k/yr", 60_000, "year"],
    ["650 000 FCFA par mois", 650_000, "month"],
    ["R450 p/h", 450, "hour"],
    ["15,000 جنيه مصري شهريا", 15_000, "month"],
  ])("reads %j as %d a %s", (written, amount, period) => {
    const job = { salary_minimum: written, salary_currency: written.includes("FCFA") ? "XOF" : "" };
    expect(accepted(job)).toMatchObject({ salary_minimum: amount, salary_period: period });
    expect(errors({ ...job, salary_period: "week" })).toEqual({ salary_period: ["Choose a pay period."] });
  });

  it("reads the currency from the sign of an amount, and says where it is another", () => {
    const written = {
      ...salary,
      salary_currency: "",
      salary_minimum: "₦650,000",
      salary_maximum: "₦900,000",
    };
    expect(accepted(written)).toMatchObject({
      salary_minimum: 650_000,
      salary_maximum: 900_000,
      salary_currency: "NGN",
    });
    expect(accepted({ ...written, salary_currency: "naira" })).toMatchObject({ salary_currency: "NGN" });
    expect(errors({ ...written, salary_currency: "KES" })).toEqual({
      salary_minimum: ["This says NGN, and the currency KES. Correct one of them."],
      salary_maximum: ["This says NGN, and the currency KES. Correct one of them."],
    });
    expect(errors({ ...written, salary_minimum: "$500", salary_maximum: "" })).toEqual({
      salary_currency: ["Choose a currency for the salary."],
    });
  });

  it("takes the words of the site and of people, in any case", () => {
    expect(
      accepted({
        ...salary,
        job_type: "full time",
        country: "kenya",
        salary_period: "Monthly",
        salary_currency: "kes",
      }),
    ).toMatchObject({ job_type: "Full-time", country: "KE", salary_period: "month", salary_currency: "KES" });
    for (const country of ["KE", "ken", "Côte d’Ivoire", "ivory coast", "Égypte", "مصر", "Swaziland", "RDC"])
      expect(accepted({ country }).country, country).toMatch(/^(?:KE|CI|EG|SZ|CD)$/);
    expect(errors({ job_type: "Seasonal", country: "Atlantis" })).toEqual({
      job_type: ["Choose a job type: Full-time, Part-time, Contract, Freelance or Internship."],
      country: ["Choose a country, such as Kenya or KE."],
    });
  });

  it("takes no salary that the database has no room for", () => {
    expect(errors({ ...salary, salary_maximum: "1000000000000" })).toEqual({
      salary_maximum: ["Enter a smaller amount."],
    });
  });

  it("drops fields that are not a member's to set", () => {
    const values = accepted({ status: "approved", featured: "on", state: "Closed", user_id: "someone" });
    for (const name of ["status", "featured", "state", "user_id"]) expect(values).not.toHaveProperty(name);
  });

  it("comes back from the stored job unchanged", () => {
    const stored = accepted({
      ...salary,
      is_remote: "on",
      country: "RW",
      requirements: "A portfolio\nPatience",
      tags: "branding, packaging",
      expires_at: "2026-12-31",
      contact_email: "jobs@example.com",
      application_url: "https://ashe.example/apply?x=1",
    });
    expect(accepted(jobFormValues(stored))).toEqual(stored);
  });
});

describe("a job's deadline", () => {
  const now = new Date("2026-11-22T23:59:00Z");
  it.each([
    ["Open", null, null, true],
    ["Open", "2026-11-24", "2 days left", true],
    ["Open", "2026-11-23", "1 day left", true],
    ["Open", "2026-11-22", "Last day", true],
    ["Open", "2026-11-21", "Closed", false],
    ["Closed", "2026-11-24", "Closed", false],
    ["Filled", null, "Filled", false],
  ])("%s until %s is %s", (state, expires_at, text, open) => {
    expect(deadlineText({ state, expires_at }, now)).toBe(text);
    expect(isOpen({ state, expires_at }, now)).toBe(open);
    expect(stateShown({ state, expires_at }, now)).toBe(open ? "Open" : text);
  });
});

it("a job says what it pays, in figures and in words, or that it does not say", () => {
  const none = { salary_minimum: null, salary_maximum: null, salary_currency: null, salary_period: "month" };
  const paid = { ...none, salary_minimum: 1, salary_maximum: 1, salary_currency: "USD" };
  expect(salaryText({ ...none, salary_note: null })).toBe("Salary not stated");
  expect(salaryText({ ...none, salary_note: "Negotiable" })).toBe("Negotiable");
  expect(salaryText({ ...paid, salary_note: null })).toBe("$1 a month");
  expect(salaryText({ ...paid, salary_note: "and lunch" })).toBe("$1 a month · and lunch");
  expect(salaryText({ ...paid, salary_period: null, salary_note: "Per poster" })).toBe("$1 Per poster");
});
