import { expect, test } from "vitest";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { csv } from "#app/lib/csv.ts";
import { CsvRefused, checkCsv, importLimits, validRows } from "./check-csv.ts";
import { csvRow } from "./csv-rows.ts";

const jargon = serverKindOfSection("jargon");

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
    variants: [],
    image_url: "/files/logos/a/b.svg",
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
  const file = csv([kind.csv.columns, csvRow(kind, record)]);
  const checked = checkCsv(kind, file);
  expect(checked.rows.map(({ errors }) => errors)).toEqual([[]]);
  expect(validRows(checked).records).toEqual([record]);
  expect([checked.unused, checked.missing]).toEqual([[], []]);
  expect(validRows(checkCsv(kind, validRows(checked).csv)).records).toEqual([record]);
});

test("each row says what is wrong with it, without signs that turn its words, and only good rows go on", () => {
  const checked = checkCsv(
    jargon,
    'Term,Definition,Category,Status,Mood\nKerning,Space,,,\n,"No name",Shoes,,glad\n\u202EA,B,,done,,extra\n',
  );
  expect(checked.rows.map(({ number, title, errors }) => ({ number, title, errors }))).toEqual([
    { number: 2, title: "Kerning", errors: [] },
    {
      number: 3,
      title: "",
      errors: [
        "Term: Still missing.",
        expect.stringMatching(/^Category: Choose a category: Typography, .* or Design Theory\.$/),
      ],
    },
    {
      number: 4,
      title: "A",
      errors: [
        "Review: Choose a status: pending, approved, rejected.",
        "This row has more cells than columns.",
      ],
    },
  ]);
  expect(checked.unused).toEqual(["Mood"]);
  expect(checked.missing).toEqual(["related_terms"]);
  const good = validRows(checked);
  expect(good.records).toMatchObject([{ term: "Kerning", status: "approved" }]);
  expect(good.csv).not.toContain("No name");
});

test("rows that are empty are left out, and the others are counted as a spreadsheet counts them", () => {
  const { rows } = checkCsv(jargon, "\nterm,definition\nA,B\n\n,,\n,No name\n  ,\n");
  expect(rows.map(({ number, title }) => [number, title])).toEqual([
    [3, "A"],
    [6, ""],
  ]);
  expect(() => checkCsv(jargon, 'term,definition\n\n"a,b')).toThrow("There's a stray quote in row 3.");
});

test("what no form has is not written, whoever names it in a file", () => {
  const { records } = validRows(checkCsv(jargon, "term,definition,user_id,slug,revision_of\nA,B,x,x,x"));
  expect(Object.keys(records[0] ?? {}).sort()).toEqual(
    ["category", "definition", "related_terms", "status", "term"].sort(),
  );
});

test("a logo needs the address of its image, and a switch a yes or a no", () => {
  const [logo] = checkCsv(serverKindOfSection("logos"), "title,company\nA,B").rows;
  expect(logo?.errors).toEqual(["Image URL: Please provide an image for the logo"]);
  const [job] = checkCsv(serverKindOfSection("jobs"), "title,company,location,featured\nA,B,C,perhaps").rows;
  expect(job?.errors).toEqual([
    "Featured: Write yes or no.",
    "Application link: Add an application link or an email, so that people can apply.",
  ]);
});

const events = serverKindOfSection("events");
const days = ({ rows }: ReturnType<typeof checkCsv>) =>
  rows.map(({ errors, record }) => errors[0] ?? `${record?.start_date} ${record?.end_date}`);
const eventFile = (...rows: string[]) => `title,start_date,end_date,location\n${rows.join("\n")}`;

test("of days such as 05/03/2027 one question is asked for each column, and its answer goes with the rows", () => {
  const file = eventFile("A,05/03/2027,06/03/2027,Accra", "B,07/03/2027,,Accra", "C,2027-03-09,,Accra");
  const asked = checkCsv(events, file);
  expect(asked.questions).toEqual([
    { column: "start_date", label: "Starts on", example: "05/03/2027", order: null },
    { column: "end_date", label: "Ends on", example: "06/03/2027", order: null },
  ]);
  const wait = "Starts on: Say above how its dates are written.";
  expect(days(asked)).toEqual([wait, wait, "2027-03-09 2027-03-09"]);
  const answered = checkCsv(events, file, { start_date: "day-month", end_date: "day-month" });
  expect(days(answered)).toEqual(["2027-03-05 2027-03-06", "2027-03-07 2027-03-07", "2027-03-09 2027-03-09"]);
  const again = checkCsv(events, validRows(answered).csv);
  expect([again.questions, days(again)]).toEqual([[], days(answered)]);
  expect(days(checkCsv(events, file, { start_date: "month-day", end_date: "month-day" }))[0]).toBe(
    "2027-05-03 2027-06-03",
  );
});

test("a column where one day fits one order only answers for itself and for the others, and can be corrected", () => {
  const file = eventFile("A,05/03/2027,05/03/2027,Accra", "B,30/03/2027,31/03/2027 00:00:00,Accra");
  const { questions, ...checked } = checkCsv(events, file);
  expect(questions.map(({ order }) => order)).toEqual(["day-month", "day-month"]);
  expect(days({ questions, ...checked })).toEqual(["2027-03-05 2027-03-05", "2027-03-30 2027-03-31"]);
  const mixed = checkCsv(
    events,
    eventFile("A,31/12/2026,,Accra", "B,12/31/2026,,Accra", "C,01/02/2027,,Accra"),
  );
  expect(mixed.questions[0]?.order, "two hands wrote it").toBeNull();
  expect(days(mixed).slice(2)).toEqual(["Starts on: Say above how its dates are written."]);
});

test("labels, cases and times as spreadsheets write them are taken, and columns by the names that the site shows", () => {
  const checked = checkCsv(
    events,
    "TITLE;Starts on;Start time;end time;Location;Format;Time zone;Canceled;Tags\nA;5 March 2027;9:00 AM;17h30;Accra;On-site;africa/accra;FAUX;ink, print",
  );
  expect(checked.rows[0]?.errors).toEqual([]);
  expect(checked.rows[0]?.record).toMatchObject({
    start_date: "2027-03-05",
    start_time: "09:00",
    end_time: "17:30",
    format: "in-person",
    time_zone: "Africa/Accra",
    canceled: false,
    tags: ["ink", "print"],
  });
  expect(checked.unused).toEqual([]);
});

test.each([
  ["schedule", "10:00 | Opening", { time: "10:00", title: "Opening" }],
  ["schedule", "10:00 | Type | and other talks", { time: "10:00", title: "Type | and other talks" }],
  ["schedule", "Lunch", { time: "", title: "Lunch" }],
  ["schedule", "| Lunch | or tea", { time: "", title: "Lunch | or tea" }],
  ["speakers", "Ada", { name: "Ada", role: "", image: null }],
  ["speakers", "Ada | Designer", { name: "Ada", role: "Designer", image: null }],
  ["speakers", "Ada |  | /files/logos/a/b.png", { name: "Ada", role: "", image: "/files/logos/a/b.png" }],
])("%s: a cell holds a row a line, such as %j, and is exported so", (column, line, row) => {
  const [{ record } = { record: null }] = checkCsv(
    events,
    csv([
      ["title", "start_date", "location", column],
      ["Meet", "2031-05-02", "Dakar", `${line}\n\n`],
    ]),
  ).rows;
  expect(record?.[column]).toEqual([row]);
  expect(csvRow(events, record as { status: string })[events.csv.columns.indexOf(column)]).toBe(line);
});

test("what is wrong with a line of a cell names the line", () => {
  const file =
    'title,start_date,location,schedule,speakers\nA,2031-01-01,B,"Doors\n10:00 |",Ada | Host | x | y\n';
  expect(checkCsv(serverKindOfSection("events"), file).rows[0]?.errors).toEqual([
    "Schedule, line 2: Say what happens at this time.",
    "Speakers, line 1: Upload the picture: one that is on another site can't be shown here.",
  ]);
});

test.each([
  ["", "The first row must name the columns, such as term, definition, category."],
  ["a,b\n1,2", "The first row must name the columns, such as term, definition, category."],
  ["term,definition", "There are no rows below the column names."],
  ["term,Term\na,b", "The column term appears twice in the first row."],
  ['term,definition\n"a,b', "There's a stray quote in row 2."],
])("%#: a file that is none is refused as a whole", (file, message) => {
  expect(() => checkCsv(jargon, file)).toThrow(new CsvRefused(message));
});

test.each([
  [`term\n${"a\n".repeat(501)}`, "Import at most 500 rows at a time. This file has 501."],
  [`term\n${"a".repeat(importLimits.bytes)}`, "Import at most 240 KB at a time. Split the file."],
])("%#: a file that is too large is refused as such", (file, message) => {
  expect(() => checkCsv(jargon, file)).toThrow(expect.objectContaining({ message, status: 413 }));
});

test("the file has the fields of the form and no image files", () => {
  expect(jargon.csv.columns).toEqual(["term", "definition", "category", "related_terms", "status"]);
  for (const section of Object.keys(samples))
    expect([...serverKindOfSection(section).csv.columns].sort()).toEqual(
      Object.keys(samples[section as keyof typeof samples])
        .filter((name) => name !== "variants")
        .sort(),
    );
});
