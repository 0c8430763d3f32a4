import { readdirSync, readFileSync } from "node:fs";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { eventCategories, eventFormats, eventTypes } from "#app/content/event/options.ts";
import { jargonCategories } from "#app/content/jargon/options.ts";
import { jobCategories, jobStates, jobTypes, salaryPeriods } from "#app/content/job/options.ts";
import { licenses, markForms, sectors } from "#app/content/logo/options.ts";
import { isPlainSvg } from "#app/images/plain-svg.server.ts";
import { cleanSvg } from "#app/images/svg.server.ts";
import { termLanguages } from "#app/lib/african-languages.ts";
import { africanCountries } from "#app/lib/countries.ts";
import { events } from "./events.ts";
import { guests } from "./guests.ts";
import { translations } from "./jargon/translations.ts";
import { jargon } from "./jargon.ts";
import { jobs } from "./jobs.ts";
import { logos } from "./logos.ts";
import { members } from "./members.ts";

const kinds = { logos, jargon, events, jobs };
const drawings = new URL("logos/", import.meta.url);

const line = (maximum: number) => z.string().trim().min(1).max(maximum);
const invented = /^https:\/\/[a-z]+\.example\//;
const link = z.string().max(500).regex(invented).nullable();
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const lines = z.array(line(300)).max(20);
const tags = z.array(line(40)).max(10);
const entry = {
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  owner: z.enum(members.map((member) => member.key)).nullable(),
  status: z.enum(["pending", "approved", "rejected"]),
  review_note: line(1000).optional(),
  daysAgo: z.int().min(0),
};

// The limits of the tables, so that a slip shows here and not halfway through loading.
const limits = {
  logos: z.strictObject({
    ...entry,
    title: line(120),
    company: line(120),
    description: line(2000).nullable(),
    designer: line(120),
    year: z.int().min(1900).max(2100).nullable(),
    tags: z.array(line(40).lowercase()).min(1).max(5),
    country: z.enum(africanCountries),
    sector: z.enum(sectors).nullable(),
    mark_form: z.enum(markForms),
    source_url: z.url().optional(),
    guidelines_url: z.url().optional(),
    license: z.enum(licenses).optional(),
    file: z.string().regex(/^[a-z-]+\.svg$/),
    layout: z.enum(["mark", "wordmark", "lockup"]).optional(),
    variants: z
      .array(z.string().regex(/^(?:mark|wordmark|lockup)(?:-dark|-one-color)?$/))
      .max(5)
      .optional(),
    featured: z.boolean(),
  }),
  jargon: z.strictObject({
    ...entry,
    term: line(80),
    definition: line(2000),
    category: z.enum(jargonCategories),
    related_terms: z.array(line(80)).max(12),
  }),
  events: z.strictObject({
    ...entry,
    title: line(160),
    description: line(500).nullable(),
    long_description: line(10_000).nullable(),
    startsInDays: z.int(),
    lastsDays: z.int().min(1),
    start_time: clock.nullable(),
    end_time: clock.nullable(),
    time_zone: z.enum(Intl.supportedValuesOf("timeZone")),
    location: line(160),
    venue: line(160).nullable(),
    address: line(300).nullable(),
    event_type: z.enum(eventTypes),
    format: z.enum(eventFormats),
    category: z.enum(eventCategories),
    tags,
    registration_url: link,
    organizer: line(160).nullable(),
    organizer_description: line(2000).nullable(),
    image_url: z.null(),
    schedule: z.array(z.strictObject({ time: clock, title: line(160) })),
    speakers: z.array(z.strictObject({ name: line(120), role: line(120), image: z.null() })),
    canceled: z.boolean(),
  }),
  jobs: z.strictObject({
    ...entry,
    title: line(160),
    company: line(120),
    location: line(160),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    is_remote: z.boolean(),
    job_type: z.enum(jobTypes),
    category: z.enum(jobCategories),
    description: z.string().max(10_000),
    responsibilities: lines,
    requirements: lines,
    benefits: lines,
    experience: line(80).nullable(),
    salary_minimum: z.number().positive().nullable(),
    salary_maximum: z.number().positive().nullable(),
    salary_currency: z.enum(Intl.supportedValuesOf("currency")).nullable(),
    salary_period: z.enum(salaryPeriods).nullable(),
    salary_note: line(80).nullable(),
    application_url: link,
    contact_email: z.email().endsWith("@example.com").nullable(),
    company_description: line(2000).nullable(),
    expiresInDays: z.int().nullable(),
    state: z.enum(jobStates),
    featured: z.boolean(),
    tags,
  }),
};

const keysOf = (entries: { key: string }[]) => entries.map((one) => one.key);
const duplicates = (list: string[]) => list.filter((one, index) => list.indexOf(one) !== index);

describe.each(Object.keys(limits) as (keyof typeof limits)[])("the sample %s", (kind) => {
  const entries: (typeof kinds)[typeof kind] = kinds[kind];

  test("fit their table", () => {
    for (const one of entries) {
      const read = limits[kind].safeParse(one);
      expect(read.success ? "" : `${one.key}: ${z.prettifyError(read.error)}`).toBe("");
    }
  });

  test("can be told apart", () => {
    expect(duplicates(keysOf(entries))).toEqual([]);
  });

  test("leave something to review, and say why something was refused", () => {
    expect(entries.filter((one) => one.status === "pending").length).toBeGreaterThanOrEqual(2);
    for (const one of entries) expect(one.review_note !== undefined, one.key).toBe(one.status === "rejected");
  });
});

describe("the sample translations", () => {
  const shape = z.strictObject({
    ...entry,
    of: z.enum(jargon.filter(({ status }) => status === "approved").map(({ key }) => key)),
    language: z.enum(termLanguages),
    term: line(80),
    definition: line(2000),
    synonyms: z.array(line(80)).max(6),
    credit: line(120),
  });

  test("fit their table and can be told apart", () => {
    for (const one of translations) {
      const read = shape.safeParse(one);
      expect(read.success ? "" : `${one.key}: ${z.prettifyError(read.error)}`).toBe("");
    }
    expect(duplicates(keysOf(translations))).toEqual([]);
  });

  test.each([
    ["fr", 24],
    ["pt", 24],
    ["sw", 24],
    ["ar", 12],
    ["ha", 12],
  ])("in %s are at least %i", (language, least) => {
    expect(translations.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(least);
  });
});

test("members are told apart by key and address, and mail to them goes nowhere", () => {
  expect(duplicates(keysOf(members))).toEqual([]);
  const emails = [...members, ...guests].map((member) => member.email);
  expect(duplicates(emails)).toEqual([]);
  for (const email of emails) expect(email).toMatch(/@example\.com$/);
});

test("a term's related terms can be looked up", () => {
  const approved = jargon.filter((term) => term.status === "approved").map((term) => term.term);
  for (const term of jargon) {
    expect(term.related_terms).not.toContain(term.term);
    for (const related of term.related_terms)
      expect(approved, `${term.term} points to it`).toContain(related);
  }
  expect(new Set(jargon.map((term) => term.category))).toEqual(new Set(jargonCategories));
});

test("an event does not end before it starts, and one that is not online says where it is", () => {
  for (const event of events) {
    if (event.end_time && event.lastsDays === 1) expect(event.start_time, event.key).not.toBeNull();
    if (event.start_time && event.end_time && event.lastsDays === 1)
      expect(event.end_time > event.start_time, event.key).toBe(true);
    if (event.format !== "online") expect(event.venue, event.key).not.toBeNull();
  }
});

test("an event's venue and address leave the city to its location", () => {
  for (const { key, location, venue, address } of events) {
    const [city = ""] = location.split(",");
    expect(`${venue}, ${address}`, key).not.toContain(city);
  }
});

test("the calendar has approved events that are over, under way, to come and canceled", () => {
  const shown = events.filter((event) => event.status === "approved");
  const lastDay = (event: (typeof events)[number]) => event.startsInDays + event.lastsDays - 1;
  expect(shown.some((event) => lastDay(event) < 0)).toBe(true);
  expect(shown.some((event) => event.startsInDays < 0 && lastDay(event) > 0)).toBe(true);
  expect(shown.some((event) => event.startsInDays > 0 && !event.canceled)).toBe(true);
  expect(shown.some((event) => event.canceled)).toBe(true);
});

test("pay is a whole statement or none, and an open job says how to apply", () => {
  for (const job of jobs) {
    const stated = job.salary_minimum !== null;
    expect(job.salary_currency !== null, job.key).toBe(stated);
    expect(job.salary_period !== null, job.key).toBe(stated);
    if (job.salary_maximum !== null)
      expect(job.salary_maximum, job.key).toBeGreaterThanOrEqual(
        job.salary_minimum ?? Number.POSITIVE_INFINITY,
      );
    if (job.state === "Open") expect(job.application_url ?? job.contact_email, job.key).not.toBeNull();
  }
});

test("the logos show every sector and every form", () => {
  expect(new Set(logos.flatMap(({ sector }) => sector ?? []))).toEqual(new Set(sectors));
  expect(new Set(logos.map(({ mark_form }) => mark_form))).toEqual(new Set(markForms));
});

describe("the drawings", () => {
  const files = readdirSync(drawings).filter((file) => file.endsWith(".svg"));

  test("are all used, and none is missing", () => {
    const drawn = logos.flatMap(({ key, file, variants = [] }) => [
      file,
      ...variants.map((name) => `${key}-${name}.svg`),
    ]);
    expect(new Set(drawn)).toEqual(new Set(files));
  });

  test.each(files)("%s is a small clean picture that the site itself accepts", (file) => {
    const bytes = readFileSync(new URL(file, drawings));
    expect(bytes.length).toBeLessThan(1_500);
    const elements: string[] = [];
    const parser = new SaxesParser();
    parser.on("opentag", ({ name, attributes }) => {
      elements.push(name);
      if (name === "svg") expect(attributes.viewBox).toMatch(/^0 0 \d+ \d+$/);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(attribute).not.toMatch(/^on|href|^style$/);
        if (value.includes("url(")) expect(value).toMatch(/^url\(#[a-z]+\)$/);
      }
    });
    parser.write(bytes.toString("utf8")).close();
    for (const forbidden of ["script", "style", "text", "image", "use", "foreignObject"])
      expect(elements).not.toContain(forbidden);
    const cleaned = cleanSvg(bytes);
    expect(cleaned.length).toBeGreaterThan(100);
    expect(isPlainSvg(cleaned)).toBe(true);
  });
});
