import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hiddenField, textOf } from "#tests/support/read-page.ts";
import { drawing, submittedLogo as logo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn } from "#tests/support/visitor.ts";

/** One built server, and what it keeps of pictures while none can be checked. */
const site = await testSite();
const busy = "Pictures cannot be checked right now.";
const picturesOf = (title: string) =>
  site.sql<{ image_url: string }>("select image_url from logos where title = $1", title);

test.each(["kept before", "new"])(
  "a picture, %s, that is sent while none can be checked stays in the form, and is sent once it can be",
  async (which) => {
    const person = await signedIn(site.url, "ben");
    const form = { title: `Sankofa, ${which}`, submission_id: randomUUID() };
    const image = drawing("kola.svg");
    let shown: Record<string, string | File> = { image };
    if (which === "kept before") {
      const begun = await person.post("/submit?tab=logo", logo({ ...form, title: "", image }));
      shown = { kept_file: hiddenField(await begun.text(), "kept_file") };
    }
    const { page, again, preview } = await site.withoutRenderer(async () => {
      const refused = await person.post("/submit?tab=logo", logo({ ...form, ...shown }));
      expect(refused.status).toBe(503);
      return {
        page: await refused.text(),
        again: await (await person.ask("/submit?tab=logo")).text(),
        preview: await person.ask("/draft-file?kind=logo"),
      };
    });
    const kept_file = hiddenField(page, "kept_file");
    expect(textOf(page)).toContain(busy);
    expect([kept_file.length, hiddenField(again, "kept_file")]).toEqual([22, kept_file]);
    expect([textOf(page).includes("kola.svg"), textOf(again).includes("kola.svg")]).toEqual([true, true]);
    expect([preview.status, preview.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(await preview.text()).toContain(busy);
    expect((await person.ask("/draft-file?kind=logo")).status).toBe(200);

    expect(await picturesOf(form.title)).toEqual([]);
    expect((await person.post("/submit?tab=logo", logo({ ...form, kept_file }))).status).toBe(303);
    const [sent] = await picturesOf(form.title);
    expect(await (await person.ask(sent?.image_url ?? "")).text()).toContain("circle");
  },
);

test("a file that is no picture and was kept unchecked is neither shown nor taken once pictures can be checked", async () => {
  const person = await signedIn(site.url, "ben");
  const form = { title: "Trap", submission_id: randomUUID() };
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const image = new File([new Uint8Array(start), "<script>alert(1)</script>"], "trap.png", {
    type: "image/png",
  });
  const first = await site.withoutRenderer(() => person.post("/submit?tab=logo", logo({ ...form, image })));
  const kept_file = hiddenField(await first.text(), "kept_file");
  expect([first.status, kept_file.length]).toEqual([503, 22]);
  expect((await person.ask("/draft-file?kind=logo")).status).toBe(404);
  expect((await person.post("/submit?tab=logo", logo({ ...form, kept_file }))).status).toBe(400);
  expect(await picturesOf(form.title)).toEqual([]);
});

test("an editor's picture that is kept or new stays in the form while none can be checked", async () => {
  const adjoa = await signedIn(site.url, "adjoa");
  const send = (fields: Record<string, string | File>) =>
    adjoa.post("/dashboard/logos/new", logo({ status: "approved", ...fields }));
  const form = { title: "Adinkra", submission_id: randomUUID() };
  let draft = "";
  const tries: Record<string, File>[] = [{ image: drawing("adinkra.svg") }, {}];
  for (const image of tries) {
    const refused = await site.withoutRenderer(() => send({ ...form, draft, ...image }));
    const page = await refused.text();
    draft = hiddenField(page, "draft");
    expect([refused.status, draft.length, textOf(page).includes("adinkra.svg")]).toEqual([503, 43, true]);
  }
  expect((await send({ ...form, draft })).status).toBe(303);
  const [saved] = await picturesOf(form.title);
  expect(await (await adjoa.ask(saved?.image_url ?? "")).text()).toContain("circle");
});
