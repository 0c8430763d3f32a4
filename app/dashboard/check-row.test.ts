import { expect, test } from "vitest";
import type { ServerKind } from "#app/content/kind.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { csv } from "#app/lib/csv.ts";
import { checkRow, type Fills } from "./check-row.ts";
import { csvRow } from "./csv-rows.ts";
import { CsvRefused, importLimits, readSheet, type SheetAnswers } from "./read-sheet.ts";

/** As an import checks them that adds all. */
function checkCsv(
  kind: ServerKind,
  file: string,
  { fills, ...answers }: SheetAnswers & { fills?: Fills } = {},
) {
  const sheet = readSheet(kind, file, answers);
  const rows = sheet.rows.map((row) => ({
    number: row.number,
    title: row.cells[kind.titleColumn],
    ...checkRow(kind, sheet, row, fills && { fills }),
  }));
  return { ...sheet, rows };
}

const records = ({ rows }: ReturnType<typeof checkCsv>) => rows.flatMap(({ record }) => record ?? []);

const jargon = serverKindOfSection("jargon");

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
        "Term: Enter a term.",
        expect.stringMatching(/^Category: Choose a category: Typography, .* or Design Theory\.$/),
      ],
    },
    {
      number: 4,
      title: expect.stringContaining("A"),
      errors: [
        "Review: Choose a status: pending, approved, rejected.",
        "This row has more cells than columns.",
      ],
    },
  ]);
  expect(checked.unknown).toEqual([{ at: 4, heading: "Mood", column: null }]);
  expect(checked.missing).toEqual(["related_terms"]);
  expect(records(checked)).toMatchObject([{ term: "Kerning" }]);
});

test("rows that are empty are left out, and the others are counted as a spreadsheet counts them", () => {
  const { rows } = checkCsv(jargon, "\nterm,definition\nA,B\n\n,,\n,No name\n  ,\n");
  expect(rows.map(({ number, title }) => [number, title])).toEqual([
    [3, "A"],
    [6, ""],
  ]);
  expect(() => checkCsv(jargon, 'term,definition\n\n"a,b')).toThrow("There’s a stray quote in row 3.");
});

test("what no form has is not written, whoever names it in a file", () => {
  const file = "term,definition,user_id,slug,revision_of,updated_at\nA,B,x,Its Page,x,2031-01-01T10:00:00Z";
  expect(records(checkCsv(jargon, file))).toEqual([
    { term: "A", definition: "B", category: null, related_terms: [], slug: "its-page" },
  ]);
});

test("a heading in other words is matched by the admin, once", () => {
  const file = "Subject,Meaning (short),Definition (long)\nKerning,No,The space";
  const asked = checkCsv(jargon, file);
  expect(asked.unknown.map(({ heading }) => heading)).toEqual(["Subject", "Meaning (short)"]);
  expect(asked.rows[0]?.errors).toEqual(["Term: Enter a term."]);
  const matched = checkCsv(jargon, file, { columns: { 0: "term", 1: "definition" } });
  expect(records(matched)).toMatchObject([{ term: "Kerning", definition: "The space" }]);
  expect(matched.unknown.map(({ column }) => column)).toEqual(["term", null]);
});

test("what the form would set unasked is told, and the admin says it once for all rows", () => {
  const file =
    'title,start_date,location,venue\nA,2031-01-02,Heidelberg,\nB,2031-01-02,"Kigali, Rwanda",Online';
  const asked = checkCsv(events, file);
  expect(asked.rows.map(({ errors }) => errors)).toEqual([
    ["Time zone: Say above what it is.", "Format: Say above what it is."],
    [],
  ]);
  expect(asked.rows[1]).toMatchObject({
    inferred: { time_zone: "Africa/Kigali", format: "online" },
    unsaid: ["event_type", "category", "canceled"],
  });
  const said = checkCsv(events, file, {
    fills: { format: "In-person", time_zone: "berlin", category: "Technology", canceled: "no" },
  });
  expect(records(said)).toMatchObject([
    { format: "in-person", time_zone: "Europe/Berlin", category: "Technology", event_type: "Conference" },
    { format: "online", time_zone: "Africa/Kigali", category: "Technology" },
  ]);
});

test("of an item that is here already a row says only what it has", () => {
  const before = {
    ...{
      title: "Meet",
      start_date: "2031-05-02",
      end_date: "2031-05-03",
      location: "Dakar",
      status: "pending",
    },
    ...{
      format: "online",
      time_zone: "Africa/Dakar",
      event_type: "Workshop",
      category: "Design",
      canceled: "yes",
    },
  };
  const sheet = readSheet(events, "title,format,location\nMeet,,Accra", {});
  const [row] = sheet.rows;
  const { record, unsaid } = checkRow(events, sheet, row as NonNullable<typeof row>, { before });
  expect(unsaid).toEqual([]);
  expect(record).toMatchObject({ ...before, location: "Accra", canceled: true });
});

test("an empty cell empties what was exported, and nothing else", () => {
  const before = {
    ...{ term: "@font-face", definition: "A", related_terms: "Web font, Typeface", status: "pending" },
  };
  const checked = (file: string) => {
    const sheet = readSheet(jargon, file, {});
    return sheet.rows.map((row) => checkRow(jargon, sheet, row, { before }).record?.related_terms);
  };
  expect(checked("slug,related_terms\nfont-face,")).toEqual([[]]);
  expect(checked("term,related_terms\n@font-face,")).toEqual([["Web font", "Typeface"]]);
});

test("a logo needs the address of its image, and a switch a yes or a no", () => {
  const [logo] = checkCsv(serverKindOfSection("logos"), "title,company\nA,B").rows;
  expect(logo?.errors).toEqual(["Image URL: Please provide an image for the logo"]);
  const file =
    "title,company,image_url,variants\nA,B,/files/logos/a/a.svg,mark | dark | https://x.example/a.svg";
  expect(checkCsv(serverKindOfSection("logos"), file).rows[0]?.errors).toEqual([
    "More files, line 1: Name a picture that is on this site.",
  ]);
  const [job] = checkCsv(serverKindOfSection("jobs"), "title,company,location,featured\nA,B,C,perhaps").rows;
  expect(job?.errors).toEqual([
    "Featured: Write yes or no.",
    "Application link: Add an application link or a contact email, so that people can apply.",
  ]);
});

const events = serverKindOfSection("events");
const days = ({ rows }: ReturnType<typeof checkCsv>) =>
  rows.map(({ errors, record }) => errors[0] ?? `${record?.start_date} ${record?.end_date}`);
const eventFile = (...rows: string[]) =>
  `title,start_date,end_date,location,format\n${rows.map((row) => `${row},online`).join("\n")}`;

test("of days such as 05/03/2027 one question is asked for each column, and its answer goes with the rows", () => {
  const file = eventFile("A,05/03/2027,06/03/2027,Accra", "B,07/03/2027,,Accra", "C,2027-03-09,,Accra");
  const asked = checkCsv(events, file);
  expect(asked.questions).toEqual([
    { column: "start_date", label: "Starts on", example: "05/03/2027", order: null },
    { column: "end_date", label: "Ends on", example: "06/03/2027", order: null },
  ]);
  const wait = "Starts on: Say above how its dates are written.";
  expect(days(asked)).toEqual([wait, wait, "2027-03-09 2027-03-09"]);
  const answered = checkCsv(events, file, { days: { start_date: "day-month", end_date: "day-month" } });
  expect(days(answered)).toEqual(["2027-03-05 2027-03-06", "2027-03-07 2027-03-07", "2027-03-09 2027-03-09"]);
  expect(days(checkCsv(events, file, { days: { start_date: "month-day", end_date: "month-day" } }))[0]).toBe(
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
  expect(checked.unknown).toEqual([]);
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
      ["title", "start_date", "location", "format", column],
      ["Meet", "2031-05-02", "Dakar", "online", `${line}\n\n`],
    ]),
  ).rows;
  expect(record?.[column]).toEqual([row]);
  expect(csvRow(events, record as { status: string })[events.csv.columns.indexOf(column)]).toBe(line);
});

test("what is wrong with a line of a cell names the line", () => {
  const file =
    'title,start_date,location,format,schedule,speakers\nA,2031-01-01,Accra,hybrid,"Doors\n10:00 |",Ada | Host | x | y\n';
  expect(checkCsv(serverKindOfSection("events"), file).rows[0]?.errors).toEqual([
    "Schedule, line 2: Say what happens at this time.",
    "Speakers, line 1: Upload the picture: one that is on another site can’t be shown here.",
  ]);
});

test.each([
  ["", "There are no rows below the column names."],
  ["term,definition", "There are no rows below the column names."],
  ["term,Term\na,b", "The column term appears twice in the first row."],
  ['term,definition\n"a,b', "There’s a stray quote in row 2."],
])("%#: a file that is none is refused as a whole", (file, message) => {
  expect(() => checkCsv(jargon, file)).toThrow(new CsvRefused(message));
});

test.each([
  [`term\n${"a\n".repeat(501)}`, "Import at most 500 rows at a time. This file has 501."],
  [`term\n${"a".repeat(importLimits.bytes)}`, "Import at most 240 KB at a time. Split the file."],
])("%#: a file that is too large is refused as such", (file, message) => {
  expect(() => checkCsv(jargon, file)).toThrow(expect.objectContaining({ message, status: 413 }));
});
