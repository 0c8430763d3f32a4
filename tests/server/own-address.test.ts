import { expect, test } from "vitest";
import { keptMails } from "#tests/support/mails.ts";
import { password, people } from "#tests/support/people.ts";
import { describedBy, toastOf } from "#tests/support/read-page.ts";
import { isSignedIn } from "#tests/support/session.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** One built server that sends no mail, and a member who changes the address they sign in with. */
const site = await testSite();
const profile = "/dashboard/profile";
const email = "ama.owusu@example.com";
const account = () =>
  site.sql(
    "select account.email, identity.identity_data ->> 'email' as identity, profile.name from auth.users as account join auth.identities as identity on identity.user_id = account.id join profiles as profile on profile.user_id = account.id where account.id = $1",
    amaId,
  );
const amaId = await site.idOf("ama");
const signsIn = async (with_: { email: string; password: string }) =>
  (await visitor(site.url).post("/login", with_)).status === 303;

test("without the password, or with a wrong one, nothing changes, and what was typed comes back", async () => {
  const [browser, before] = [await signedIn(site.url, "ama"), await account()];
  for (const [currentPassword, says] of [
    ["", "Enter your current password to change your email."],
    ["somebody-else", "That isn’t your current password. Try again."],
  ] as const) {
    const answer = await browser.post(profile, { name: "Ama O.", email, currentPassword });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(describedBy(page, "currentPassword")).toContain(says);
    expect([page.includes(`value="${email}"`), page.includes('value="Ama O."')]).toEqual([true, true]);
    expect(page).not.toContain("somebody-else");
  }
  expect(await account()).toEqual(before);
});

test("an address that has an account, or is none, is refused, and nobody is told which account", async () => {
  const [browser, before] = [await signedIn(site.url, "ama"), await account()];
  for (const [taken, says] of [
    [people.ben.email.toUpperCase(), "This email can’t be used here. Enter another one."],
    ["ama@nowhere", "Enter an email address such as ama@example.com."],
    ["", "Enter an email."],
  ] as const) {
    const answer = await browser.post(profile, { name: "Ama", email: taken, currentPassword: password });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(describedBy(page, "email")).toContain(says);
    expect(page).not.toMatch(/already|account with|Ben/);
  }
  expect(await account()).toEqual(before);
  expect(await keptMails(site.folder, people.ben.email)).toEqual([]);
});

test("with the password it is changed at once: other sessions end, and only the new address signs in", async () => {
  const [browser, phone] = [await signedIn(site.url, "ama"), await signedIn(site.url, "ama")];
  const form = { name: "Ama O.", email: ` ${email.toUpperCase()} `, currentPassword: password };
  // A second tap on a slow line.
  for (const _ of ["first", "again"]) expect((await browser.post(profile, form)).status).toBe(303);
  expect(await account()).toEqual([{ email, identity: email, name: "Ama O." }]);
  expect([await isSignedIn(browser), await isSignedIn(phone)]).toEqual([true, false]);
  expect(await signsIn(people.ama)).toBe(false);
  expect(await signsIn({ email, password })).toBe(true);
  expect(await site.count(`audit_log where actor_id = '${amaId}' and action = 'email changed'`)).toBe(1);
});

test("a name alone asks for no password and leaves other sessions", async () => {
  const [browser, phone] = [await signedIn(site.url, "ben"), await signedIn(site.url, "ben")];
  expect((await browser.post(profile, { name: "Ben S.", email: people.ben.email })).status).toBe(303);
  expect(toastOf(await (await browser.ask(profile)).text())).toMatchObject({
    title: "Profile updated successfully",
  });
  expect(await isSignedIn(phone)).toBe(true);
});
