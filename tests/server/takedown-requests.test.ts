import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { describedBy, hiddenField, summaryOf, textOf, toastOf, typedInto } from "#tests/support/read-page.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { ask, pageIn, read, takedownRequestSite } from "#tests/support/takedown-requests.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** Takedown requests without script: on a site that sends mail, and on one that does not. */
const { mails, site, ama, ben, adjoa, published, mailTo, confirmed } = await takedownRequestSite();
const quiet = await testSite();

test("what is wrong with the form is said beside its fields, and what was typed stays", async () => {
  const logo = await published();
  const page = await read(visitor(site.url), `/logos/${logo.slug}`);
  expect(page).toContain(`href="/logos/${logo.slug}/takedown-request"`);
  const { answer } = await ask(site.url, logo, {
    kind: "",
    explanation: "",
    email: "nobody",
    domain: "not a website",
    name: "x".repeat(81),
  });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(summaryOf(html)).toHaveLength(5);
  expect(summaryOf(html)[0]).toBe("Choose what we should do.");
  expect(summaryOf(html)).toContain("Tell us how it is yours.");
  expect(describedBy(html, "email").join(" ")).toContain("Enter an email address we can reply to");
  expect(describedBy(html, "domain").join(" ")).toContain("Enter the brand’s website, such as zuri.example.");
  expect(describedBy(html, "name").join(" ")).toContain("Use at most 80 characters.");
  expect(typedInto(html, "domain")).toBe("not a website");
  expect((await visitor(site.url).ask("/logos/nothing-here/takedown-request")).status).toBe(404);
});

test("robots reach nobody, a network asks five times an hour, and an address is mailed three times a day", async () => {
  const logo = await published();
  const robot = await ask(site.url, logo, { email: "robot@zuri.example", website: "https://spam.example" });
  expect(robot.answer.status).toBe(303);
  const email = `often-${randomUUID()}@zuri.example`;
  const same = visitor(site.url);
  const answers: { status: number; text: string }[] = [];
  for (const to of [email, email, email, email, `else-${email}`, `more-${email}`]) {
    const { answer } = await ask(site.url, logo, { email: to }, same);
    answers.push({ status: answer.status, text: await answer.text() });
  }
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 429, 303, 429]);
  expect(answers[3]?.text).toContain("We’ve already emailed this address several times");
  expect(answers[5]?.text).toContain("Too many requests from this network");
  await mailTo(email, 3);
  expect(mails.mailsTo("robot@zuri.example")).toEqual([]);
});

test("without mail a request waits at once, unproven, and its page says how it goes", async () => {
  const logo = await published({ place: quiet, sender: await signedIn(quiet.url, "ama") });
  const { answer, browser } = await ask(quiet.url, logo, {
    email: "zuri@zuri.example",
    domain: "zuri.invalid",
  });
  const page = answer.headers.get("Location") ?? "";
  expect(page).toMatch(/^\/takedown-requests\/[\w-]{43}$/);
  const shown = await browser.ask(page);
  expect(shown.headers.get("Cache-Control")).toContain("no-store");
  const html = await shown.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain("zuri@zuri.example");
  expect(textOf(html)).toMatch(/ubunifu-verification=[\w-]{43}/);
  await browser.post(page, { intent: "prove" });
  expect(toastOf(await read(browser, page))?.title).toBe("The record isn’t there yet");
  const admin = await signedIn(quiet.url, "adjoa");
  const list = textOf(await read(admin, "/dashboard/moderation?type=takedown-requests"));
  expect(list).toContain("Rights 1");
  expect(list).toMatch(new RegExp(`${logo.title}\\s+Take down\\s+Not proven`));
  await browser.post(page, { intent: "withdraw" });
  expect((await browser.ask(page)).status).toBe(404);
});

test("an accepted takedown answers 410 everywhere, refuses the same picture to all, and can be undone", async () => {
  const logo = await published();
  const addresses = [
    `/logos/${logo.slug}`,
    `/logos/${logo.id}`,
    `/logos/${logo.slug}.svg`,
    `/logos/${logo.slug}/mark.svg`,
    `/logos/${logo.slug}.zip`,
    `/iconify/ubunifu/${logo.slug}.svg`,
    `/logos/${logo.slug}/code/img.txt`,
    `/logos/${logo.slug}/renditions/512.png`,
    `/logos/${logo.slug}/takedown-request`,
    `/previews/logos/${logo.slug}.png`,
    `/api/logos/${logo.slug}`,
  ];
  const statuses = (browser: Visitor) =>
    Promise.all(addresses.map(async (address) => (await browser.ask(address)).status));
  const before = await statuses(visitor(site.url));
  const { reviewPath, page, browser, email } = await confirmed(logo);
  // Nobody is unpublished by a request.
  expect((await visitor(site.url).ask(addresses[0] ?? "")).status).toBe(200);

  const dialog = textOf(await read(adjoa, reviewPath)) || (await read(adjoa, reviewPath));
  expect(dialog).toContain("Reads mail at zuri.example");
  expect(dialog).toContain("ama@example.com");
  const taken = await adjoa.post(reviewPath, { decision: "accepted", note: "Sorry about that." });
  expect(taken.status).toBe(303);
  expect(await mailTo(email, 2)).toContain("the logo is gone from our pages");
  expect(textOf(await read(browser, page))).toContain("We took it down.");
  await expect
    .poll(() => statuses(visitor(site.url)), { timeout: 60_000, interval: 500 })
    .toEqual(addresses.map(() => 410));
  expect(textOf(await read(visitor(site.url), addresses[0] ?? ""))).toContain("Its owner asked us to.");
  // Asked only now: for half a minute a process believes that what it has sent is public.
  expect((await visitor(site.url).ask(`${logo.image_url}?download=kora`)).status).toBe(410);
  const everywhere = ["/logos", "/logos.atom", "/api/logos", `/search?q=Kora`, "/sitemap/logos-all.xml"];
  for (const list of everywhere) expect(await read(visitor(site.url), list)).not.toContain(logo.slug);

  const again = { ...submittedLogo({ title: "Again", submission_id: randomUUID() }), image: logo.image };
  for (const [who, path, form] of [
    [ben, "/submit", again],
    [adjoa, "/dashboard/logos/new", { ...again, status: "approved" }],
  ] as const) {
    const refused = await who.post(path, form);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(
      "This picture was taken down at the request of its owner. Choose another.",
    );
  }
  // Nobody reads who asked.
  const told = await read(ama, "/dashboard/notifications");
  expect(told).toContain("It was taken down at the request of its owner.");
  for (const html of [told, await read(adjoa, "/dashboard/audit")]) expect(html).not.toContain(email);

  await adjoa.post(reviewPath, { decision: "undo" });
  await mailTo(email, 3);
  await wait(1_100);
  await expect.poll(() => statuses(visitor(site.url)), { timeout: 60_000, interval: 500 }).toEqual(before);
}, 90_000);

test("a requester whose request was accepted signs in, and their edit goes through review", async () => {
  const logo = await published();
  const { reviewPath, page, email } = await confirmed(logo, { kind: "mine" });
  await adjoa.post(reviewPath, { decision: "accepted", note: "" });
  expect(pageIn(await mailTo(email, 2))).toBe(page);
  const stranger = await visitor(site.url).post(page, { intent: "redeem" });
  expect(stranger.headers.get("Location")).toBe(`/login?from=${encodeURIComponent(page)}`);
  const edit = (await ben.post(page, { intent: "redeem" })).headers.get("Location") ?? "";
  expect(edit).toBe(`/dashboard/profile/submissions/logo/${logo.id}`);
  const html = await read(ben, edit);
  const image_url = hiddenField(html, "image_url");
  const form = {
    ...submittedLogo({ title: `${logo.title} 2` }),
    updated_at: hiddenField(html, "updated_at"),
    image_url,
  };
  expect(
    (await ben.post(edit, { ...form, image: drawing("mark.svg", '<rect width="5" height="1"/>') })).status,
  ).toBe(303);
  const waits = await site.sql("select status from logos where revision_of = $1", logo.id);
  expect(waits).toEqual([{ status: "pending" }]);
  expect((await visitor(site.url).ask(`/logos/${logo.slug}`)).status).toBe(200);
  expect((await ama.ask(edit)).status).toBe(404);
});

test("a rejected one gets the reason by mail, and the logo stays", async () => {
  const logo = await published();
  const { reviewPath, email } = await confirmed(logo);
  await adjoa.post(reviewPath, { decision: "rejected", note: "", reason: "Not shown to be theirs" });
  expect(await mailTo(email, 2)).toContain("We couldn’t see that you speak for the brand.");
  expect((await visitor(site.url).ask(`/logos/${logo.slug}`)).status).toBe(200);
  const late = await adjoa.post(reviewPath, { decision: "accepted", note: "x".repeat(1001) });
  expect(late.status).toBe(400);
});
