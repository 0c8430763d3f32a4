import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { people } from "#tests/support/people.ts";
import { hiddenField, summaryOf, textOf, typedInto } from "#tests/support/read-page.ts";
import { drawing, submittedJob as job, submittedLogo as logo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server, and what it keeps of forms that were not sent to their end. */
const site = await testSite();

test("what an admin types while their session ends is there after signing in, once and for nobody else", async () => {
  const page = "/dashboard/jargon/new";
  const typed = { term: "Swash", definition: "Typed for an hour.", keep_if_filled: "definition" };
  const { email, password } = people.adjoa;
  const shows = async (browser: Visitor) =>
    (await (await browser.ask(page)).text()).includes(typed.definition);
  const before = await site.count("jargon");
  const [browser, other] = [visitor(site.url), await signedIn(site.url, "adjoa")];
  const sent = await browser.post(page, typed);
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    302,
    `/login?from=${encodeURIComponent(page)}`,
  ]);
  expect(sent.headers.getSetCookie().join()).toMatch(/editor-draft=[\w-]{43};.*HttpOnly; SameSite=Lax/);
  expect([await site.count("jargon"), await shows(browser), await shows(other)]).toEqual([
    before,
    false,
    false,
  ]);
  await browser.post("/login", { email, password });
  expect(await shows(browser)).toBe(true);
  expect(await shows(browser)).toBe(false);

  // A member may not open the page, with or without what they have sent there.
  const member = visitor(site.url);
  await member.post(page, typed);
  await member.post("/login", { email: people.ben.email, password });
  expect((await member.ask(page)).headers.get("Location")).toBe("/dashboard/profile");
});

test("what a member types into their own submission while their session ends is there after signing in", async () => {
  const ama = await signedIn(site.url, "ama");
  const title = `Weaver ${randomUUID()}`;
  await ama.post("/submit", job({ title, submission_id: randomUUID() }));
  const [row] = await site.sql<{ id: string }>("select id from jobs where title = $1", title);
  const page = `/dashboard/profile/submissions/job/${row?.id}`;
  const updated_at = hiddenField(await (await ama.ask(page)).text(), "updated_at");
  const keep_if_filled = "updated_at";
  const edited = job({ title, location: "Typed for an hour", updated_at, keep_if_filled });
  const locationIn = async (browser: Visitor) =>
    typedInto(await (await browser.ask(page)).text(), "location");

  const [browser, other] = [visitor(site.url), visitor(site.url)];
  for (const out of [browser, other])
    expect((await out.post(page, edited)).headers.get("Location")).toBe(
      `/login?from=${encodeURIComponent(page)}`,
    );
  const { email, password } = people.ama;
  await browser.post("/login", { email, password });
  const again = await (await browser.ask(page)).text();
  expect([typedInto(again, "location"), hiddenField(again, "updated_at")]).toEqual([
    "Typed for an hour",
    updated_at,
  ]);
  expect(again.includes("What you typed is still here")).toBe(true);
  expect(await locationIn(browser)).toBe(job({}).location);
  expect((await browser.post(page, edited)).status).toBe(303);
  expect(await locationIn(ama)).toBe("Typed for an hour");

  // Whoever signs in instead at the same phone sees nothing of it.
  await other.post("/login", { email: people.ben.email, password });
  expect((await (await other.ask("/dashboard/profile")).text()).includes("Typed for an hour")).toBe(false);
  expect((await other.ask(page)).status).toBe(404);

  // Withdrawing is no form that was filled in.
  const withdrawing = await visitor(site.url).post(page, { intent: "withdraw" });
  expect(withdrawing.headers.getSetCookie().join().includes("editor-draft")).toBe(false);
});

test("the note that a reviewer types while their session ends is there after signing in, once, for one item and for several", async () => {
  const ama = await signedIn(site.url, "ama");
  const title = `Weaver ${randomUUID()}`;
  await ama.post("/submit", job({ title, submission_id: randomUUID() }));
  const [row] = await site.sql<{ id: string }>("select id from jobs where title = $1", title);
  const item = `/dashboard/moderation/job/${row?.id}`;
  const several = `/dashboard/moderation/selection?item=job.${row?.id}&decision=rejected`;
  const { email, password } = people.adjoa;
  const note = { decision: "rejected", version: "1", note: "", keep_if_filled: "note reason" };
  for (const page of [`${item}?type=job`, several]) {
    const browser = visitor(site.url);
    const sent = await browser.post(page, { ...note, note: "Please name the pay." });
    expect(sent.headers.get("Location")).toBe(`/login?from=${encodeURIComponent(page)}`);
    await browser.post("/login", { email, password });
    // The queue behind the dialog has notes, too.
    const shown = async () => {
      const html = await (await browser.ask(page)).text();
      return typedInto(`<main>${html.slice(html.indexOf("<dialog"))}`, "note");
    };
    expect([page, await shown()]).toEqual([page, "Please name the pay."]);
    expect([page, await shown()]).toEqual([page, ""]);
  }
  expect(await site.count(`jobs where status = 'pending' and title = '${title}'`)).toBe(1);

  // So is a ready reason that was picked without script.
  const picked = visitor(site.url);
  await picked.post(item, { ...note, reason: "Already here" });
  await picked.post("/login", { email, password });
  expect(await (await picked.ask(item)).text()).toContain("This is on the site already.");

  // Without a note nothing was typed.
  const silent = await visitor(site.url).post(item, { ...note, note: " " });
  expect(silent.headers.getSetCookie().join()).not.toContain("editor-draft");
});

test("the rows that an admin checks or imports while their session ends are there after signing in, once, and can be imported", async () => {
  const page = "/dashboard/import/jargon";
  const { email, password } = people.adjoa;
  const term = `Swash ${randomUUID()}`;
  const csv = `term,definition\n${term},"Typed ""for"" an hour."\n`;
  const added = () => site.count(`jargon where term = '${term}'`);
  const [submission_id, keep_if_filled] = [randomUUID(), "csv"];
  const forms: Parameters<Visitor["post"]>[1][] = [
    { csv, keep_if_filled },
    { file: new File([csv], "terms.csv"), keep_if_filled },
    { intent: "import", submission_id, csv, keep_if_filled },
  ];
  for (const form of forms) {
    const browser = visitor(site.url);
    const sent = await browser.post(page, form);
    expect(sent.headers.get("Location")).toBe(`/login?from=${encodeURIComponent(page)}`);
    await browser.post("/login", { email, password });
    const shown = await (await browser.ask(page)).text();
    expect(textOf(shown)).toContain("Your rows are still here.");
    expect(textOf(shown)).toContain("To add: 1.");
    expect([textOf(await (await browser.ask(page)).text()).includes("Preview"), await added()]).toEqual([
      false,
      0,
    ]);
    if (!("intent" in form)) continue;
    const again = {
      ...form,
      csv: hiddenField(shown, "csv"),
      submission_id: hiddenField(shown, "submission_id"),
    };
    expect(again.submission_id).toBe(submission_id);
    expect((await browser.post(page, again)).status).toBe(303);
    expect(await added()).toBe(1);
  }
  // Without rows nothing was typed.
  const silent = await visitor(site.url).post(page, { csv: " ", keep_if_filled });
  expect(silent.headers.getSetCookie().join()).not.toContain("editor-draft");
});

test("a page that fails after signing in has not used up what was kept: the next try shows it", async () => {
  const page = "/dashboard/jargon/new";
  const browser = visitor(site.url);
  await browser.post(page, { term: "Swash", definition: "Typed for an hour.", keep_if_filled: "term" });
  const { email, password } = people.adjoa;
  await browser.post("/login", { email, password });
  await site.sql("alter function load_draft rename to load_draft_away");
  const failed = await browser.ask(page);
  await site.sql("alter function load_draft_away rename to load_draft");
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(await (await browser.ask(page)).text()).toContain("Typed for an hour.");
});

test("one network keeps 120 forms an hour; the next waits, and nothing of it is kept", async () => {
  const address = "203.0.113.120";
  const send = (path: string) => visitor(site.url, { address }).post(path, job({}));
  const statuses = await Promise.all(Array.from({ length: 120 }, () => send("/draft")));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  const kept = await site.count("submission_drafts");
  for (const path of ["/submit?tab=job", "/draft"]) {
    const late = await send(path);
    expect([late.status, Number(late.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    if (path !== "/draft") expect(typedInto(await late.text(), "title")).toBe(job({}).title);
  }
  expect(await site.count("submission_drafts")).toBe(kept);
  // Members have a limit of their own, which the database counts.
  const ben = await signedIn(site.url, "ben");
  expect((await ben.post("/submit", job({ title: "Not waiting" }))).status).toBe(303);
});

test("a form of each kind is kept: until it is sent or begun anew, each on its own, and not over the sign-out", async () => {
  const person = await signedIn(site.url, "ben");
  const shows = async (path: string) => {
    const page = await (await person.ask(path)).text();
    return ["Dyer", "Weaving days", "Half a mark"].filter((title) => page.includes(title));
  };
  const before = Number(await site.count("submission_drafts"));
  const dyer = job({ title: "Dyer", submission_id: randomUUID() });
  for (const form of [dyer, { kind: "event", title: "Weaving days" }, { kind: "logo", title: "Half a mark" }])
    expect((await person.post("/draft", form)).status).toBe(200);
  expect([await shows("/submit?tab=job"), await shows("/submit?tab=event")]).toEqual([
    ["Dyer"],
    ["Weaving days"],
  ]);
  expect((await person.post("/submit", dyer)).status).toBe(303);
  expect((await person.post("/submit", { kind: "logo", intent: "discard" })).status).toBe(303);
  expect([await shows("/submit?tab=job"), await shows("/submit?tab=logo")]).toEqual([[], []]);
  expect(await shows("/submit")).toEqual(["Weaving days"]);
  expect(await site.count("submission_drafts")).toBe(before + 1);
  await person.post("/draft", job({ title: "Dyer" }));
  await person.post("/logout", {});
  expect([await shows("/submit?tab=job"), await shows("/submit?tab=event")]).toEqual([[], []]);
  expect(await site.count("submission_drafts")).toBe(before);
});

/** Sends a drawing ahead, as the script of the form does; what the form says of it then. */
async function keepDrawing(person: Visitor, form: Record<string, string>, shape: string): Promise<string> {
  const image = drawing("mark.svg", `<path d="${shape}"/>`);
  const answer = await person.post("/draft", logo({ ...form, image }));
  return ((await answer.json()) as { kept: { mark: string } }).kept.mark;
}
const picturesOf = (title: string) =>
  site.sql<{ image_url: string }>("select image_url from logos where title = $1", title);

test("two tabs with two logos: neither is sent with the other's picture, nor without its own", async () => {
  const person = await signedIn(site.url, "ben");
  const [one, other] = ["Sun", "Moon"].map((title) => ({ title, submission_id: randomUUID() }));
  const sun = { ...one, kept_file: await keepDrawing(person, { ...one }, "M1 1h1") };
  const moon = { ...other, kept_file: await keepDrawing(person, { ...other }, "M2 2h2") };
  expect(sun.kept_file).not.toBe(moon.kept_file);
  // Going on in the first tab takes the second one's picture for its own as little.
  expect((await person.post("/draft", logo(sun))).status).toBe(200);
  for (const lost of [sun, moon]) {
    const refused = await person.post("/submit", logo(lost));
    const page = await refused.text();
    expect([refused.status, page.includes("We no longer have this image.")]).toEqual([400, true]);
  }
  expect([await picturesOf("Sun"), await picturesOf("Moon")]).toEqual([[], []]);

  const again = { ...moon, kept_file: await keepDrawing(person, { ...other }, "M2 2h2") };
  expect(again.kept_file).toBe(moon.kept_file);
  expect((await person.post("/submit", logo(again))).status).toBe(303);
  const [sent] = await picturesOf("Moon");
  expect(await (await person.ask(sent?.image_url ?? "")).text()).toContain("M2 2h2");
  // R1: the answer may be lost on its way. The kept picture has gone into the submission by then.
  expect((await person.post("/submit", logo(again))).status).toBe(303);
  expect(await picturesOf("Moon")).toHaveLength(1);
});

test("who sends their first form without script and without cookies keeps the picture of a refused one", async () => {
  const person = visitor(site.url);
  const begun = await (await person.ask("/submit?tab=logo")).text();
  const submission_id = hiddenField(begun, "submission_id");
  const form = { title: "", submission_id, kept_file: hiddenField(begun, "kept_file") };
  const refused = await person.post("/submit?tab=logo", logo({ ...form, image: drawing("kola.svg") }));
  const page = await refused.text();
  const kept_file = hiddenField(page, "kept_file");
  expect([refused.status, hiddenField(page, "submission_id"), textOf(page).includes("kola.svg")]).toEqual([
    400,
    submission_id,
    true,
  ]);
  const preview = await person.ask(`/draft-file?form=logo&mark=${kept_file}`);
  expect([preview.status, (await preview.text()).includes("circle")]).toEqual([200, true]);

  // A browser sends a file field that was left empty as a file of no bytes.
  const image = new File([], "");
  const again = logo({ title: "Kola nut", submission_id, kept_file, image });
  expect((await person.post("/submit?tab=logo", again)).headers.get("Location")).toBe(
    "/submit?tab=logo&sign-in=1",
  );
  const { email, password } = people.ben;
  await person.post("/login", { email, password });
  expect((await person.post("/submit?tab=logo", again)).status).toBe(303);
  const [sent] = await picturesOf("Kola nut");
  expect(await (await person.ask(sent?.image_url ?? "")).text()).toContain("circle");
});

test("a picture that was removed from a refused form does not come back with its answer", async () => {
  const person = visitor(site.url);
  const form = { title: "", submission_id: randomUUID() };
  const first = await (await person.post("/submit?tab=logo", logo({ ...form, image: drawing() }))).text();
  const kept_file = hiddenField(first, "kept_file");
  const removed = await person.post("/submit?tab=logo", logo({ ...form, kept_file, remove_file: "on" }));
  expect(hiddenField(await removed.text(), "kept_file")).toBe("");
});

test("where the site cannot see whether a form was sent before, it says so and keeps what was typed", async () => {
  const person = await signedIn(site.url, "ben");
  const form = logo({ title: "Sankofa", submission_id: randomUUID(), kept_file: "of-another-day" });
  await site.sql("revoke select on logos from authenticated");
  const answer = await person.post("/submit", form);
  await site.sql("grant select on logos to authenticated");
  const page = await answer.text();
  expect([answer.status, summaryOf(page), typedInto(page, "title")]).toEqual([
    503,
    ["Failed to submit logo"],
    "Sankofa",
  ]);
});

test("two tabs with one kept form: sent with other words it is another submission, each however often", async () => {
  const person = await signedIn(site.url, "ben");
  const kept = { submission_id: randomUUID(), image: drawing() };
  const forms = [logo({ ...kept, title: "Kola" }), logo({ ...kept, title: "Kola two" })];
  for (const form of [...forms, ...forms]) expect((await person.post("/submit", form)).status).toBe(303);
  expect([await picturesOf("Kola"), await picturesOf("Kola two")]).toEqual([
    [expect.anything()],
    [expect.anything()],
  ]);
});

test("an event and a job with all that can be said of them are the same when they are sent again", async () => {
  const person = await signedIn(site.url, "ben");
  const event = {
    kind: "event",
    title: "Loom talks",
    location: "Accra",
    start_date: "2027-03-01",
    end_date: "2027-03-02",
    start_time: "09:30",
    end_time: "17:00",
    tags: "weave, Kente,",
    "schedule[0].time": "10:00",
    "schedule[0].title": "Opening",
    "schedule[1].title": "Lunch",
    "speakers[0].name": "Selam",
    "speakers[0].image": "/files/images/a/b.png",
    "speakers[1].name": "",
    long_description: " One.\r\n\r\nTwo. ",
    registration_url: "https://loom.example/talks",
  };
  const hired = job({
    title: "Loom keeper",
    salary_minimum: "50000.50",
    salary_maximum: "60000",
    salary_currency: "GHS",
    salary_period: "month",
    is_remote: "on",
    country: "GH",
    requirements: "Patience\r\nA steady hand",
    expires_at: "2027-03-01",
  });
  for (const [table, form] of Object.entries({ events: event, jobs: hired })) {
    const sent = { ...form, submission_id: randomUUID() };
    for (const _ of ["first", "second"]) expect((await person.post("/submit", sent)).status).toBe(303);
    expect(await site.sql(`select id from ${table} where title = $1`, sent.title)).toHaveLength(1);
  }
});
