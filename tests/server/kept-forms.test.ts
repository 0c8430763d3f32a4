import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { people } from "#tests/support/people.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { submittedJob as job } from "#tests/support/submissions.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server, and what it keeps of forms that were not sent to their end. */
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  expect(await site?.stop()).toBe(0);
});

test("what an admin types while their session ends is there after signing in, once and for nobody else", async () => {
  const page = "/dashboard/jargon/new";
  const typed = { term: "Swash", definition: "Typed for an hour.", submission_id: randomUUID() };
  const { email, password } = people.adjoa;
  const shows = async (browser: Visitor) =>
    (await (await browser.ask(page)).text()).includes(typed.definition);
  const before = await site.count("jargon");
  const [browser, other] = [visitor(site.url), await signedIn(site.url, "adjoa")];
  const sent = await browser.post(page, typed);
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    302,
    `/login?from=${encodeURIComponent(page)}`,
  ]);
  expect(sent.headers.getSetCookie().join()).toMatch(/editor-draft=[\w-]{43};.*HttpOnly; SameSite=Lax/);
  expect([await site.count("jargon"), await shows(browser), await shows(other)]).toEqual([
    before,
    false,
    false,
  ]);
  await browser.post("/login", { email, password });
  expect(await shows(browser)).toBe(true);
  expect(await shows(browser)).toBe(false);

  // A member may not open the page, with or without what they have sent there.
  const member = visitor(site.url);
  await member.post(page, typed);
  await member.post("/login", { email: people.ben.email, password });
  expect((await member.ask(page)).headers.get("Location")).toBe("/dashboard/profile");
});

test("R15 one network keeps 120 forms an hour; the next waits, and nothing of it is kept", async () => {
  const address = "203.0.113.120";
  const send = (path: string) => visitor(site.url, { address }).post(path, job({}));
  const statuses = await Promise.all(Array.from({ length: 120 }, () => send("/draft")));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  const kept = await site.count("submission_drafts");
  for (const path of ["/submit", "/draft"]) {
    const late = await send(path);
    expect([late.status, Number(late.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  }
  expect(await site.count("submission_drafts")).toBe(kept);
  // Members have a limit of their own, which the database counts.
  const ben = await signedIn(site.url, "ben");
  expect((await ben.post("/submit", job({ title: "Not waiting" }))).status).toBe(303);
});

test("a form of each kind is kept: until it is sent or begun anew, each on its own, and not over the sign-out", async () => {
  const person = await signedIn(site.url, "ben");
  const shows = async (path: string) => {
    const page = await (await person.ask(path)).text();
    return ["Dyer", "Weaving days", "Half a mark"].filter((title) => page.includes(title));
  };
  const before = Number(await site.count("submission_drafts"));
  const dyer = job({ title: "Dyer", submission_id: randomUUID() });
  for (const form of [dyer, { kind: "event", title: "Weaving days" }, { kind: "logo", title: "Half a mark" }])
    expect((await person.post("/draft", form)).status).toBe(200);
  expect([await shows("/submit?tab=job"), await shows("/submit?tab=event")]).toEqual([
    ["Dyer"],
    ["Weaving days"],
  ]);
  expect((await person.post("/submit", dyer)).status).toBe(303);
  expect((await person.post("/submit", { kind: "logo", intent: "discard" })).status).toBe(303);
  expect([await shows("/submit?tab=job"), await shows("/submit?tab=logo")]).toEqual([[], []]);
  expect(await shows("/submit")).toEqual(["Weaving days"]);
  expect(await site.count("submission_drafts")).toBe(before + 1);
  await person.post("/draft", job({ title: "Dyer" }));
  await person.post("/logout", {});
  expect([await shows("/submit?tab=job"), await shows("/submit?tab=event")]).toEqual([[], []]);
  expect(await site.count("submission_drafts")).toBe(before);
});
