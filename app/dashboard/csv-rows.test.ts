import { expect, test } from "vitest";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { csv } from "#app/lib/csv.ts";
import { checkRow } from "./check-row.ts";
import { cellsOf, csvRow, fileColumns } from "./csv-rows.ts";
import { readSheet } from "./read-sheet.ts";

const samples = {
  logos: {
    title: "=Baobab",
    company: 'The "Bank", Ltd',
    description: "One\nTwo",
    designer: null,
    year: 2019,
    aliases: ["GTBank", "GTB"],
    tags: ["tree", "bank"],
    country: "CI",
    sector: "Food and drink",
    mark_form: null,
    source_url: "https://example.com/press?a=1,2",
    guidelines_url: null,
    license: "CC-BY-4.0",
    layout: "wordmark",
    variants: [{ layout: "mark", ground: "dark", image: "/files/logos/a/c.svg" }],
    image_url: "/files/logos/a/b.svg",
    featured: true,
    status: "rejected",
  },
  jargon: {
    term: "@font-face",
    definition: "- first\n- second, with 'quotes'",
    category: null,
    related_terms: ["Web font", "Typeface"],
    status: "pending",
  },
  events: {
    title: "Meet",
    description: null,
    long_description: "Long; longer",
    start_date: "2031-05-02",
    end_date: "2031-05-03",
    start_time: "10:00",
    end_time: null,
    time_zone: "Africa/Nairobi",
    location: "Dakar",
    venue: null,
    address: null,
    event_type: "Workshop",
    format: "online",
    category: "Design",
    tags: [],
    registration_url: "https://example.com/?a=1,2",
    organizer: null,
    organizer_description: null,
    logo_id: null,
    schedule: [
      { time: "10:00", title: "Opening" },
      { time: "", title: "Lunch | or tea" },
      { time: "11:00", title: "Talk: A | B" },
    ],
    speakers: [
      { name: "Selam", role: "Type", image: null },
      { name: "Ada", role: "", image: "/files/logos/a/a.png" },
    ],
    image_url: null,
    canceled: true,
    status: "approved",
  },
  jobs: {
    title: "Draw",
    company: "Moyo",
    location: "Accra",
    country: "GH",
    is_remote: true,
    job_type: "Contract",
    category: "Design",
    description: "+ tea",
    responsibilities: ["Draw", "Ink, and scan"],
    requirements: [],
    benefits: [],
    experience: null,
    salary_minimum: 100.5,
    salary_maximum: null,
    salary_currency: "GHS",
    salary_period: "month",
    salary_note: "Negotiable, in part",
    application_url: null,
    contact_email: "jobs@example.com",
    company_description: null,
    logo_id: "00000000-0000-4000-8000-000000000001",
    expires_at: null,
    tags: ["ink"],
    state: "Draft",
    featured: false,
    status: "approved",
  },
};

test.each(Object.entries(samples))("%s: what was exported is imported as it was", (section, record) => {
  const kind = serverKindOfSection(section);
  const known = { ...record, slug: "its-page", updated_at: "2031-01-01T10:00:00.123456+00:00" };
  const file = csv([fileColumns(kind), csvRow(kind, known)]);
  const sheet = readSheet(kind, file, {});
  const rows = sheet.rows.map((row) => checkRow(kind, sheet, row));
  expect(rows.map(({ errors, unsaid }) => [errors, unsaid])).toEqual([[[], []]]);
  expect(rows.map((row) => row.record)).toEqual([{ ...record, slug: "its-page" }]);
  expect([sheet.unknown, sheet.missing]).toEqual([[], []]);
  expect(cellsOf(kind, Object.assign({}, record, rows[0]?.record))).toEqual({
    ...cellsOf(kind, known),
    updated_at: "",
  });
});

test("the file has the fields of the form and no image files", () => {
  expect(serverKindOfSection("jargon").csv.columns).toEqual([
    "term",
    "definition",
    "category",
    "related_terms",
    "status",
  ]);
  for (const section of Object.keys(samples))
    expect([...serverKindOfSection(section).csv.columns].sort()).toEqual(
      Object.keys(samples[section as keyof typeof samples]).sort(),
    );
});
