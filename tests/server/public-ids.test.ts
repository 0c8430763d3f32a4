import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const ama = await signedIn(site.url, "ama");

test("P1 what is public names neither the account of its sender nor that of who decided", async () => {
  const title = `Kora ${randomUUID()}`;
  const sent = { ...submittedLogo({ title, submission_id: randomUUID() }), image: drawing() };
  expect((await ama.post("/submit", sent)).status).toBe(303);
  const [logo] = await site.sql<{ id: string; slug: string; image_url: string; user_id: string }>(
    `update logos set status = 'approved', reviewed_by = (select user_id from user_roles where role = 'admin' limit 1)
     where title = $1 returning id, slug, image_url, user_id`,
    title,
  );
  if (!logo) throw new Error("The logo was not stored.");
  const accounts = await site.sql<{ id: string; email: string }>("select id, email from auth.users");
  const reader = visitor(site.url);
  for (const path of [
    logo.image_url,
    `/logos/${logo.slug}`,
    "/logos",
    "/logos.atom",
    "/api/logos",
    `/api/logos/${logo.id}`,
    "/sitemap/logos-all.xml",
    "/iconify/ubunifu.json",
  ]) {
    const answer = await reader.ask(path);
    const public_ = `${path} ${[...answer.headers]} ${await answer.text()}`;
    const named = accounts.filter(({ id, email }) => public_.includes(id) || public_.includes(email));
    expect([path, answer.status, named]).toEqual([path, 200, []]);
  }
  expect((await reader.ask(logo.image_url)).status).toBe(200);
  // The folder is theirs all the same.
  expect(logo.image_url).not.toContain(logo.user_id);
  const edit = await ama.ask(`/dashboard/profile/submissions/logo/${logo.id}`);
  expect(edit.status).toBe(200);
});
