import { expect, test } from "vitest";
import { startMailServer } from "#tests/support/mail-server.ts";
import { describedBy, hiddenField, toastOf } from "#tests/support/read-page.ts";
import { testSite } from "#tests/support/test-site.ts";
import { visitor } from "#tests/support/visitor.ts";

/** In which language members get mail, on a site that sends it. */
const mails = await startMailServer();
const site = await testSite({ SMTP_URL: mails.url });
const email = "awa@example.com";
const password = "clay-and-kente";
const browser = visitor(site.url);

const mailTo = async (to: string, number: number) => {
  await expect.poll(() => mails.mailsTo(to), { timeout: 10_000 }).toHaveLength(number);
  return mails.mailsTo(to).at(-1) ?? "";
};
const languageOf = async () => (await site.sql("select language from profiles where name = 'Awa'"))[0];

test("who signs up in French gets French mails, whose links lead to French pages", async () => {
  await browser.post("/fr/signup", { name: "Awa", email, password, confirmPassword: password });
  const mail = await mailTo(email, 1);
  expect(mail).toContain("Utilisez le lien ci-dessous, ou saisissez ce code.");
  const [, path = "", token = ""] = /\/(fr\/auth\/confirm)\?token_hash=(\w+)/.exec(mail) ?? [];
  expect(await (await browser.ask(`/${path}?token_hash=${token}&type=signup`)).text()).toContain(
    '<html lang="fr"',
  );
  await browser.post(`/${path}`, { token_hash: token, type: "signup" });
  expect(await languageOf()).toEqual({ language: "fr" });
  // From an English page, too: it is theirs.
  await visitor(site.url).post("/forgot-password", { email });
  expect(await mailTo(email, 2)).toContain("Vous recevez cet e-mail parce que quelqu’un a demandé");
});

test("the language is chosen in the profile, and no other language than the site's", async () => {
  const page = await (await browser.ask("/dashboard/profile")).text();
  expect(page).toMatch(
    /<select[^>]* name="language"[^>]*>.*<option value="fr" selected="">Français<\/option>/s,
  );
  const form = {
    intent: "personal",
    member: hiddenField(page, "member"),
    name: "Awa",
    email,
  };
  const refused = await browser.post("/dashboard/profile", { ...form, language: "tlh" });
  expect(refused.status).toBe(400);
  expect(describedBy(await refused.text(), "language")).toContain("Choose one of the options.");
  expect((await browser.post("/dashboard/profile", { ...form, language: "ar" })).status).toBe(303);
  expect(toastOf(await (await browser.ask("/dashboard/profile")).text())?.kind).toBe("success");
  expect(await languageOf()).toEqual({ language: "ar" });
  // A page that somebody opened before this was there.
  expect((await browser.post("/dashboard/profile", form)).status).toBe(303);
  expect(await languageOf()).toEqual({ language: "ar" });
  await visitor(site.url).post("/fr/login/link", { email });
  expect(await mailTo(email, 3)).toContain('<html lang="ar" dir="rtl">');
});

test("who has an account already is told so in their language, not in that of whoever tried", async () => {
  await visitor(site.url).post("/pt/signup", { name: "Eve", email, password, confirmPassword: password });
  expect(await mailTo(email, 4)).toContain("لديك حساب من قبل");
});
