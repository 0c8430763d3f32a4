import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { memberContext } from "#app/accounts/guards.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { undoImport } from "#app/content/records.server.ts";
import { recentActivity } from "#app/dashboard/activity.server.ts";
import { type ImportAnswer, importCsv, leftOutFile } from "#app/dashboard/import.server.ts";
import { loader as exportCsv } from "#app/routes/dashboard._admin.$section[.]csv.ts";
import { action as undoAction } from "#app/routes/dashboard._admin.import.$section_.$id.undo.tsx";
import { testDatabase } from "#tests/support/test-database.ts";

/** A database with two admins; the first of them imports. */
const database = await testDatabase();
const admin = await database.member("admin", "Amina");
await database.member("admin", "Zola");

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

type Answer = { status: number | undefined } & Partial<ImportAnswer>;

async function post(section: string, fields: Record<string, string | File>): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request("http://localhost", { method: "POST", body });
  const session = { supabase: admin.supabase, member: null };
  const answer = await importCsv(serverKindOfSection(section), request, session);
  if (answer instanceof Response) return { status: answer.status };
  return { status: answer.init?.status, ...answer.data };
}

/** Sends the form of a preview, as its radio button and `more` say. */
const send = ({ preview }: Answer, section: string, more: Record<string, string> = {}) =>
  post(section, {
    intent: "import",
    submission_id: preview?.submissionId ?? "",
    csv: preview?.csv ?? "",
    planned: preview?.planned ?? "",
    status: "approved",
    ...more,
  });

const outcomes = ({ preview }: Answer) => preview?.rows.map(({ outcome }) => outcome);

async function exported(section: string): Promise<string> {
  const context = new RouterContextProvider();
  context.set(memberContext, { supabase: admin.supabase, member: admin as never });
  const answer = await exportCsv({ params: { section }, context } as never);
  return answer.text();
}

const count = async (section: string) =>
  (await database.query<{ count: number }>(`select count(*)::int from ${section}`))[0]?.count;

test.each([
  [
    "logos",
    'title,company,image_url,status,tags\n=Sun,"Moyo, Ltd",/files/logos/a/b.svg,approved,"a, b"\nMoon,Moyo,/files/logos/a/c.svg,,\n',
  ],
  ["jargon", 'term,definition,category\nKerning,"- one\n- ""two""",Typography\n@font-face,\'Quoted,\n'],
  [
    "events",
    "title,start_date,end_date,start_time,location,format,schedule\nMeet,2031-05-02,2031-05-03,10:00,Dakar,online,10:00 | Opening\nMeet,2031-06-02,,,Accra,hybrid,\n",
  ],
  [
    "jobs",
    "title,company,location,is_remote,salary_minimum,salary_currency,salary_period,state,application_url\nDraw,Moyo,Accra,yes,100.5,GHS,month,Draft,moyo.example\nDraw,Moyo,Lagos,no,,,,,moyo.example\n",
  ],
])("%s: a file is shown, then added whole, and comes back as it was exported", async (section, file) => {
  const preview = await post(section, { csv: file });
  expect(outcomes(preview)).toEqual(["add", "add"]);
  expect(await count(section), "nothing is written before the admin says so").toBe(0);

  expect((await send(preview, section)).status).toBe(303);
  expect(await count(section)).toBe(2);
  expect((await send(preview, section)).status, "the same form again").toBe(303);
  expect(await count(section)).toBe(2);
  const { name } = serverKindOfSection(section);
  const log = await database.query(
    "select action, item_id, item_title from public.audit_log where actor_id = $1 and item_type = $2",
    [admin.id, name],
  );
  const item_id = preview.preview?.submissionId;
  const several = kindOfSection(section).nouns[1];
  expect(log, "once in the log").toEqual([{ action: "imported", item_id, item_title: `2 ${several}` }]);
  const [newest] = await recentActivity(admin.supabase);
  expect(newest).toMatchObject({ actor: "Amina", did: "imported", what: `2 ${several}` });
  expect(newest?.href, "with the way to its rows").toBe(`/dashboard/${section}?import=${item_id}`);
  expect(await database.query("select from public.notifications"), "no bell rings").toEqual([]);

  const backup = await exported(section);
  expect(outcomes(await post(section, { csv: backup })), "nothing is new").toEqual(["same", "same"]);
  await database.query(`delete from ${section}`);
  const again = await post(section, { file: new File([backup], "a.csv", { type: "text/csv" }), csv: "" });
  expect(outcomes(again)).toEqual(["add", "add"]);
  expect((await send(again, section)).status).toBe(303);
  expect(sorted(await exported(section))).toEqual(sorted(backup));
});

/** Rows that were added together have no order, and the last column is when. */
const sorted = (file: string) =>
  file
    .split("\r\n")
    .map((line) => line.replace(/,[^,]*$/, ""))
    .sort();

test("a row that repeats an earlier one of its file is left out", async () => {
  const errors = async (section: string, csv: string) =>
    (await post(section, { csv })).preview?.rows.map((row) => row.errors);
  const terms = await errors("jargon", "term,definition\nCafé,A\n,B\n CAFE ,C");
  expect(terms?.[2]).toEqual(["Row 2 has the same name."]);
  expect(
    await errors(
      "events",
      "title,start_date,location,format\nA,2031-01-01,Accra,online\nA,2031-01-02,Accra,online\na,2031-01-01,Lomé,online",
    ),
  ).toEqual([[], [], ["Row 2 has the same title and start date."]]);
});

test("where one row fails in the database none is added, and the same form works afterwards", async () => {
  const rows = Array.from({ length: 50 }, (_, number) => `Term ${number},Words`).join("\n");
  const before = await count("jargon");
  const preview = await post("jargon", { csv: `term,definition\n${rows}` });
  await database.backend.database.exec(
    "alter table public.jargon add constraint broken check (term <> 'Term 49') not valid",
  );
  expect(await send(preview, "jargon")).toMatchObject({
    status: 503,
    problem: expect.stringContaining("no row is added twice"),
    preview: { submissionId: preview.preview?.submissionId },
  });
  expect(await count("jargon")).toBe(before);
  await database.backend.database.exec("alter table public.jargon drop constraint broken");
  expect((await send(preview, "jargon")).status).toBe(303);
  expect(await count("jargon")).toBe((before ?? 0) + 50);
});

test("what is another thing than the preview showed is shown first, and nothing is written", async () => {
  const preview = await post("jargon", { csv: "term,definition\nSerif,A foot\nSlab,A block" });
  await database.query("insert into public.jargon (term, definition) values ('SÉRIF', 'Other')");
  const before = await count("jargon");
  const again = await send(preview, "jargon");
  expect(again).toMatchObject({ status: 400, problem: expect.stringContaining("nothing was imported yet") });
  expect(outcomes(again)).toEqual(["change", "add"]);
  expect(await count("jargon")).toBe(before);
  expect((await send(again, "jargon")).status).toBe(303);
  expect(await rowsOf("term in ('SÉRIF', 'Serif', 'Slab')")).toEqual(["Serif: A foot", "Slab: A block"]);
});

const rowsOf = async (condition: string) =>
  (
    await database.query<{ row: string }>(
      `select term || ': ' || definition as row from jargon where ${condition} order by term`,
    )
  ).map(({ row }) => row);

test("an export that was corrected changes what was corrected, also a name, and is taken back as a whole", async () => {
  await database.query("delete from jargon");
  await send(
    await post("jargon", { csv: "term,definition,category\nBleed,Ink,\nTrim,Size,\nCrop,Lines," }),
    "jargon",
  );
  const corrected = `${await exported("jargon")}New,Word,,,,,\r\n`
    .replace("Bleed,Ink", "Full bleed,More ink")
    .replace("Trim,Size,", "Trim,Size,Print Design");
  const preview = await post("jargon", { csv: corrected });
  expect(preview.preview?.rows.map(({ title, outcome }) => `${title}: ${outcome}`).sort()).toEqual([
    "Crop: same",
    "Full bleed: change",
    "New: add",
    "Trim: change",
  ]);
  expect(preview.preview?.rows.find(({ title }) => title === "Full bleed")?.changes).toEqual([
    { label: "Term", was: "Bleed", is: "Full bleed" },
    { label: "Definition", was: "Ink", is: "More ink" },
  ]);
  expect((await send(preview, "jargon")).status).toBe(303);
  expect((await send(preview, "jargon")).status, "the same form again").toBe(303);
  expect(await rowsOf("true")).toEqual(["Crop: Lines", "Full bleed: More ink", "New: Word", "Trim: Size"]);

  const id = preview.preview?.submissionId ?? "";
  expect(await undoImport(admin.supabase, "jargon", id, true)).toEqual({
    ...{ title: "1 term and 2 changes", removed: 1, restored: 2, kept: 0 },
  });
  const params = { section: "jargon", id };
  const context = new RouterContextProvider();
  context.set(memberContext, { supabase: admin.supabase, member: admin as never });
  expect((await undoAction({ params, context } as never)).status).toBe(303);
  expect(await rowsOf("true")).toEqual(["Bleed: Ink", "Crop: Lines", "Trim: Size"]);
  expect(await undoImport(admin.supabase, "jargon", id, false), "once").toBeNull();
});

test("what was changed here since the export is not overwritten, unless the admin says so", async () => {
  await database.query("delete from jargon");
  await send(await post("jargon", { csv: "term,definition\nBleed,Ink\nTrim,Size" }), "jargon");
  const file = (await exported("jargon")).replace(",Ink,", ",File,").replace(",Size,", ",File,");
  await database.query(
    "update jargon set definition = 'Site', updated_at = now() + interval '1 minute' where term = 'Bleed'",
  );
  const preview = await post("jargon", { csv: file });
  expect(preview.preview?.rows.map(({ title, outcome }) => `${title}: ${outcome}`).sort()).toEqual([
    "Bleed: conflict",
    "Trim: change",
  ]);
  expect(outcomes(await send(preview, "jargon"))).toEqual(["conflict"]);
  expect(await rowsOf("true")).toEqual(["Bleed: Site", "Trim: File"]);
  const forced = await post("jargon", { csv: file, overwrite: "on" });
  expect((await send(forced, "jargon", { overwrite: "on" })).status).toBe(303);
  expect(await rowsOf("true")).toEqual(["Bleed: File", "Trim: File"]);
});

test("a file that names some columns only corrects these, and new names that others have are refused", async () => {
  const countries = await post("logos", {
    csv: "title,company,image_url\nOne,Moyo,/files/logos/a/one.svg\nTwo,Moyo,/files/logos/a/two.svg",
  });
  await send(countries, "logos");
  const file = await post("logos", { csv: "slug,country\none,Kenya\ntwo,NG\nnone,NG" });
  expect(file.preview?.rows.map(({ outcome }) => outcome)).toEqual(["change", "change", "wrong"]);
  await send(file, "logos");
  expect(
    await database.query("select title, country from logos where title in ('One', 'Two') order by title"),
  ).toEqual([
    { title: "One", country: "KE" },
    { title: "Two", country: "NG" },
  ]);
  const renamed = await post("logos", { csv: "slug,title,company\none,Two,Moyo\ntwo,Two,Moyo" });
  expect(renamed.preview?.rows[0]?.errors).toEqual(["Another logo already has this title and company."]);
});

test("new rows wait for review, unless the admin publishes them or the file says", async () => {
  const preview = await post("jargon", { csv: "term,definition,status\nWaits,A,\nShown,B,published" });
  expect(preview.preview?.status).toBe("pending");
  expect((await send(preview, "jargon", { status: "" })).status).toBe(303);
  expect(
    await database.query("select term, status from jargon where term in ('Waits', 'Shown') order by term"),
  ).toEqual([
    { term: "Shown", status: "approved" },
    { term: "Waits", status: "pending" },
  ]);
});

test.each([
  [413, { csv: `term\n${"a\n".repeat(501)}` }, "at most 500 rows"],
  [413, { file: new File(["a".repeat(245_761)], "a.csv") }, "at most 240 KB"],
  [400, { csv: " " }, "Choose a CSV file, or paste its rows."],
  [400, { intent: "import", submission_id: randomUUID(), csv: "term\n" }, "no rows below"],
])("%#: a file that is none is refused with %i", async (status, fields, problem) => {
  expect(await post("jargon", fields as Record<string, string | File>)).toMatchObject({
    status,
    problem: expect.stringContaining(problem),
    preview: null,
  });
});

test("a file that Excel saved as ANSI or Unicode is read, and a guess is said", async () => {
  const ansi = Uint8Array.from("term,definition\nBézier,Curve", (sign) => sign.charCodeAt(0));
  const { preview } = await post("jargon", { file: new File([ansi], "a.csv") });
  expect(preview?.rows).toMatchObject([{ number: 2, title: "Bézier", errors: [] }]);
  expect(preview?.note).toContain("read as Windows-1252");
  const wide = Buffer.from("\uFEFFterm\tdefinition\r\nBézier\tCurve\r\n", "utf16le");
  const unicode = await post("jargon", { file: new File([wide], "a.txt") });
  expect(unicode.preview).toMatchObject({ note: null, rows: [{ title: "Bézier", errors: [] }] });
});

test("the answers of the form about dates, headings and empty cells count for what is imported", async () => {
  const file = "Subject,start_date,location\nDay first,05/03/2031,Heidelberg\n";
  const asked = await post("events", { csv: file });
  expect(asked.preview).toMatchObject({
    questions: [{ column: "start_date", order: null }],
    unknown: [{ at: 0, heading: "Subject", column: null }],
    fills: [{ column: "time_zone", value: "", options: [] }, {}, { column: "format", value: "" }, {}, {}],
  });
  const answers = {
    "column.0": "title",
    "order.start_date": "day-month",
    "fill.time_zone": "Berlin",
    "fill.format": "online",
    "fill.canceled": "<script>",
  };
  expect((await post("events", { csv: file, ...answers })).preview?.rows[0]?.errors).toEqual([
    "Canceled: Write yes or no.",
  ]);
  const good = { ...answers, "fill.canceled": "no" };
  const answered = await post("events", { csv: file, ...good });
  expect(outcomes(answered)).toEqual(["add"]);
  expect((await send(answered, "events", good)).status).toBe(303);
  expect(
    await database.query("select start_date::text, time_zone, format from events where title = 'Day first'"),
  ).toEqual([{ start_date: "2031-03-05", time_zone: "Europe/Berlin", format: "online" }]);
});

test("a logo whose picture went with it is not imported without it", async () => {
  const gone = `/files/images/${admin.id}/${randomUUID()}.svg`;
  const file = `title,company,image_url\nRestored,Moyo,${gone}\nElsewhere,Moyo,/files/logos/a/d.svg\n`;
  const { preview } = await post("logos", { csv: file });
  expect(preview?.rows.map(({ errors }) => errors)).toEqual([
    ["Image URL: This picture is no longer stored here."],
    [],
  ]);
});

test("what an import leaves out is listed alone with its reason, and tried again", async () => {
  await database.query("delete from jargon");
  const file =
    "Term,definition,category,note\nBleed,Ink past the edge,,a\nGutter,Between columns,Shoes,b\nKern,Space,,c\nStem,A stroke,,d\nOverlong,x,,e,f\n";
  const seen = await post("jargon", { csv: file, out: "4-5, 99" });
  expect(outcomes(seen)).toEqual(["add", "wrong", "out", "out", "wrong"]);

  const wrongly = await send(seen, "jargon", { out: "four" });
  expect([wrongly.status, wrongly.preview?.out]).toEqual([
    400,
    { text: "four", problem: "Write numbers of rows, such as 3, 7-12." },
  ]);
  expect(await count("jargon")).toBe(0);

  const first = await send(seen, "jargon", { out: "4-5" });
  expect(first.status).toBe(200);
  expect(first.done).toMatchObject({
    title: "Imported: 1 added",
    list: `/dashboard/jargon?import=${seen.preview?.submissionId}`,
  });
  expect(outcomes(first)).toEqual(["wrong", "add", "add", "wrong"]);
  const left = first.pasted ?? "";
  expect(left.split("\r\n")).toEqual([
    "Term,definition,category,note,left_out_because",
    expect.stringMatching(/^Gutter,Between columns,Shoes,b,"?Category: Choose a category/),
    "Kern,Space,,c,Left out by you.",
    "Stem,A stroke,,d,Left out by you.",
    "Overlong,x,,e,This row has more cells than columns.,f",
    "",
  ]);
  const again = await send(seen, "jargon", { out: "4-5" });
  expect([again.status, again.done?.title, again.pasted]).toEqual([200, "These rows were imported", left]);

  const body = new FormData();
  for (const [name, value] of Object.entries({ csv: file, out: "4-5" })) body.set(name, value);
  const asked = new Request("http://localhost", { method: "POST", body });
  const session = { supabase: admin.supabase, member: null };
  const download = await leftOutFile(serverKindOfSection("jargon"), asked, session);
  expect(download.headers.get("Content-Disposition")).toBe('attachment; filename="jargon-left-out.csv"');
  expect(await download.text()).toBe(left);

  const corrected = await post("jargon", { csv: left.replace("Shoes", "Print Design") });
  expect(outcomes(corrected)).toEqual(["add", "add", "add", "wrong"]);
  expect(corrected.preview?.unknown.map(({ heading }) => heading)).toEqual(["note"]);
  await send(corrected, "jargon");
  expect(await count("jargon")).toBe(4);
});
