import { expect, test } from "vitest";
import { startMailServer } from "#tests/support/mail-server.ts";
import { password, people } from "#tests/support/people.ts";
import { alertsOf } from "#tests/support/read-page.ts";
import { isSignedIn } from "#tests/support/session.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const mailServer = await startMailServer();
const site = await testSite({ SITE_URL: "https://ubunifu.example", SMTP_URL: mailServer.url });
const { email } = people.ben;

const mails = () => mailServer.mailsTo(email);

test("A30 a stranger with somebody's address uses up nothing that its owner needs, and is told of no mail that isn't sent", async () => {
  const own = await signedIn(site.url, "ben");
  await own.post("/logout", {});
  const stranger = visitor(site.url);
  const signUp = { name: "B", email, password: "clay-and-kente", confirmPassword: "clay-and-kente" };
  for (const [path, form] of [
    ["/signup", signUp],
    ["/login/link", { email }],
    ["/forgot-password", { email }],
  ] as const) {
    const before = mails().length;
    for (let times = 0; times < 3; times += 1) expect((await stranger.post(path, form)).status).toBe(303);
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(before + 3);
    const refused = await stranger.post(path, form);
    expect([path, refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([path, 429, true]);
    expect(alertsOf(await refused.text())).toContain("several times just now");
    expect(mails().length).toBe(before + 3);
  }
  const guesses = Array.from({ length: 12 }, () =>
    visitor(site.url).post("/login", { email, password: "wrong" }),
  );
  await Promise.all(guesses);
  const elsewhere = await visitor(site.url).post("/login", { email, password });
  expect(elsewhere.status).toBe(429);
  expect(await elsewhere.text()).toContain("A sign-in link that we email you works meanwhile");

  expect((await own.post("/login", { email, password })).status).toBe(303);
  for (const [path, type] of [
    ["/login/link", "magiclink"],
    ["/forgot-password", "recovery"],
  ] as const) {
    const before = mails().length;
    const phone = visitor(site.url);
    expect((await phone.post(path, { email })).headers.get("Location")).toBe("/auth/confirm");
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(before + 1);
    const token_hash = /token_hash=(\w+)/.exec(mails().at(-1) ?? "")?.[1] ?? "";
    expect((await phone.post("/auth/confirm", { token_hash, type })).status).toBe(303);
    expect(await isSignedIn(phone)).toBe(true);
  }
});

test("A30 an address that nobody has here is answered alike", async () => {
  const stranger = visitor(site.url);
  const ask = () => stranger.post("/forgot-password", { email: "nobody@example.com" });
  const statuses = [];
  for (let times = 0; times < 4; times += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([303, 303, 303, 429]);
});
