import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startMailServer } from "#tests/support/mail-server.ts";
import { describedBy, hiddenField, summaryOf, typedInto } from "#tests/support/read-page.ts";
import { drawing, submittedJob, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** What visitors say is wrong, without script, on a site that sends mail. */
const mails = await startMailServer();
const site = await testSite({ SMTP_URL: mails.url });
const [ama, adjoa] = await Promise.all([signedIn(site.url, "ama"), signedIn(site.url, "adjoa")]);

async function publishedJob() {
  const title = `GO TO evil.example ${randomUUID()}`;
  await ama.post("/submit", submittedJob({ title, submission_id: randomUUID() }));
  const [row] = await site.sql<{ id: string; slug: string }>(
    "update jobs set status = 'approved' where title = $1 returning id, slug",
    title,
  );
  if (!row) throw new Error("The job was not stored.");
  return { ...row, title, page: `/jobs/${row.slug}`, review: `/dashboard/moderation/reports/job/${row.id}` };
}

async function publishedLogo() {
  const title = `Kora ${randomUUID()}`;
  await ama.post("/submit", { ...submittedLogo({ title, submission_id: randomUUID() }), image: drawing() });
  const [row] = await site.sql<{ slug: string }>(
    "update logos set status = 'approved' where title = $1 returning slug",
    title,
  );
  return `/logos/${row?.slug}`;
}

async function report(page: string, fields: Record<string, string>, browser = visitor(site.url)) {
  const form = await (await browser.ask(`${page}/report`)).text();
  const submission_id = hiddenField(form, "submission_id");
  return browser.post(`${page}/report`, {
    submission_id,
    reason: "money",
    explanation: "",
    email: "",
    ...fields,
  });
}

const read = async (browser: typeof ama, path: string) => (await browser.ask(path)).text();
const statusOf = async (page: string) => (await visitor(site.url).ask(page)).status;
const mailTo = async (email: string, count: number) => {
  await expect.poll(() => mails.mailsTo(email).length, { timeout: 10_000 }).toBe(count);
  return mails.mailsTo(email).at(-1) ?? "";
};

test("every item's page leads to a form, which says what is wrong with it and keeps what was typed", async () => {
  const { page } = await publishedJob();
  const html = await read(visitor(site.url), page);
  expect(html).toContain(`href="${page}/report"`);
  expect(html).toContain("Nobody should ask you to pay to get a job.");
  const refused = await report(page, { reason: "", explanation: "They want a fee", email: "nobody" });
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(summaryOf(again)).toEqual([
    "Choose why you report it.",
    expect.stringContaining("Enter an email address"),
  ]);
  expect(describedBy(again, "email").join(" ")).toContain("or leave it empty");
  expect(typedInto(again, "explanation")).toBe("They want a fee");
  // Only logos have a form of their own for rights: there it opens with what was typed.
  expect((await report(page, { reason: "rights" })).headers.get("Location")).toBe(page);
  const typed = { reason: "rights", explanation: "I drew it", email: "zuri@zuri.example" };
  const logo = await publishedLogo();
  const rights = await report(logo, typed);
  expect([rights.status, rights.headers.get("Location")]).toEqual([307, `${logo}/takedown-request`]);
  const form = await (await visitor(site.url).post(`${logo}/takedown-request`, typed)).text();
  expect([typedInto(form, "explanation"), typedInto(form, "email")]).toEqual([
    "I drew it",
    "zuri@zuri.example",
  ]);
  expect(summaryOf(form)).toEqual([]);
  expect(form).toContain(`href="${logo}/report"`);
  expect(await read(visitor(site.url), `${logo}/report`)).toContain(`href="${logo}/takedown-request"`);
  expect((await visitor(site.url).ask("/jobs/nothing-here/report")).status).toBe(404);
});

test("P2 reports by the hundred are grouped and limited; nothing is unpublished, and nobody is told who", async () => {
  const { page, review, title } = await publishedJob();
  const email = `victim-${randomUUID()}@example.com`;
  const same = visitor(site.url);
  const statuses: number[] = [];
  for (let turn = 0; turn < 22; turn += 1)
    statuses.push((await report(page, { explanation: `No. ${turn}` }, same)).status);
  expect(statuses).toEqual([...Array(20).fill(303), 429, 429]);
  for (let turn = 0; turn < 3; turn += 1)
    expect((await report(page, { email, explanation: "Fee" })).status).toBe(303);
  expect((await report(page, { website: "https://spam.example" })).status).toBe(303);
  expect(await statusOf(page)).toBe(200);

  const list = await read(adjoa, "/dashboard/moderation/reports");
  expect(list.split(`>${title}</a>`)).toHaveLength(2);
  expect(list).toContain("23 reports");
  const pages = [
    list,
    await read(adjoa, review),
    await read(ama, "/dashboard/profile"),
    await read(ama, page),
  ];
  for (const html of pages) expect(html).not.toContain(email);
  expect((await ama.ask(review)).status).not.toBe(200);
  expect(mails.mailsTo(email)).toEqual([]);
});

test("an admin decides and takes it back; who left an address hears of it, without a stranger's word", async () => {
  const { page, review, title, id } = await publishedJob();
  const email = `reader-${randomUUID()}@example.com`;
  await report(page, { email, explanation: "They ask for CLICK-HERE.example" });
  const seen = hiddenField(await read(adjoa, review), "seen");
  const decided = await adjoa.post(review, { decision: "unpublished", note: "It asks for a fee.", seen });
  expect(decided.status).toBe(303);
  expect(await statusOf(page)).toBe(404);
  const mail = await mailTo(email, 1);
  expect(mail).toContain("longer published");
  expect(mail).not.toMatch(/evil|CLICK-HERE|asks for a fee/);
  expect(await read(ama, `/dashboard/profile/submissions/job/${id}`)).toContain("It asks for a fee.");
  expect(await read(adjoa, "/dashboard/audit?type=report&action=unpublished")).toContain(title);

  expect((await adjoa.post(review, { decision: "undo" })).status).toBe(303);
  expect(await statusOf(page)).toBe(200);
  expect(await mailTo(email, 2)).toContain("we took that decision back");
  const kept = await adjoa.post(review, { decision: "kept", note: "", seen });
  expect(kept.status).toBe(303);
  expect(await mailTo(email, 3)).toContain("left it as it is");
  expect(await statusOf(page)).toBe(200);
  await adjoa.post(review, { decision: "removed", note: "", seen });
  expect(await read(adjoa, "/dashboard/moderation/reports")).toContain("Another admin already decided this");
  expect(await statusOf(page)).toBe(200);
});

test("reviewers leave notes for each other, and see what scams have in common", async () => {
  const job = submittedJob({
    title: `Poster ${randomUUID()}`,
    submission_id: randomUUID(),
    description: "Pay the registration fee first.",
  });
  await ama.post("/submit", job);
  const [row] = await site.sql<{ id: string; user_id: string }>(
    "select id, user_id from jobs where title = $1",
    job.title,
  );
  const review = `/dashboard/moderation/job/${row?.id}`;
  expect(await read(adjoa, review)).toContain("It speaks of a payment: “registration fee”");
  for (const [path, body] of [
    [`/dashboard/notes/job/${row?.id}`, "The third of this kind"],
    [`/dashboard/notes/member/${row?.user_id}`, "Ask for a site"],
  ] as const) {
    const note_id = hiddenField(await read(adjoa, path), "note_id");
    expect((await adjoa.post(path, { note_id, body })).status).toBe(303);
    expect((await adjoa.post(path, { note_id: randomUUID(), body: "" })).status).toBe(400);
    expect((await ama.ask(path)).status).not.toBe(200);
  }
  const shown = await read(adjoa, review);
  for (const note of ["The third of this kind", "Ask for a site"]) expect(shown).toContain(note);
  expect(await read(ama, `/dashboard/profile/submissions/job/${row?.id}`)).not.toContain("The third");
  expect(await read(ama, "/dashboard/profile/data")).not.toContain("Ask for a site");
});
