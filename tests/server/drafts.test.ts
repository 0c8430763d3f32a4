import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { describedBy, hiddenField, summaryOf, typedInto } from "#tests/support/read-page.ts";
import { drawing, submittedJob as job, submittedLogo as logo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server, and what strangers and refused forms leave behind on it. */
const site = await testSite();
const sentence = "We couldn’t save this form for later. What you typed is below";

/** Drafts of so many addresses, the oldest first, all of them younger than those of other tests. */
const fill = (drafts: number, addresses: number) =>
  site.sql(
    `insert into submission_drafts (token_hash, address_hash, expires_at)
     select encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), 'stranger ' || n % $2::int, now() + interval '1 hour' + n * interval '1 second'
     from generate_series(1, $1::int) as n`,
    drafts,
    addresses,
  );
const titleIn = async (answer: Response) => typedInto(await answer.text(), "title");

afterEach(() => site.sql("delete from submission_drafts"));

test("R17 strangers with 2,000 drafts push out their own, and nobody's only one", async () => {
  const honest = visitor(site.url);
  expect((await honest.post("/draft", job({ title: "Honest" }))).status).toBe(200);
  await site.sql("update submission_drafts set expires_at = now() + interval '1 minute'");
  await fill(1999, 18);
  const later = visitor(site.url);
  const keep = await later.post("/submit", job({ title: "Later" }));
  expect([keep.status, keep.headers.get("Location")]).toEqual([303, "/submit?tab=job&sign-in=1"]);
  await site.sql(
    "select save_draft(repeat('a', 40) || n, '{}', 'stranger ' || n % 18) from generate_series(1, 50) as n",
  );
  expect(await site.count("submission_drafts")).toBe(2000);
  for (const [person, title] of [
    [honest, "Honest"],
    [later, "Later"],
  ] as const)
    expect(await titleIn(await person.ask("/submit?tab=job"))).toBe(title);
});

test("R17 a form that cannot be kept comes back as it was typed, and says so", async () => {
  const ben = await signedIn(site.url, "ben");
  const known = visitor(site.url);
  await known.post("/draft", job({}));
  await site.sql("delete from submission_drafts");
  await fill(2000, 2000);
  const typed = job({ title: "Weaver" });
  async function expectBack(person: Visitor, status: number, form = typed) {
    const answer = await person.post("/submit?tab=job", form);
    const page = await answer.text();
    expect([answer.status, typedInto(page, "title")]).toEqual([status, form.title]);
    expect(summaryOf(page).join(" ")).toContain(sentence);
  }
  await expectBack(visitor(site.url), 503);
  await expectBack(known, 503);
  await expectBack(ben, 400, job({ title: "Weaver", location: "" }));
  const ahead = await visitor(site.url).post("/draft", typed);
  expect([ahead.status, await ahead.json()]).toEqual([
    503,
    { message: expect.stringContaining("with the form") },
  ]);
  expect(await site.count("submission_drafts")).toBe(2000);

  // The database is away: for writing, and for reading.
  for (const name of ["save_draft", "load_draft"]) {
    await site.sql(`alter function ${name} rename to away`);
    await expectBack(known, 503);
    await site.sql(`alter function away rename to ${name}`);
  }

  // A reviewer's session ends while nothing can be kept.
  const late = await visitor(site.url).post("/dashboard/jargon/new", {
    keep_if_filled: "term",
    term: "Swash",
    definition: "Typed.",
  });
  expect(late.status).toBe(503);
  expect(await late.text()).toContain("your browser still has it");
});

test("F17 a kept file is sent as it was kept, without the process that checks pictures, however often", async () => {
  const person = visitor(site.url);
  await person.post("/draft", logo({ image: drawing() }));
  const get = () => person.ask("/draft-file?form=logo");
  const first = await (await get()).text();
  const others = await site.withoutRenderer(() => Promise.all(Array.from({ length: 30 }, get)));
  for (const answer of others) expect([answer.status, await answer.text()]).toEqual([200, first]);
  await site.sql("update submission_drafts set preview = 'webp'::bytea");
  const preview = await get();
  expect([preview.headers.get("Content-Type"), await preview.text()]).toEqual(["image/webp", "webp"]);
});

test("F18 forms with a picture that are refused, again and again, leave no file", async () => {
  const [ben, adjoa] = [await signedIn(site.url, "ben"), await signedIn(site.url, "adjoa")];
  await ben.post("/submit", logo({ title: "Calabash", image: drawing() }));
  const [row] = await site.sql<{ id: string }>("select id from logos where title = 'Calabash'");
  const own = `/dashboard/profile/submissions/logo/${row?.id}`;
  const updated_at = hiddenField(await (await ben.ask(own)).text(), "updated_at");
  const stored = async () => {
    const entries = await readdir(join(site.folder, "storage"), { recursive: true, withFileTypes: true });
    return [await site.count("storage.objects"), entries.filter((entry) => entry.isFile()).length];
  };
  const before = await stored();
  const image = drawing("gourd.svg", '<path d="M0 0h4"/>');
  const edit = `/dashboard/logos/${row?.id}/edit`;
  const refusals: [Visitor, string, Record<string, string>, number][] = [
    [ben, own, { title: "", updated_at }, 400],
    [ben, own, { updated_at: "2001-01-01T00:00:00Z" }, 409],
    [ben, "/submit?tab=logo", { company: "" }, 400],
    [adjoa, edit, { title: "", updated_at }, 400],
    [adjoa, edit, { updated_at: "2001-01-01T00:00:00Z", status: "pending" }, 409],
  ];
  for (const [person, path, fields, status] of refusals)
    for (let times = 0; times < 2; times += 1) {
      const form = logo({ title: "Calabash", submission_id: randomUUID(), image, ...fields });
      expect([path, (await person.post(path, form)).status]).toEqual([path, status]);
    }
  await site.sql(
    `insert into audit_log (actor_id, actor_name, action, item_type)
     select $1, 'Ben', action, 'logo' from generate_series(1, 100), unnest(array['submitted', 'updated']) as action`,
    await site.idOf("ben"),
  );
  const tooOften = [
    await ben.post(own, logo({ title: "Gourd", updated_at, image })),
    await ben.post("/submit", logo({ title: "Gourd", submission_id: randomUUID(), image })),
  ];
  for (const [at, said] of ["changed your items 100 times", "sent 100 items"].entries()) {
    expect(tooOften[at]?.status).toBe(429);
    const page = (await tooOften[at]?.text()) ?? "";
    expect([typedInto(page, "title"), page.includes("gourd.svg"), page.includes(said)]).toEqual([
      "Gourd",
      true,
      true,
    ]);
  }
  expect(await stored()).toEqual(before);
});

const button = (type: "insert" | "remove", payload: object) => ({
  __intent__: JSON.stringify({ type, payload }),
});

test("buttons add and remove rows of speakers without script; what was typed stays, the chosen file too", async () => {
  const typed = {
    kind: "event",
    title: "Loom talks",
    "speakers[0].name": "Selam",
    "speakers[1].role": "Host",
    "schedule[0].time": "10:00",
  };
  const image = drawing("loom.svg");
  const form = { ...typed, image, ...button("insert", { name: "speakers" }) };
  const browser = visitor(site.url);
  const more = await browser.post("/submit?tab=event", form);
  const page = await more.text();
  expect([more.status, summaryOf(page), page.includes(`aria-invalid="true"`)]).toEqual([200, [], false]);
  expect(typedInto(page, "title")).toBe("Loom talks");
  expect([0, 1, 2].map((row) => typedInto(page, `speakers[${row}].name`))).toEqual(["Selam", "", ""]);
  expect(page.match(/<input[^>]* autofocus=""[^>]*>/gi)?.join()).toContain('name="speakers[2].name"');
  expect(page).toContain("loom.svg");

  const kept_file = hiddenField(page, "kept_file");
  const fewer = await browser.post("/submit?tab=event", {
    ...typed,
    kept_file,
    ...button("remove", { name: "speakers", index: 0 }),
  });
  const after = await fewer.text();
  expect([typedInto(after, "speakers[0].role"), after.includes("loom.svg")]).toEqual(["Host", true]);
  expect(() => typedInto(after, "speakers[1].name")).toThrow();
  const again = await (await browser.ask("/submit?tab=event")).text();
  expect(typedInto(again, "speakers[0].role")).toBe("Host");

  const wrong = await (await browser.post("/submit?tab=event", { ...typed, kept_file })).text();
  expect(describedBy(wrong, "speakers[1].name")).toEqual(["Add the speaker’s name."]);
  expect(describedBy(wrong, "schedule[0].title")).toEqual(["Say what happens at this time."]);
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "loom.svg", { type: "image/png" });
  const refused = await browser.post("/submit?tab=event", { ...form, image: large });
  expect([refused.status, summaryOf(await refused.text())]).toEqual([413, ["Image size exceeds 2MB limit"]]);
});

test("an admin's form and an edit of what is published take rows alike", async () => {
  const [ama, adjoa] = [await signedIn(site.url, "ama"), await signedIn(site.url, "adjoa")];
  const [event] = await site.sql<{ id: string }>(
    `insert into events (title, location, start_date, end_date, status, user_id, speakers)
     values ('Loom days', 'Accra', '2199-05-02', '2199-05-02', 'approved', $1, '[{"name": "Ada"}]') returning id`,
    await site.idOf("ama"),
  );
  const typed = { title: "Loom days", location: "Accra", start_date: "2199-05-02", end_date: "2199-05-02" };
  const speakers = { "speakers[0].name": "Ada", "speakers[1].name": "Bo", "speakers[2].name": " " };
  for (const [person, path] of [
    [ama, `/dashboard/profile/submissions/event/${event?.id}`],
    [adjoa, `/dashboard/events/${event?.id}/edit`],
    [adjoa, "/dashboard/events/new?quick=1"],
  ] as const) {
    const updated_at = hiddenField(await (await person.ask(path)).text(), "updated_at");
    const form = { ...typed, ...speakers, updated_at };
    const more = await person.post(path, { ...form, ...button("insert", { name: "schedule" }) });
    const page = await more.text();
    expect([more.status, typedInto(page, "speakers[1].name")]).toEqual([200, "Bo"]);
    expect(typedInto(page, "schedule[0].title")).toBe("");
    expect((await person.post(path, form)).status, path).toBeLessThan(400);
  }
  const named = await site.sql<{ names: string[] }>(
    "select array(select one ->> 'name' from jsonb_array_elements(speakers) as one) as names from events where title = 'Loom days'",
  );
  expect(named.map(({ names }) => names)).toEqual([
    ["Ada", "Bo"],
    ["Ada", "Bo"],
    ["Ada", "Bo"],
  ]);
});
