import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { people } from "#tests/support/people.ts";
import { hiddenField } from "#tests/support/read-page.ts";
import { drawing, submittedJob, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn } from "#tests/support/visitor.ts";

/** One built server, and an admin whose forms arrive twice or too late. */
const site = await testSite();
const adjoa = await signedIn(site.url, "adjoa");

test("an admin's form of what was deleted meanwhile comes back whole, writes nothing, and can add it anew", async () => {
  const [job] = await site.sql<{ id: string }>(
    `insert into jobs (title, company, location, contact_email, status)
     values ('Typist', 'Yaz Foundry', 'Tunis', 'jobs@example.com', 'approved') returning id`,
  );
  const edit = `/dashboard/jobs/${job?.id}/edit`;
  const typed = submittedJob({
    description: "Typed for an hour.",
    updated_at: hiddenField(await (await adjoa.ask(edit)).text(), "updated_at"),
  });
  await site.sql("delete from jobs where id = $1", job?.id);
  const before = Number(await site.count("jobs"));
  const late = await adjoa.post(edit, typed);
  const page = await late.text();
  expect([late.status, await site.count("jobs")]).toEqual([404, before]);
  expect(page).toContain("no longer exists.");
  expect(page).toContain("Typed for an hour.");
  const submission_id = hiddenField(page, "submission_id");
  for (const _ of ["first", "second"])
    expect((await adjoa.post("/dashboard/jobs/new", { ...typed, submission_id })).status).toBe(303);
  expect(await site.count("jobs")).toBe(before + 1);
  for (const path of [edit, `/dashboard/jobs/${job?.id}/delete`, "/dashboard/jobs/nothing/edit"]) {
    const answer = await adjoa.ask(path);
    expect([answer.status, (await answer.text()).includes("no longer exists.")]).toEqual([404, true]);
  }
});

test("the forms of a user posted twice make one account and change it once", async () => {
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
  const version = hiddenField(await (await adjoa.ask(edit)).text(), "version");
  const changed = { ...nia, name: "Nia Onyango", status: "active", version };
  for (const _ of ["first", "second"]) expect((await adjoa.post(edit, changed)).status).toBe(303);
  // R3: another name is no second post.
  expect((await adjoa.post(edit, { ...changed, name: "Somebody else" })).status).toBe(409);
  await site.sql("delete from auth.users where email = $1", nia.email);
  const late = await adjoa.post(edit, { ...changed, name: "Typed too late" });
  const page = await late.text();
  expect([late.status, page.includes("no longer exists"), page.includes("Typed too late")]).toEqual([
    404,
    true,
    true,
  ]);
  expect((await adjoa.ask(edit)).status).toBe(404);
});

test("whoever saves after a conflict keeps the picture that was put there meanwhile: the one of their form is gone", async () => {
  const form = (fields: Record<string, string | File>) => submittedLogo({ status: "approved", ...fields });
  await adjoa.post("/dashboard/logos/new", form({ image: drawing(), submission_id: randomUUID() }));
  const read = async () => {
    const [logo] = await site.sql<{ id: string; title: string; image_url: string }>("select * from logos");
    return logo ?? { id: "", title: "", image_url: "" };
  };
  const { id, image_url } = await read();
  const edit = `/dashboard/logos/${id}/edit`;
  const updated_at = hiddenField(await (await adjoa.ask(edit)).text(), "updated_at");
  const image = drawing("other.svg", '<path d="M0 0h3"/>');
  // R1: the second post of the same form goes where the first went.
  for (const _ of ["first", "second"])
    expect((await adjoa.post(edit, form({ image_url, updated_at, image }))).status).toBe(303);
  const saved = (await read()).image_url;
  expect((await adjoa.ask(image_url)).status).toBe(404);

  const late = await adjoa.post(edit, form({ title: "Typed for long", image_url, updated_at }));
  const page = await late.text();
  expect(late.status).toBe(409);
  expect(page).toContain(`value="${saved}"`);
  expect(page).not.toContain(image_url);
  const again = { title: "Typed for long", image_url: saved, updated_at: hiddenField(page, "updated_at") };
  expect((await adjoa.post(edit, form(again))).status).toBe(303);
  expect(await read()).toMatchObject({ title: "Typed for long", image_url: saved });
  expect((await adjoa.ask(saved)).status).toBe(200);
});

test("what members are called is read in the log, also where it begins like a moment or is none", async () => {
  const ama = await signedIn(site.url, "ama");
  const names = ["2026-12-12T10:00 – Opening", "0044-03-14T21:32:44+00:00 BC", "2026-99-99T10:00:00Z", "Ama"];
  for (const name of names)
    expect((await ama.post("/dashboard/profile", { name, email: people.ama.email })).status).toBe(303);
  const log = await adjoa.ask("/dashboard/audit");
  const page = (await log.text()).replaceAll(/<ins [^>]*>/g, "<ins>");
  expect(log.status).toBe(200);
  for (const name of names) expect(page).toContain(`<ins>${name}</ins>`);
});
