import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hiddenField, textOf, toastOf } from "#tests/support/read-page.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const lettered = () => drawing("mark.svg", '<text y="8">Zuri</text>');
const told = "The letters in this drawing depend on fonts";

/** What the page that a form leads to says of it. */
async function saidAfter(visitor: Visitor, address: string, fields: Record<string, string | File>) {
  const answer = await visitor.post(address, fields);
  expect(answer.status).toBe(303);
  return toastOf(await (await visitor.ask(answer.headers.get("Location") ?? "")).text())?.text ?? "";
}

test("an admin who adds or edits a logo reads that its letters depend on fonts, until they are outlines", async () => {
  const adjoa = await signedIn(site.url, "adjoa");
  const form = (fields: Record<string, string | File>) => submittedLogo({ status: "approved", ...fields });
  const added = form({ image: lettered(), submission_id: randomUUID() });
  expect(await saidAfter(adjoa, "/dashboard/logos/new", added)).toContain(told);
  const [logo] = await site.sql<{ id: string; image_url: string }>("select id, image_url from logos");
  const edit = `/dashboard/logos/${logo?.id}/edit`;
  const version = async () => {
    const page = await (await adjoa.ask(edit)).text();
    return { updated_at: hiddenField(page, "updated_at"), page: textOf(page) };
  };
  const { updated_at, page } = await version();
  expect(page).toContain(told);
  const kept = form({ title: "Renamed", image_url: logo?.image_url ?? "", updated_at });
  expect(await saidAfter(adjoa, edit, kept)).toContain(told);
  const outlined = form({ image: drawing(), updated_at: (await version()).updated_at });
  expect(await saidAfter(adjoa, edit, outlined)).toBe("");
  expect((await version()).page).not.toContain(told);
});

test("a member who sends a logo again reads it too, and so does the reviewer of the edit", async () => {
  const ama = await signedIn(site.url, "ama");
  await ama.post("/submit", submittedLogo({ title: "Moyo", image: drawing() }));
  const [logo] = await site.sql<{ id: string }>("select id from logos where title = 'Moyo'");
  const own = `/dashboard/profile/submissions/logo/${logo?.id}`;
  await site.sql("update logos set status = 'approved' where title = 'Moyo'");
  const sent = submittedLogo({
    title: "Moyo",
    image: lettered(),
    updated_at: hiddenField(await (await ama.ask(own)).text(), "updated_at"),
  });
  const said = await saidAfter(ama, own, sent);
  expect(said).toContain("The published version stays up until yours is approved.");
  expect(said).toContain(told);
  expect(textOf(await (await ama.ask(own)).text())).toContain(told);
  const [{ id } = { id: "" }] = await site.sql<{ id: string }>(
    "select id from logos where revision_of = $1",
    logo?.id,
  );
  const adjoa = await signedIn(site.url, "adjoa");
  expect(textOf(await (await adjoa.ask(`/dashboard/moderation/logo/${id}`)).text())).toContain(told);
});
