import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { reasons } from "#app/moderation/reasons.ts";
import { hiddenField, textOf, toastOf } from "#tests/support/read-page.ts";
import { drawing, submittedJob as job, submittedLogo as logo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

/** The queue without script. */
const site = await testSite();
const [ama, adjoa] = [await signedIn(site.url, "ama"), await signedIn(site.url, "adjoa")];

async function send(kind: "job" | "logo", fields: Record<string, string>): Promise<string> {
  const title = fields.title ?? `Weaver ${randomUUID()}`;
  const form = { ...fields, title, submission_id: randomUUID() };
  await ama.post("/submit", kind === "job" ? job(form) : { ...logo(form), image: drawing() });
  const rows = await site.sql<{ id: string }>(
    `select id from ${kind}s where title = $1 order by created_at desc`,
    title,
  );
  if (!rows[0]) throw new Error(`${title} was not sent.`);
  return rows[0].id;
}

const read = async (browser: Visitor, path: string) => (await browser.ask(path)).text();

/** The item's card in a list. */
const cardIn = (html: string, id: string) =>
  new RegExp(`<article id="item-${id}".*?</article>`, "s").exec(html)?.[0] ?? "";

const dialogIn = (html: string) => /<dialog.*<\/dialog>/s.exec(html)?.[0] ?? "";

const wordsOf = (html: string) => textOf(`<main>${html}</main>`).replace(/\s+/g, " ");

async function reject(id: string, fields: Record<string, string>, type = "job") {
  const page = `/dashboard/moderation/${type}/${id}`;
  const version = hiddenField(dialogIn(await read(adjoa, page)), "version");
  return adjoa.post(page, { version, decision: "rejected", ...fields });
}

test("a decided card stays in its place, the page comes back at the next one, and each decision can be undone", async () => {
  const [first, second, third] = [await send("job", {}), await send("job", {}), await send("job", {})];
  let list = await read(adjoa, "/dashboard/moderation?type=job");
  let returnTo = "";
  for (const id of [first, second]) {
    const card = cardIn(list, id);
    const form = { version: hiddenField(card, "version"), returnTo: hiddenField(card, "returnTo") };
    const decided = await adjoa.post(`/dashboard/moderation/job/${id}`, { ...form, decision: "approved" });
    returnTo = decided.headers.get("Location") ?? "";
    expect(returnTo).toMatch(new RegExp(`#item-${id === first ? second : third}$`));
    list = await read(adjoa, returnTo.split("#")[0] ?? "");
  }
  expect(list.indexOf(`id="item-${first}`)).toBeLessThan(list.indexOf(`id="item-${third}`));
  for (const id of [first, second]) {
    expect(wordsOf(cardIn(list, id))).toMatch(/View Approved Undo$/);
    expect(cardIn(list, id)).not.toContain('name="decision"');
  }

  // Not only the last one.
  const undo = { items: `job.${first}`, returnTo: hiddenField(cardIn(list, first), "returnTo") };
  const undone = await adjoa.post("/dashboard/reviews/undo", undo);
  expect(undone.headers.get("Location")).toBe(`${undo.returnTo}#item-${first}`);
  list = await read(adjoa, undo.returnTo);
  expect(toastOf(list)?.title).toBe("Decision undone");
  expect(wordsOf(cardIn(list, first))).toMatch(/View Reject Approve$/);
  expect(wordsOf(cardIn(list, second))).toContain("Approved");
  // Whoever comes anew finds what waits, and nothing else.
  expect(cardIn(await read(adjoa, "/dashboard/moderation?type=job"), second)).toBe("");

  const past = await read(adjoa, "/dashboard/moderation?type=decided");
  expect(textOf(past)).toMatch(/Taken back .* Approved .* Approved /s);
});

test("a ready reason is what the member reads, alone or with the note, for one item and for several", async () => {
  const [, rights] = reasons;
  const [one, two, three] = [await send("job", {}), await send("job", {}), await send("job", {})];
  const noteOf = async (id: string) => {
    const [row] = await site.sql<{ review_note: string }>("select review_note from jobs where id = $1", id);
    return row?.review_note;
  };
  const page = await read(adjoa, `/dashboard/moderation/job/${one}`);
  for (const { name } of reasons) expect(textOf(page)).toContain(name);
  await reject(one, { note: "", reason: rights?.name ?? "" });
  expect(await noteOf(one)).toBe(rights?.sentence);
  await reject(two, { note: "Ask Zuri.", reason: rights?.name ?? "" });
  expect(await noteOf(two)).toBe(`${rights?.sentence}\nAsk Zuri.`);
  const chosen = `/dashboard/moderation/selection?decision=rejected&item=job.${three}`;
  const question = await read(adjoa, chosen);
  for (const { name } of reasons) expect(textOf(question)).toContain(name);
  const item = hiddenField(dialogIn(question), "item");
  await adjoa.post(chosen, { decision: "rejected", item, note: "", reason: rights?.name ?? "" });
  expect(await noteOf(three)).toBe(rights?.sentence);
});

test("an item that was sent again says why it was rejected, and what has changed", async () => {
  const id = await send("job", { location: "Tunis" });
  await reject(id, { note: "Where is it?" });
  const edit = `/dashboard/profile/submissions/job/${id}`;
  const updated_at = hiddenField(await read(ama, edit), "updated_at");
  const [row] = await site.sql<{ title: string }>("select title from jobs where id = $1", id);
  await ama.post(edit, job({ title: row?.title ?? "", location: "Sfax", updated_at }));

  const card = wordsOf(cardIn(await read(adjoa, "/dashboard/moderation?type=job"), id));
  expect(card).toContain("Sent again");
  expect(card).toContain("Rejected before: “Where is it?”");
  const dialog = dialogIn(await read(adjoa, `/dashboard/moderation/job/${id}`));
  expect(wordsOf(dialog)).toMatch(/Sent again\. It was rejected on .*: Where is it\?/);
  expect(wordsOf(dialog)).toMatch(/What changed since Location Rejected: Tunis Now: Sfax/);
  expect(wordsOf(dialog)).toMatch(/Member since .* approved, \d+ rejected, \d+ pending/);
  expect(dialog).toContain(`href="/dashboard/users/${await site.idOf("ama")}/items"`);
});

test("what is surely there twice stands out, and the same company does not", async () => {
  const company = `Zuri ${randomUUID()}`;
  const [first, again, other] = [
    await send("job", { title: "Weaver wanted", company }),
    await send("job", { title: "WEAVER wanted", company }),
    await send("job", { title: "Illustrator", company }),
  ];
  const [list, page] = [
    await read(adjoa, "/dashboard/moderation?type=job"),
    await read(adjoa, `/dashboard/moderation/job/${again}`),
  ];
  expect(wordsOf(cardIn(list, first))).toContain("Sent twice");
  expect(textOf(page)).toContain("Same title and company · Pending Review");
  expect(wordsOf(cardIn(list, other))).toMatch(/2 more from this company/);
  expect(wordsOf(cardIn(list, other))).not.toContain("Sent twice");

  // The same file, uploaded twice, under titles that say nothing.
  const marks = [
    await send("logo", { title: "Ndovu", company: "A" }),
    await send("logo", { title: "Twiga", company: "B" }),
  ];
  const logos = await read(adjoa, "/dashboard/moderation?type=logo");
  for (const id of marks) expect(wordsOf(cardIn(logos, id))).toContain("Sent twice");
  expect(textOf(await read(adjoa, `/dashboard/moderation/logo/${marks[0]}`))).toContain("Same picture");
});
