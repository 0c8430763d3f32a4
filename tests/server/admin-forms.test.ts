import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hiddenField } from "#tests/support/read-page.ts";
import { submittedJob } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn } from "#tests/support/visitor.ts";

/** One built server, and an admin whose forms arrive twice or too late. */
const site = await testSite();
const adjoa = await signedIn(site.url, "adjoa");

test("an admin's form of what was deleted meanwhile comes back whole, writes nothing, and can add it anew", async () => {
  const [job] = await site.sql<{ id: string }>(
    `insert into jobs (title, company, location, status) values ('Typist', 'Yaz Foundry', 'Tunis', 'approved') returning id`,
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
  expect(page).toContain("does not exist any more.");
  expect(page).toContain("Typed for an hour.");
  const submission_id = hiddenField(page, "submission_id");
  for (const _ of ["first", "second"])
    expect((await adjoa.post("/dashboard/jobs/new", { ...typed, submission_id })).status).toBe(303);
  expect(await site.count("jobs")).toBe(before + 1);
  for (const path of [edit, `/dashboard/jobs/${job?.id}/delete`, "/dashboard/jobs/nothing/edit"]) {
    const answer = await adjoa.ask(path);
    expect([answer.status, (await answer.text()).includes("does not exist any more.")]).toEqual([404, true]);
  }
});

test("R1 the forms of a user posted twice make one account and change it once", async () => {
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
  expect([late.status, page.includes("does not exist"), page.includes("Typed too late")]).toEqual([
    404,
    true,
    true,
  ]);
  expect((await adjoa.ask(edit)).status).toBe(404);
});
