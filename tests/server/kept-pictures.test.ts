import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hiddenField, textOf, typedInto } from "#tests/support/read-page.ts";
import { drawing, submittedLogo as logo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn } from "#tests/support/visitor.ts";

/** One built server, and what it keeps of pictures while none can be checked. */
const site = await testSite();
const busy = "We can’t check pictures right now.";
const picturesOf = (title: string) =>
  site.sql<{ image_url: string }>("select image_url from logos where title = $1", title);

test("a picture that is kept is sent while none can be checked, and a new one leaves the form as it was typed", async () => {
  const person = await signedIn(site.url, "ben");
  const form = { title: "Sankofa", submission_id: randomUUID() };
  const image = drawing("kola.svg");
  const refused = await site.withoutRenderer(() => person.post("/submit?tab=logo", logo({ ...form, image })));
  const page = await refused.text();
  expect([refused.status, textOf(page).includes(busy), typedInto(page, "title")]).toEqual([
    503,
    true,
    "Sankofa",
  ]);
  expect(hiddenField(page, "kept_file")).toBe("");

  const begun = await person.post("/submit?tab=logo", logo({ ...form, title: "", image }));
  const kept_file = hiddenField(await begun.text(), "kept_file");
  const [preview, sent] = await site.withoutRenderer(async () => [
    await person.ask("/draft-file?form=logo"),
    await person.post("/submit?tab=logo", logo({ ...form, kept_file })),
  ]);
  expect([preview?.status, sent?.status]).toEqual([200, 303]);
  const [saved] = await picturesOf(form.title);
  expect(await (await person.ask(saved?.image_url ?? "")).text()).toContain("circle");
});

test("a file that could not be checked is not kept", async () => {
  const person = await signedIn(site.url, "ben");
  const form = { title: "Trap", submission_id: randomUUID() };
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const image = new File([new Uint8Array(start), "<script>alert(1)</script>"], "trap.png", {
    type: "image/png",
  });
  const { ahead, sent } = await site.withoutRenderer(async () => ({
    ahead: await person.post("/draft", logo({ ...form, image })),
    sent: await person.post("/submit?tab=logo", logo({ ...form, image })),
  }));
  expect([ahead.status, sent.status]).toEqual([503, 503]);
  expect((await person.ask("/draft-file?form=logo")).status).toBe(404);
  expect((await person.post("/submit?tab=logo", logo(form))).status).toBe(400);
  expect(await picturesOf(form.title)).toEqual([]);
});

test("an editor's kept picture is saved while none can be checked, and a new one leaves the form as it was typed", async () => {
  const adjoa = await signedIn(site.url, "adjoa");
  const send = (fields: Record<string, string | File>) =>
    adjoa.post("/dashboard/logos/new", logo({ status: "approved", ...fields }));
  const form = { title: "Adinkra", submission_id: randomUUID() };
  const image = drawing("adinkra.svg");
  const refused = await site.withoutRenderer(() => send({ ...form, image }));
  const page = await refused.text();
  expect([refused.status, hiddenField(page, "draft"), typedInto(page, "title")]).toEqual([
    503,
    "",
    "Adinkra",
  ]);

  const incomplete = await (await send({ ...form, title: "", image })).text();
  expect(textOf(incomplete)).toContain("adinkra.svg");
  const draft = hiddenField(incomplete, "draft");
  expect((await site.withoutRenderer(() => send({ ...form, draft }))).status).toBe(303);
  // R1: the same form again, though what was kept has gone into the logo.
  expect((await send({ ...form, draft })).status).toBe(303);
  expect(await picturesOf(form.title)).toHaveLength(1);
  const [saved] = await picturesOf(form.title);
  expect(await (await adjoa.ask(saved?.image_url ?? "")).text()).toContain("circle");
});
