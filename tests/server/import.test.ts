import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { memberContext } from "#app/accounts/guards.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { recentActivity } from "#app/dashboard/activity.server.ts";
import { type ImportAnswer, importCsv } from "#app/dashboard/import.server.ts";
import { loader as exportCsv } from "#app/routes/dashboard._admin.$section[.]csv.ts";
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

/** Sends the form of a preview. */
const send = ({ preview }: Answer, section: string) =>
  post(section, { intent: "import", submission_id: preview?.submissionId ?? "", csv: preview?.csv ?? "" });

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
    "Another logo already has this title and company.",
  ],
  [
    "jargon",
    'term,definition,category\nKerning,"- one\n- ""two""",Typography\n@font-face,\'Quoted,\n',
    "Another term already has this name.",
  ],
  [
    "events",
    "title,start_date,end_date,start_time,location,format,schedule\nMeet,2031-05-02,2031-05-03,10:00,Dakar,online,10:00 | Opening\nMeet,2031-06-02,,,Accra,,\n",
    "Another event already has this title and start date.",
  ],
  [
    "jobs",
    "title,company,location,is_remote,salary_minimum,salary_currency,salary_period,state,application_url\nDraw,Moyo,Accra,yes,100.5,GHS,month,Draft,moyo.example\nDraw,Moyo,Lagos,no,,,,,moyo.example\n",
    "Another job opportunity already has this title, company and location.",
  ],
])(
  "%s: a file is shown, then added whole, and comes back as it was exported",
  async (section, file, known) => {
    const preview = await post(section, { csv: file });
    expect(preview.preview?.rows.map(({ errors }) => errors)).toEqual([[], []]);
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
    expect((await post(section, { csv: backup })).preview?.rows.map(({ errors }) => errors)).toEqual([
      [known],
      [known],
    ]);
    await database.query(`delete from ${section}`);
    const again = await post(section, { file: new File([backup], "a.csv", { type: "text/csv" }), csv: "" });
    expect(again.preview?.rows.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await send(again, section)).status).toBe(303);
    expect(sorted(await exported(section))).toEqual(sorted(backup));
  },
);

/** Rows that were added together have no order. */
const sorted = (file: string) => file.split("\r\n").sort();

test("a row that repeats an earlier one of its file is left out", async () => {
  const errors = async (section: string, csv: string) =>
    (await post(section, { csv })).preview?.rows.map((row) => row.errors);
  const terms = await errors("jargon", "term,definition\nCafé,A\n,B\n CAFE ,C");
  expect(terms?.[2]).toEqual(["Row 2 has the same name."]);
  expect(
    await errors("events", "title,start_date,location\nA,2031-01-01,B\nA,2031-01-02,B\na,2031-01-01,C"),
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

test("what somebody else has added since the preview is said, and nothing is written", async () => {
  const preview = await post("jargon", { csv: "term,definition\nSerif,A foot\nSlab,A block" });
  await database.query("insert into public.jargon (term, definition) values ('SÉRIF', 'Other')");
  const before = await count("jargon");
  expect(await send(preview, "jargon")).toMatchObject({
    status: 400,
    problem: "Some rows can no longer be added. Nothing was imported.",
  });
  expect(await count("jargon")).toBe(before);
});

test.each([
  [413, { csv: `term\n${"a\n".repeat(501)}` }, "at most 500 rows"],
  [413, { file: new File(["a".repeat(245_761)], "a.csv") }, "at most 240 KB"],
  [400, { csv: " " }, "Choose a CSV file, or paste its rows."],
  [400, { intent: "import", submission_id: randomUUID(), csv: "shoes\nred" }, "must name the columns"],
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
  expect(preview?.rows).toEqual([{ number: 2, title: "Bézier", errors: [] }]);
  expect(preview?.note).toContain("read as Windows-1252");
  const wide = Buffer.from("\uFEFFterm\tdefinition\r\nBézier\tCurve\r\n", "utf16le");
  const unicode = await post("jargon", { file: new File([wide], "a.txt") });
  expect(unicode.preview).toMatchObject({ note: null, rows: [{ title: "Bézier", errors: [] }] });
});

test("the answer about a column's dates is kept in the rows that are imported", async () => {
  const file = "title,start_date,location\nDay first,05/03/2031,Accra\n";
  const asked = await post("events", { csv: file });
  expect(asked.preview).toMatchObject({ questions: [{ column: "start_date", order: null }] });
  const answered = await post("events", { csv: asked.preview?.all ?? "", "order.start_date": "day-month" });
  expect((await send(answered, "events")).status).toBe(303);
  expect(await database.query("select start_date::text from events where title = 'Day first'")).toEqual([
    { start_date: "2031-03-05" },
  ]);
  expect(
    (await post("events", { csv: file, "order.start_date": "<script>" })).preview?.questions,
  ).toHaveLength(1);
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
