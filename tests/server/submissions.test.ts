import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { hiddenField, textOf } from "#tests/support/read-page.ts";
import { drawing, submittedJob as job, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** One built server, and a job that a member has sent. */
let id: string;
const row = () => site.sql("select * from jobs where id = $1", id);

const site = await testSite();
const [ama, ben] = await Promise.all([signedIn(site.url, "ama"), signedIn(site.url, "ben")]);

beforeAll(async () => {
  const extra = {
    status: "approved",
    user_id: await site.idOf("adjoa"),
    featured: "true",
    created_at: "2001-01-01",
    id: randomUUID(),
    reviewed_by: await site.idOf("adjoa"),
  };
  const form = job({ ...extra, submission_id: randomUUID() });
  const answers = [await ama.post("/submit", form), await ama.post("/submit", form)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
});

test("R1 Z7 a form posted twice makes one row, and fields that are not in it change nothing", async () => {
  const rows = await site.sql<{ id: string }>("select * from jobs");
  expect(rows).toHaveLength(1);
  id = rows[0]?.id ?? "";
  expect(rows[0]).toMatchObject({
    status: "pending",
    user_id: await site.idOf("ama"),
    featured: false,
    reviewed_by: null,
  });
  expect(String((rows[0] as Record<string, unknown> | undefined)?.created_at)).not.toContain("2001");
});

test("is not taken once nobody could apply anymore, and goes on saying what it said", async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const send = (fields: Record<string, string>) => ama.post("/submit?tab=job", job(fields));
  const jobs = await site.count("jobs");
  const refused = await send({ title: "Illuminator", expires_at: day(-1), salary_minimum: "much" });
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(textOf(page)).toContain("This date has passed. Choose today or later.");
  expect(textOf(page)).toContain("Enter an amount, such as 650000 or 650,000.");
  expect(page).toContain(`value="${day(-1)}"`);
  expect(page).toContain('value="Illuminator"');
  expect((await send({ expires_at: day(-1) })).status).toBe(400);
  expect(await site.count("jobs")).toBe(jobs);
  expect((await send({ title: "Last call", expires_at: day(0) })).status).toBe(303);
  await site.sql("delete from jobs where title = 'Last call'");
});

test("Z4 looks, while it waits, like something that never was", async () => {
  const bodies = await Promise.all(
    [id, randomUUID()].map(async (one) => {
      const response = await visitor(site.url).ask(`/jobs/${one}`);
      expect(response.status).toBe(404);
      return (await response.text()).replaceAll(one, "");
    }),
  );
  expect(bodies[0]).toBe(bodies[1]);
});

test("Z3 can be changed, decided or taken away by nobody else", async () => {
  const before = await row();
  const own = `/dashboard/profile/submissions/job/${id}`;
  expect((await ama.ask(own)).status).toBe(200);
  expect((await ben.ask(own)).status).toBe(404);
  expect((await ben.post(own, job({ title: "Evil" }))).status).toBe(404);
  expect((await ben.post(own, { intent: "withdraw" })).status).toBe(404);
  const reviewed = await ama.post(`/dashboard/moderation/job/${id}`, {
    version: new Date().toISOString(),
    decision: "approved",
    type: "job",
    id,
  });
  expect(reviewed.headers.get("Location")).toBe("/dashboard/profile");
  expect((await ama.post("/dashboard/logos/new", submittedLogo({}))).headers.get("Location")).toBe(
    "/dashboard/profile",
  );
  expect(await row()).toEqual(before);
  expect(await site.count("logos")).toBe(0);
});

/** The version that a page's form stands on. */
const versionOn = async (page: Response) => hiddenField(await page.text(), "updated_at");

test("R3 a member's old form overwrites nothing that an admin has changed since", async () => {
  const own = `/dashboard/profile/submissions/job/${id}`;
  const edit = `/dashboard/jobs/${id}/edit`;
  const adjoa = await signedIn(site.url, "adjoa");
  const old = await versionOn(await ama.ask(own));
  const renamed = job({ company: "Renamed by an admin", updated_at: await versionOn(await adjoa.ask(edit)) });
  // R1: the second post of the same form goes where the first went.
  for (const _ of ["first", "second"]) expect((await adjoa.post(edit, renamed)).status).toBe(303);

  for (const version of [old, "", "yesterday"]) {
    const late = await ama.post(own, job({ title: "Typed for long", updated_at: version }));
    const page = await late.text();
    expect(late.status).toBe(409);
    expect(page).toContain("Nothing was overwritten");
    expect(page).toContain("Renamed by an admin");
    expect(page).toContain("Typed for long");
    expect(await row()).toMatchObject([{ title: "Type designer", company: "Renamed by an admin" }]);
  }
  const mine = job({ title: "Typed for long", updated_at: await versionOn(await ama.ask(own)) });
  for (const _ of ["first", "second"]) expect((await ama.post(own, mine)).status).toBe(303);
  expect(await row()).toMatchObject([{ title: "Typed for long", company: "Yaz Foundry", status: "pending" }]);
});

test("R3 nor becomes it an edit of a published text that the member never saw", async () => {
  const own = `/dashboard/profile/submissions/job/${id}`;
  const edits = () => site.sql<{ title: string }>("select title from jobs where revision_of = $1", id);
  await site.sql("update jobs set status = 'approved' where id = $1", id);
  const old = await versionOn(await ama.ask(own));
  await site.sql("update jobs set title = 'Renamed once published' where id = $1", id);
  const late = await ama.post(own, job({ title: "Typed for long", updated_at: old }));
  const page = await late.text();
  expect([late.status, page.includes("Renamed once published")]).toEqual([409, true]);
  expect(page).toContain("ask a reviewer to replace the published version");
  expect(await edits()).toEqual([]);

  const mine = job({ title: "My edit", updated_at: await versionOn(await ama.ask(own)) });
  for (const _ of ["first", "second"]) expect((await ama.post(own, mine)).status).toBe(303);
  expect(await edits()).toEqual([{ title: "My edit" }]);
  const other = await ama.post(own, { ...mine, title: "Another edit" });
  expect([other.status, (await other.text()).includes("My edit")]).toEqual([409, true]);
  expect(await edits()).toEqual([{ title: "My edit" }]);
  await site.sql("delete from jobs where revision_of = $1", id);
});

test("R1 R3 an edit with a new picture, sent twice, is saved once, another picture is another edit, and none is left of what is gone", async () => {
  await ama.post("/submit", submittedLogo({ image: drawing() }));
  const [logo] = await site.sql<{ id: string }>("select id from logos");
  const own = `/dashboard/profile/submissions/logo/${logo?.id}`;
  const stored = () => site.sql("select name from storage.objects order by name");
  const rows = () => site.sql("select title, image_url from logos order by revision_of nulls first");
  for (const status of ["pending", "approved"]) {
    await site.sql("update logos set status = $1", status);
    const image = drawing("mark.svg", `<path d="M0 0h${status.length}"/>`);
    const mine = submittedLogo({ title: status, image, updated_at: await versionOn(await ama.ask(own)) });
    expect((await ama.post(own, mine)).status).toBe(303);
    const once = [await rows(), await stored()];
    expect((await ama.post(own, mine)).status).toBe(303);
    expect([await rows(), await stored()]).toEqual(once);
    const other = await ama.post(own, { ...mine, image: drawing("mark.svg", '<path d="M9 9h9"/>') });
    expect([other.status, (await other.text()).includes("Another image")]).toEqual([409, true]);
    expect(await rows()).toEqual(once[0]);
  }
  await site.sql("delete from logos");
  for (const late of [await ama.ask(own), await ama.post(own, submittedLogo({})), await ben.ask(own)]) {
    const page = await late.text();
    expect([late.status, textOf(page).startsWith("This submission no longer exists.")]).toEqual([404, true]);
    expect(page).toContain('href="/dashboard/profile#submissions"');
  }
});

test("the picture of an edit that is refused is stored with the next try, and not before", async () => {
  await ben.post("/submit", submittedLogo({ title: "Calabash", image: drawing() }));
  const [logo] = await site.sql<{ id: string; image_url: string }>(
    "select id, image_url from logos where title = 'Calabash'",
  );
  const stored = () => site.count("storage.objects");
  const before = await stored();
  const own = `/dashboard/profile/submissions/logo/${logo?.id}`;
  const updated_at = await versionOn(await ben.ask(own));
  const image = drawing("gourd.svg", '<path d="M0 0h4"/>');
  const refused = await ben.post(own, submittedLogo({ title: "", image, updated_at }));
  const page = await refused.text();
  expect([refused.status, textOf(page).includes("gourd.svg"), await stored()]).toEqual([400, true, before]);
  const kept_file = hiddenField(page, "kept_file");
  const preview = await ben.ask(`/draft-file?form=${logo?.id}&mark=${kept_file}`);
  expect(await preview.text()).toContain("M0 0h4");

  const image_url = hiddenField(page, "image_url");
  const again = submittedLogo({ title: "Calabash", updated_at, image_url, kept_file });
  // R1: the answer may be lost on its way. The kept picture has gone into the item by then.
  for (const _ of ["first", "second"]) expect((await ben.post(own, again)).status).toBe(303);
  expect((await ben.post(own, { ...again, title: "Gourd" })).status).toBe(400);
  const [edited] = await site.sql<{ image_url: string }>(
    "select image_url from logos where title = 'Calabash'",
  );
  expect(await (await ben.ask(edited?.image_url ?? "")).text()).toContain("M0 0h4");
  // The one that it replaces is gone.
  expect(await stored()).toBe(before);
  await site.sql("delete from logos");
});

test("R3 a member who saves after a conflict keeps the picture that they chose in another tab", async () => {
  await ben.post("/submit", submittedLogo({ title: "Two tabs", image: drawing() }));
  const read = async () => {
    const [logo] = await site.sql<{ id: string; image_url: string }>(
      "select id, image_url from logos where title = 'Two tabs'",
    );
    return logo ?? { id: "", image_url: "" };
  };
  const { id, image_url } = await read();
  const own = `/dashboard/profile/submissions/logo/${id}`;
  const old = submittedLogo({
    title: "Two tabs",
    image_url,
    updated_at: await versionOn(await ben.ask(own)),
  });
  const image = drawing("other.svg", '<path d="M0 0h3"/>');
  expect((await ben.post(own, { ...old, image })).status).toBe(303);
  const chosen = (await read()).image_url;
  const late = await ben.post(own, { ...old, company: "Typed for long" });
  const page = await late.text();
  expect([late.status, hiddenField(page, "image_url")]).toEqual([409, chosen]);
  const again = {
    company: "Typed for long",
    image_url: chosen,
    updated_at: hiddenField(page, "updated_at"),
  };
  expect((await ben.post(own, { ...old, ...again })).status).toBe(303);
  expect([(await read()).image_url, (await ben.ask(chosen)).status]).toEqual([chosen, 200]);
  await site.sql("delete from logos");
});

test("an edit that is taken back leaves the picture of what is published, to an admin too", async () => {
  const adjoa = await signedIn(site.url, "adjoa");
  await adjoa.post("/submit", submittedLogo({ title: "Acacia", image: drawing() }));
  const [logo] = await site.sql<{ id: string; image_url: string }>(
    "update logos set status = 'approved' where title = 'Acacia' returning id, image_url",
  );
  const own = `/dashboard/profile/submissions/logo/${logo?.id}`;
  const edit = submittedLogo({ title: "Acacia again", updated_at: await versionOn(await adjoa.ask(own)) });
  expect((await adjoa.post(own, edit)).status).toBe(303);
  expect((await adjoa.post(own, { intent: "withdraw" })).status).toBe(303);
  expect(await site.count("logos where title = 'Acacia again'")).toBe(0);
  expect((await adjoa.ask(logo?.image_url ?? "")).status).toBe(200);
});

test("a picture that a member removed stays away, though the form came back for something else", async () => {
  const event = (fields: Record<string, string | File>) => ({
    kind: "event",
    title: "Loom talks",
    location: "Accra",
    start_date: "2027-03-01",
    end_date: "2027-03-02",
    long_description: "Two days of looms.",
    registration_url: "https://loom.example/talks",
    ...fields,
  });
  const sent = await ama.post("/submit", event({ image: drawing(), submission_id: randomUUID() }));
  expect(sent.status).toBe(303);
  const [item] = await site.sql<{ id: string; image_url: string | null }>(
    "select id, image_url from events where title = 'Loom talks'",
  );
  expect(item?.image_url).toContain("/files/images/");
  const own = `/dashboard/profile/submissions/event/${item?.id}`;
  const updated_at = await versionOn(await ama.ask(own));
  const removing = event({ title: "", updated_at, image_url: item?.image_url ?? "", remove_file: "on" });
  const refused = await ama.post(own, removing);
  const page = await refused.text();
  expect([refused.status, hiddenField(page, "image_url")]).toEqual([400, ""]);
  // The page has no picture anymore that could be removed once again.
  expect(page.includes('name="image_url"')).toBe(true);
  const again = event({ title: "Loom talks", updated_at, image_url: hiddenField(page, "image_url") });
  expect((await ama.post(own, again)).status).toBe(303);
  expect(await site.sql("select image_url from events where id = $1", item?.id)).toEqual([
    { image_url: null },
  ]);
  await site.sql("delete from events where id = $1", item?.id);
});

test("further files of a logo stay with its form, belong to its sender, and sent twice are one logo", async () => {
  await site.sql("delete from logos");
  const further = (index: number, ground: string, fields: Record<string, string | File>) => ({
    [`variants[${index}].layout`]: "wordmark",
    [`variants[${index}].ground`]: ground,
    ...Object.fromEntries(
      Object.entries(fields).map(([part, value]) => [`variants[${index}].${part}`, value]),
    ),
  });
  const addressOn = (page: string) => hiddenField(page, "variants[0].image");
  const form = { ...submittedLogo({ image: drawing() }), submission_id: randomUUID() };
  const white = drawing("white.svg", '<path d="M0 0h5"/>');
  const refused = await ama.post("/submit", {
    ...form,
    ...further(0, "dark", { file: white }),
    ...further(1, "light", { file: drawing("bad.svg", "<script>alert(1)</script>") }),
  });
  const page = await refused.text();
  expect(refused.status).toBe(400);
  expect(textOf(page)).toContain("This SVG contains “script”");
  expect(addressOn(page)).toMatch(/^\/files\/logos\/.+\.svg$/);
  expect(await site.count("logos")).toBe(0);

  const sent = { ...form, ...further(0, "dark", { image: addressOn(page) }) };
  for (const once of [sent, { ...form, ...further(0, "dark", { file: white }) }])
    expect((await ama.post("/submit", once)).status).toBe(303);
  const [logo, ...others] = await site.sql<{ variants: unknown }>("select variants from logos");
  expect(others).toEqual([]);
  expect(logo?.variants).toEqual([{ layout: "wordmark", ground: "dark", image: addressOn(page) }]);

  const stolen = await ben.post("/submit", {
    ...submittedLogo({ image: drawing() }),
    ...further(0, "dark", { image: addressOn(page) }),
  });
  expect(stolen.status).toBe(400);
  expect(textOf(await stolen.text())).toContain("Choose a file, or remove this version.");
});

test("a member finds everything they have sent, page by page", async () => {
  const person = await signedIn(site.url, "ben");
  await site.sql(
    `insert into jobs (title, company, location, contact_email, user_id, status, review_note, created_at)
     select 'Post ' || n, 'Yaz Foundry', 'Tunis', 'jobs@example.com', $1, 'rejected', 'Note ' || n, now() - n * interval '1 day' from generate_series(1, 60) as n`,
    await site.idOf("ben"),
  );
  const page = async (query: string) => (await person.ask(`/dashboard/profile${query}`)).text();
  const [first, last] = [await page(""), await page("?page=3")];
  expect(first).toContain('rel="next"');
  expect(first).not.toContain("Note 60");
  expect(last).toContain("Note 60");
  expect(await page("?page=99")).toContain("Note 60");

  // A term of theirs, too, is found where everybody reads it, once everybody may.
  const [term] = await site.sql<{ id: string; slug: string }>(
    "insert into jargon (term, definition, user_id) values ('Final serif', 'A foot.', $1) returning id, slug",
    await site.idOf("ben"),
  );
  const link = `<a href="/jargon/${term?.slug}">Final serif</a>`;
  expect(await page("")).toContain("Final serif");
  expect(await page("")).not.toContain(link);
  await site.sql("update jargon set status = 'approved' where id = $1", term?.id);
  expect(await page("")).toContain(link);
  expect(await (await visitor(site.url).ask(`/jargon/${term?.slug}`)).text()).toContain("A foot.");
});
