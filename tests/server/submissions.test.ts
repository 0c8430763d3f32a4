import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { people } from "#tests/support/people.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { submittedLogo } from "#tests/support/submissions.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server, and a job that a member has sent. */
let site: Site;
let ama: Visitor;
let ben: Visitor;
let id: string;
const row = () => site.sql("select * from jobs where id = $1", id);

const job = (fields: Record<string, string>) => ({
  kind: "job",
  title: "Type designer",
  company: "Yaz Foundry",
  location: "Tunis",
  job_type: "Full-time",
  category: "Design",
  description: "Draw letters for nine scripts with a small team.",
  ...fields,
});

beforeAll(async () => {
  site = await startSite();
  [ama, ben] = await Promise.all([signedIn(site.url, "ama"), signedIn(site.url, "ben")]);
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

afterAll(async () => {
  expect(await site?.stop()).toBe(0);
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
const versionOn = async (page: Response) =>
  /name="updated_at" value="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll("&#x27;", "'") ?? "";

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
  expect([late.status, (await late.text()).includes("Renamed once published")]).toEqual([409, true]);
  expect(await edits()).toEqual([]);

  const mine = job({ title: "My edit", updated_at: await versionOn(await ama.ask(own)) });
  for (const _ of ["first", "second"]) expect((await ama.post(own, mine)).status).toBe(303);
  expect(await edits()).toEqual([{ title: "My edit" }]);
  const other = await ama.post(own, { ...mine, title: "Another edit" });
  expect([other.status, (await other.text()).includes("My edit")]).toEqual([409, true]);
  expect(await edits()).toEqual([{ title: "My edit" }]);
  await site.sql("delete from jobs where revision_of = $1", id);
});

test("an admin's form of what was deleted meanwhile comes back whole, writes nothing, and can add it anew", async () => {
  const adjoa = await signedIn(site.url, "adjoa");
  const edit = `/dashboard/jobs/${id}/edit`;
  const typed = job({
    description: "Typed for an hour.",
    updated_at: await versionOn(await adjoa.ask(edit)),
  });
  await site.sql("delete from jobs where id = $1", id);
  const before = Number(await site.count("jobs"));
  const late = await adjoa.post(edit, typed);
  const page = await late.text();
  expect([late.status, await site.count("jobs")]).toEqual([404, before]);
  expect(page).toContain("does not exist any more.");
  expect(page).toContain("Typed for an hour.");
  const submission_id = /name="submission_id" value="([^"]+)"/.exec(page)?.[1] ?? "";
  for (const _ of ["first", "second"])
    expect((await adjoa.post("/dashboard/jobs/new", { ...typed, submission_id })).status).toBe(303);
  expect(await site.count("jobs")).toBe(before + 1);
  for (const path of [edit, `/dashboard/jobs/${id}/delete`, "/dashboard/jobs/nothing/edit"]) {
    const answer = await adjoa.ask(path);
    expect([answer.status, (await answer.text()).includes("does not exist any more.")]).toEqual([404, true]);
  }
});

test("R1 the forms of a user posted twice make one account and change it once", async () => {
  const adjoa = await signedIn(site.url, "adjoa");
  const nia = { name: "Nia", email: "nia@example.com", role: "editor" };
  const made = {
    ...nia,
    password: "calico-loom",
    confirmPassword: "calico-loom",
    submission_id: randomUUID(),
  };
  const add = (fields: Record<string, string>) => adjoa.post("/dashboard/users/new", fields);
  for (const _ of ["first", "second"]) expect((await add(made)).status).toBe(303);
  expect((await add({ ...made, submission_id: randomUUID() })).status).toBe(409);
  const found = await site.sql<{ id: string }>("select id from auth.users where email = $1", nia.email);
  expect(found).toHaveLength(1);

  const edit = `/dashboard/users/${found[0]?.id}/edit`;
  const version = /name="version" value="([^"]+)"/.exec(await (await adjoa.ask(edit)).text())?.[1] ?? "";
  const changed = { ...nia, name: "Nia Onyango", status: "active", version };
  for (const _ of ["first", "second"]) expect((await adjoa.post(edit, changed)).status).toBe(303);
  // R3: another name is no second post.
  expect((await adjoa.post(edit, { ...changed, name: "Somebody else" })).status).toBe(409);
  await site.sql("delete from auth.users where email = $1", nia.email);
  const late = await adjoa.post(edit, { ...changed, name: "Typed too late" });
  const page = await late.text();
  expect([late.status, page.includes("does not exist"), page.includes("Typed too late")]).toEqual([
    404,
    true,
    true,
  ]);
  expect((await adjoa.ask(edit)).status).toBe(404);
});

test("what an admin types while their session ends is there after signing in, once and for nobody else", async () => {
  const page = "/dashboard/jargon/new";
  const typed = { term: "Swash", definition: "Typed for an hour.", submission_id: randomUUID() };
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

test("Z13 nothing secret is in what browsers load", async () => {
  const client = join(import.meta.dirname, "../../build/client");
  const names = await readdir(client, { recursive: true });
  const files = await Promise.all(
    names
      .filter((name) => /\.(?:js|css|html|json|map)$/.test(name))
      .map((name) => readFile(join(client, name), "utf8")),
  );
  const secrets = Object.values(
    JSON.parse(await readFile(join(site.folder, "secrets.json"), "utf8")) as Record<string, string>,
  );
  const words = [
    "SECRET_KEY",
    "SESSION_SECRET",
    "ADMIN_CODE",
    "ADMIN_ACCESS_TOKEN",
    "sb_secret_",
    "service_role",
    "jwt_secret",
    "process.env",
  ];
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) for (const secret of [...words, ...secrets]) expect(file).not.toContain(secret);
});

test("R15 one network keeps 120 forms an hour; the next waits, and nothing of it is kept", async () => {
  const address = "203.0.113.120";
  const send = (path: string) => visitor(site.url, { address }).post(path, job({}));
  const statuses = await Promise.all(Array.from({ length: 120 }, () => send("/draft")));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  const kept = await site.count("submission_drafts");
  for (const path of ["/submit", "/draft"]) {
    const late = await send(path);
    expect([late.status, Number(late.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  }
  expect(await site.count("submission_drafts")).toBe(kept);
  // Members have a limit of their own, which the database counts.
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

test("a member finds everything they have sent, page by page", async () => {
  const person = await signedIn(site.url, "ben");
  await site.sql(
    `insert into jobs (title, company, location, user_id, status, review_note, created_at)
     select 'Post ' || n, 'Yaz Foundry', 'Tunis', $1, 'rejected', 'Note ' || n, now() - n * interval '1 day' from generate_series(1, 60) as n`,
    await site.idOf("ben"),
  );
  const page = async (query: string) => (await person.ask(`/dashboard/profile${query}`)).text();
  const [first, last] = [await page(""), await page("?page=3")];
  expect(first).toContain('rel="next"');
  expect(first).not.toContain("Note 60");
  expect(last).toContain("Note 60");
  expect(await page("?page=99")).toContain("Note 60");
});
