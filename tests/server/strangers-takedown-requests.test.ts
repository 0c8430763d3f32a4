import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hiddenField, textOf, toastOf } from "#tests/support/read-page.ts";
import { submittedLogo } from "#tests/support/submissions.ts";
import { ask, read, takedownRequestSite } from "#tests/support/takedown-requests.ts";
import { visitor } from "#tests/support/visitor.ts";

/** What strangers try with takedown requests. */
const { mails, site, ama, ben, adjoa, published, mailTo, confirmed } = await takedownRequestSite();

const statusOf = async (email: string) =>
  site.sql("select status, proof from takedown_requests where email = $1 and status <> 'unconfirmed'", email);

test("T1 requests that nobody confirmed keep no owner from asking", async () => {
  const logo = await published();
  const email = `zuri-${randomUUID()}@zuri.example`;
  for (let count = 0; count < 10; count += 1) await ask(site.url, logo, { email });
  for (let count = 0; count < 50; count += 1)
    await ask(site.url, logo, { email: `nobody-${randomUUID()}@elsewhere.example` });
  const before = mails.mailsTo(email).length;
  const { answer, browser } = await ask(site.url, logo, { email });
  expect(answer.status).toBe(303);
  const mail = await mailTo(email, before + 1);
  await browser.post(/(\/takedown-requests\/[\w-]+)/.exec(mail)?.[1] ?? "", { intent: "confirm" });
  expect(await statusOf(email)).toHaveLength(1);
}, 60_000);

test("T2 a copy is taken down: what was public before stays usable, and a takedown can be lifted", async () => {
  const logo = await published({ title: `First ${randomUUID()}` });
  const copy = await published({ sender: ben, image: logo.image });
  const { reviewPath } = await confirmed(copy);
  const dialog = await read(adjoa, reviewPath);
  expect(dialog).toContain("The same picture is published elsewhere");
  expect(dialog).toContain(`href="/logos/${logo.slug}"`);
  await adjoa.post(reviewPath, { decision: "accepted", note: "" });
  expect((await visitor(site.url).ask(`/logos/${logo.slug}`)).status).toBe(200);

  const edit = `/dashboard/profile/submissions/logo/${logo.id}`;
  const page = await read(ama, edit);
  const [image_url, updated_at] = [hiddenField(page, "image_url"), hiddenField(page, "updated_at")];
  const edited = { ...submittedLogo({ title: `${logo.title} 2` }), image_url, updated_at };
  expect((await ama.post(edit, edited)).status).toBe(303);
  const again = () => ({
    ...submittedLogo({ title: `Again ${randomUUID()}`, submission_id: randomUUID() }),
    image: logo.image,
  });
  expect((await ama.post("/submit", again())).status).toBe(303);
  expect((await adjoa.post("/dashboard/logos/new", { ...again(), status: "approved" })).status).toBe(303);

  const only = await published();
  const taken = await confirmed(only);
  expect(await read(adjoa, taken.reviewPath)).not.toContain("The same picture is published elsewhere");
  await adjoa.post(taken.reviewPath, { decision: "accepted", note: "" });
  const same = () => ({ ...again(), image: only.image });
  expect((await ben.post("/submit", same())).status).toBe(409);
  const takedowns = "/dashboard/moderation/takedowns";
  expect(await read(adjoa, takedowns)).toContain(`/logos/${only.slug}`);
  expect((await ben.post(takedowns, { logo: only.id })).status).not.toBe(200);
  expect((await ben.post("/submit", same())).status).toBe(409);
  await adjoa.post(takedowns, { logo: only.id });
  expect(toastOf(await read(adjoa, takedowns))?.title).toBe("Takedown lifted");
  expect((await ben.post("/submit", same())).status).toBe(303);
  expect(textOf(await read(adjoa, "/dashboard/audit"))).toContain(`lifted the takedown of ${only.slug}`);
});

test("T3 nobody becomes an owner but who asks for it, and shows it or is vouched for", async () => {
  const logo = await published();
  const ownerOf = async () => site.sql("select user_id from logos where id = $1", logo.id);
  const before = await ownerOf();
  const copy = await published({ title: `Copy ${randomUUID()}` });
  const down = await confirmed(copy);
  await adjoa.post(down.reviewPath, { decision: "accepted", note: "" });
  expect(await read(ben, down.page)).not.toContain("Edit the logo");
  await ben.post(down.page, { intent: "redeem" });
  expect(
    await site.sql("select 1 from logos where id = $1 and user_id = $2", copy.id, await site.idOf("ben")),
  ).toEqual([]);
  // That it is wrong is a report, which nobody gets anything by.
  for (const kind of ["wrong", "outdated"])
    expect((await ask(site.url, logo, { kind, email: "zuri@zuri.example" })).answer.status).toBe(400);
  const reports = `/logos/${logo.slug}/report`;
  const submission_id = hiddenField(await read(ben, reports), "submission_id");
  await ben.post(reports, {
    submission_id,
    reason: "wrong",
    explanation: "Its green",
    email: "ben@example.com",
  });
  const review = `/dashboard/moderation/reports/logo/${logo.id}`;
  const seen = hiddenField(await read(adjoa, review), "seen");
  expect((await adjoa.post(review, { decision: "corrected", note: "", seen })).status).toBe(303);
  expect(await ownerOf()).toEqual(before);
  const { reviewPath, page, email } = await confirmed(logo, { kind: "mine", domain: "" });
  expect(textOf(await read(adjoa, reviewPath))).toContain("Accept, and hand it over");
  const asked = await adjoa.post(reviewPath, { decision: "accepted", note: "Hello" });
  expect(asked.status).toBe(409);
  const question = await asked.text();
  expect(question).toContain("Nothing shows that the logo is theirs");
  expect(question).toContain("Hello");
  expect(await statusOf(email)).toEqual([{ status: "open", proof: null }]);
  expect((await adjoa.post(reviewPath, { decision: "accepted-unproven", note: "" })).status).toBe(303);
  await ben.post(page, { intent: "redeem" });
  expect(await ownerOf()).toEqual([{ user_id: await site.idOf("ben") }]);
}, 90_000);

test.each([
  ["zuri.co.ke", "co.ke", null],
  ["gmail.com", "gmail.com", null],
  ["yahoo.co.za", "yahoo.co.za", null],
  ["zuri.github.io", "github.io", null],
  ["mail.zuri.example", "zuri.example", null],
  ["notzuri.example", "zuri.example", null],
  ["zuri.co.ke", "zuri.co.ke", "mail"],
])("T4 mail at %s proves %s: %s", async (at, domain, proof) => {
  const { email } = await confirmed(await published(), { email: `z-${randomUUID()}@${at}`, domain });
  expect(await statusOf(email)).toEqual([{ status: "open", proof }]);
});

test("T5 no mail to an address that is not proven carries a stranger's words", async () => {
  const words = "GO TO https://evil.example/prize NOW";
  const logo = await published({ title: `PRIZE ${randomUUID()}` });
  const [asked, signedUp, subscribed] = ["asked", "signed-up", "subscribed"].map(
    (what) => `${what}-${randomUUID()}@zuri.example`,
  ) as [string, string, string];
  await ask(site.url, logo, { email: asked, name: words, explanation: words, domain: "evil.example" });
  await visitor(site.url).post("/signup", {
    name: words,
    email: signedUp,
    password: "long enough for all",
    confirmPassword: "long enough for all",
  });
  await visitor(site.url).post("/newsletter", { email: subscribed, name: words });
  for (const email of [asked, signedUp, subscribed])
    expect(await mailTo(email, 1)).not.toMatch(/evil|prize|GO TO/i);
});
