import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startMailServer } from "#tests/support/mail-server.ts";
import { describedBy } from "#tests/support/read-page.ts";
import { isSignedIn } from "#tests/support/session.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const mailServer = await startMailServer();
const site = await testSite({ SITE_URL: "https://ubunifu.example", SMTP_URL: mailServer.url });

const form = (email: string) => ({
  name: "Nia Onyango",
  email,
  password: "calico-loom",
  confirmPassword: "calico-loom",
  role: "editor",
  submission_id: randomUUID(),
});

test("H5 whom an admin adds gets in at once with the password, and a mail that says who made the account", async () => {
  const [adjoa, email] = [await signedIn(site.url, "adjoa"), "nia@example.com"];
  const added = form(email);
  // Posted twice, on a slow line.
  for (let times = 0; times < 2; times += 1)
    expect((await adjoa.post("/dashboard/users/new", added)).status).toBe(303);
  expect((await visitor(site.url).post("/login", { email, password: added.password })).status).toBe(303);
  expect(await site.count(`user_roles where role = 'editor'`)).toBeGreaterThan(0);
  await expect.poll(() => mailServer.mailsTo(email).length, { timeout: 10_000 }).toBe(1);
  const [mail = ""] = mailServer.mailsTo(email);
  expect(mail).toContain("Adjoa");
  expect(mail).toContain("/forgot-password");
  expect(mail).not.toMatch(/signed up|calico/);

  const owner = visitor(site.url);
  await owner.post("/forgot-password", { email });
  await expect.poll(() => mailServer.mailsTo(email).length, { timeout: 10_000 }).toBe(2);
  const token_hash = /token_hash=(\w+)/.exec(mailServer.mailsTo(email).at(-1) ?? "")?.[1] ?? "";
  expect((await owner.post("/auth/confirm", { token_hash, type: "recovery" })).status).toBe(303);
  const own = { newPassword: "a-password-of-my-own", confirmPassword: "a-password-of-my-own" };
  expect((await owner.post("/reset-password", own)).status).toBe(303);
  expect(await isSignedIn(owner)).toBe(true);
  const old = await visitor(site.url).post("/login", { email, password: added.password });
  expect(old.status).toBe(400);

  const taken = await adjoa.post("/dashboard/users/new", form(email));
  expect(taken.status).toBe(409);
  expect(describedBy(await taken.text(), "email")).toContain(
    "Another account uses this email address. Enter another.",
  );
});

test("the mail is in the language that the admin chooses, and so are later ones", async () => {
  const [adjoa, email] = [await signedIn(site.url, "adjoa"), "awa@example.com"];
  const answer = await adjoa.post("/dashboard/users/new", { ...form(email), language: "fr" });
  expect(answer.status).toBe(303);
  await expect.poll(() => mailServer.mailsTo(email).length).toBe(1);
  const [mail] = mailServer.mailsTo(email);
  expect(mail).toContain("Subject: Votre compte Ubunifu");
  expect(mail).toContain("https://ubunifu.example/fr/forgot-password");
  expect(await site.count(`profiles where language = 'fr'`)).toBe(1);
});

test("H5 a sign-up that nobody has confirmed does not stand in the way", async () => {
  const [adjoa, email] = [await signedIn(site.url, "adjoa"), "zuri@example.com"];
  const signUp = { name: "Stranger", email, password: "clay-and-kente", confirmPassword: "clay-and-kente" };
  expect((await visitor(site.url).post("/signup", signUp)).status).toBe(303);
  await expect.poll(() => mailServer.mailsTo(email).length, { timeout: 10_000 }).toBe(1);
  const token_hash = /token_hash=(\w+)/.exec(mailServer.mailsTo(email)[0] ?? "")?.[1] ?? "";
  expect((await adjoa.post("/dashboard/users/new", form(email))).status).toBe(303);
  expect((await visitor(site.url).post("/login", { email, password: "calico-loom" })).status).toBe(303);
  expect((await visitor(site.url).post("/auth/confirm", { token_hash, type: "signup" })).status).toBe(410);
  expect((await visitor(site.url).post("/login", { email, password: signUp.password })).status).toBe(400);
  expect(await site.count(`profiles where name = 'Stranger'`)).toBe(0);
});
