import { afterAll, beforeEach, expect, test } from "vitest";
import { codeOf } from "#tests/support/authenticator.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { keptMails } from "#tests/support/mails.ts";
import { type Person, password, people } from "#tests/support/people.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startProgram } from "#tests/support/program.ts";
import { startSite } from "#tests/support/site.ts";

const token = "t".repeat(32);
const site = await startSite({ REQUIRE_SECOND_FACTOR: "admins", ADMIN_ACCESS_TOKEN: token });
afterAll(() => site.stop());

/** What is written down with an account: the app's key, and the recovery codes. */
type Written = { key: string; recoveryCodes: string[] };

beforeEach(async () => {
  await site.sql("delete from private.second_factors");
  await site.sql("delete from private.proven_sessions");
});

async function signIn(who: Person, to = "/dashboard") {
  const browser = new PlainBrowser(site.url);
  await browser.open(`/login?from=${encodeURIComponent(to)}`);
  browser.main.fill("Email", people[who].email);
  browser.main.fill("Password", password);
  await browser.main.press("Sign In");
  return browser;
}

async function turnOn(browser: PlainBrowser): Promise<Written> {
  await browser.open("/dashboard/profile/second-factor");
  const key = browser.main.part("code").text;
  browser.main.fill("Code", codeOf(key));
  browser.main.fill("Current password", password);
  await browser.main.press("Turn On");
  expect(browser.main.text).toContain("Two-step sign-in is on");
  await nextCode();
  return { key, recoveryCodes: browser.main.texts("ol code") };
}

async function enter(browser: PlainBrowser, code: string) {
  browser.main.fill("Code", code);
  await browser.main.press("Continue");
}

/** The last code was given a quarter of an hour ago. */
const wait15Minutes = () =>
  site.sql("update private.proven_sessions set proven_at = proven_at - interval '15 minutes'");
/** As if half a minute went by, and the phone showed its next code. */
const nextCode = () => site.sql("update private.second_factors set last_step = 0");
const logged = async (action: string) =>
  (await site.sql("select 1 from audit_log where action = $1", action)).length;

test("an admin of a site that requires it is led to setting it up, and gets in with it from then on", async () => {
  const adjoa = await signIn("adjoa");
  expect(adjoa.address).toBe("/dashboard/profile/second-factor");
  expect(adjoa.page.text).toContain("Set up two-step sign-in first");
  expect(adjoa.headers.get("Cache-Control")).toContain("no-store");
  expect(adjoa.main.part("svg[role=img] path").attribute("d")).toMatch(/^M4 4h7v1h-7z/);
  const secret = adjoa.main.part("input[name=secret]").attribute("value");
  adjoa.main.fill("Code", "000000");
  adjoa.main.fill("Current password", password);
  await adjoa.main.press("Turn On");
  expect(adjoa.status).toBe(400);
  expect(adjoa.main.helpOf("Code")).toContain("This code is wrong");
  expect(adjoa.main.part("input[name=secret]").attribute("value"), "what the phone has by now").toBe(secret);
  adjoa.main.fill("Code", codeOf(adjoa.main.part("code").text));
  adjoa.main.fill("Current password", "somebody else");
  await adjoa.main.press("Turn On");
  expect(adjoa.main.helpOf("Current password")).toContain("That isn’t your current password. Try again.");
  adjoa.main.fill("Code", codeOf(adjoa.main.part("code").text));
  adjoa.main.fill("Current password", password);
  const form = {
    member: await site.idOf("adjoa"),
    secret: secret ?? "",
    code: codeOf(adjoa.main.part("code").text),
    currentPassword: password,
  };
  await adjoa.main.press("Turn On");
  const codes = adjoa.main.texts("ol code");
  expect(new Set(codes).size).toBe(10);
  // A second tap on a slow line.
  const again = await adjoa.post("/dashboard/profile/second-factor", form, {
    Origin: adjoa.origin,
  });
  expect(await again.text()).toContain(codes[9]);
  await adjoa.main.follow("I’ve kept them");
  expect([adjoa.status, adjoa.address]).toEqual([200, "/dashboard"]);
  expect(await logged("two-step sign-in turned on")).toBe(1);
  await expect
    .poll(() => keptMails(site.folder, people.adjoa.email), { timeout: 10_000 })
    .toContainEqual(expect.stringContaining("Two-step sign-in was turned on"));
});

test("whoever has the password alone is asked for a code, and has a member's rights meanwhile", async () => {
  const { key } = await turnOn(await signIn("adjoa"));
  const other = await signIn("adjoa", "/dashboard/users?search=ama");
  expect(other.address).toBe(`/auth/code?from=${encodeURIComponent("/dashboard/users?search=ama")}`);
  for (const path of ["/dashboard", "/dashboard/users", "/dashboard/profile", "/dashboard/audit.csv"]) {
    await other.open(path);
    expect(other.address).toBe(`/auth/code?from=${encodeURIComponent(path)}`);
  }
  await other.open("/submit");
  expect(other.status).toBe(200);
  await other.open("/auth/code?from=//evil.example");
  await enter(other, "12345");
  expect(other.main.helpOf("Code")).toContain("Enter the 6 digits");
  // In digits of Arabic, in two halves.
  const digits = codeOf(key).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  await enter(other, `${digits.slice(0, 3)} ${digits.slice(3)}`);
  expect([other.status, other.address]).toEqual([200, "/dashboard"]);
  await other.open("/dashboard/users");
  expect(other.address).toBe("/dashboard/users");
});

test("M2: a code and a recovery code are good once, and after ten wrong ones all are refused for a while", async () => {
  const { key, recoveryCodes } = await turnOn(await signIn("ama"));
  const [first, second, third] = [await signIn("ama"), await signIn("ama"), await signIn("ama")];
  const code = codeOf(key);
  await enter(first, code);
  expect(first.address).toBe("/dashboard/profile");
  await enter(second, code);
  expect([second.status, second.address]).toEqual([400, expect.stringContaining("/auth/code")]);
  await enter(second, recoveryCodes[0] ?? "");
  expect(second.address).toBe("/dashboard/profile");
  await enter(third, recoveryCodes[0] ?? "");
  expect(third.status).toBe(400);
  expect(await logged("recovery code used")).toBe(1);
  await expect
    .poll(() => keptMails(site.folder, people.ama.email), { timeout: 10_000 })
    .toContainEqual(expect.stringContaining("A recovery code was used"));
  const statuses = [];
  for (let tries = 0; tries < 9; tries += 1) {
    await enter(third, "000000");
    statuses.push(third.status);
  }
  expect(statuses.filter((status) => status === 400).length).toBeLessThan(9);
  expect(third.status).toBe(429);
  expect(Number(third.headers.get("Retry-After"))).toBeGreaterThan(60);
  await enter(third, recoveryCodes[1] ?? "");
  expect(third.status, "even the right one waits").toBe(429);
  const stranger = new PlainBrowser(site.url);
  await stranger.open("/auth/code");
  expect(stranger.address, "and without the password none is asked for").toMatch(/^\/login/);
});

test("roles, deletions and resets ask again after 15 minutes, beside what was typed", async () => {
  const adjoa = await signIn("adjoa");
  const { key } = await turnOn(adjoa);
  const [ama, ben] = [await site.idOf("ama"), await site.idOf("ben")];
  await wait15Minutes();
  await adjoa.open("/dashboard/users");
  expect(adjoa.status).toBe(200);
  await adjoa.open(`/dashboard/users/${ama}/edit`);
  adjoa.dialog.fill("Name", "Ama O.");
  adjoa.dialog.fill("Editor", true);
  await adjoa.dialog.press("Update User");
  expect(adjoa.status).toBe(403);
  expect(adjoa.dialog.helpOf("Code")).toContain("Enter a code");
  expect(adjoa.dialog.valueOf("Name")).toBe("Ama O.");
  adjoa.dialog.fill("Code", "000000");
  await adjoa.dialog.press("Update User");
  expect(adjoa.dialog.helpOf("Code")).toContain("This code is wrong");
  adjoa.dialog.fill("Code", codeOf(key));
  await adjoa.dialog.press("Update User");
  expect(adjoa.page.text).toContain("User updated successfully");
  expect((await site.sql("select role from user_roles where user_id = $1", ama))[0]?.role).toBe("editor");

  await wait15Minutes();
  await adjoa.open(`/dashboard/users/${ben}/delete`);
  await adjoa.dialog.press("Delete User");
  expect(adjoa.dialog.helpOf("Code")).toContain("Enter a code");
  await adjoa.open("/dashboard/users");
  await adjoa.main.around("tr", people.ben.email).press(/^Make Admin/);
  expect(adjoa.address).toMatch(/^\/auth\/code/);
  expect(adjoa.page.text).toContain("Then press Make Admin again for Ben Sithole");
  await nextCode();
  await enter(adjoa, codeOf(key));
  expect(adjoa.address).toBe("/dashboard/users");
  await adjoa.main.around("tr", people.ben.email).press(/^Make Admin/);
  expect(adjoa.page.text).toContain("Ben Sithole is now an admin");
  await wait15Minutes();
  const [asked] = await site.sql<{ id: string }>(
    `insert into takedown_requests (logo_title, kind, explanation, email, status, token_hash)
     values ('Kora', 'takedown', 'It is ours.', 'zuri@example.com', 'open', repeat('a', 64)) returning id`,
  );
  await adjoa.open(`/dashboard/moderation/takedown-request/${asked?.id}`);
  adjoa.dialog.fill(/^Note/, "Thank you for writing.");
  await adjoa.dialog.press(/^Accept/);
  expect(adjoa.dialog.helpOf("Code")).toContain("Enter a code");
  expect(adjoa.dialog.valueOf(/^Note/)).toBe("Thank you for writing.");
  await nextCode();
  adjoa.dialog.fill("Code", codeOf(key));
  await adjoa.dialog.press(/^Accept/);
  expect(adjoa.page.text).toContain("Request accepted");
  await site.sql("update user_roles set role = 'user' where user_id in ($1, $2)", ama, ben);
});

test("a member turns it on and off by themselves, and only with a code", async () => {
  const ben = await signIn("ben", "/dashboard/profile");
  await ben.main.follow("Set up two-step sign-in");
  const { recoveryCodes } = await turnOn(ben);
  await ben.open("/dashboard/profile");
  await ben.main.follow("Manage two-step sign-in");
  expect(ben.main.text).toContain("You have 10 recovery codes left");
  ben.main.fill("Code", "000000");
  await ben.main.press("Turn Off");
  expect(ben.main.helpOf("Code")).toContain("This code is wrong");
  ben.main.fill("Code", recoveryCodes[3] ?? "");
  await ben.main.press("Turn Off");
  expect(ben.page.text).toContain("Two-step sign-in is off");
  expect((await signIn("ben")).address).toBe("/dashboard/profile");
});

test("another admin resets it for who has lost everything, and so does whoever runs the site", async () => {
  const adjoa = await signIn("adjoa");
  await turnOn(adjoa);
  await turnOn(await signIn("ben"));
  await adjoa.open("/dashboard/users");
  const row = adjoa.main.around("tr", people.ben.email);
  expect(row.text).toContain("Two-step sign-in");
  expect(adjoa.main.around("tr", people.adjoa.email).links(/^Reset/)).toEqual([]);
  await row.follow(/^Reset/);
  await adjoa.dialog.press("Reset");
  expect(adjoa.page.text).toContain("Two-step sign-in was reset");
  expect((await signIn("ben")).address).toBe("/dashboard/profile");
  await adjoa.open("/dashboard/audit");
  expect(adjoa.main.text).toContain("two-step sign-in reset");
  await expect
    .poll(() => keptMails(site.folder, people.ben.email), { timeout: 10_000 })
    .toContainEqual(expect.stringContaining("An administrator turned it off"));
});

test("a secret link is no second factor", async () => {
  const browser = new PlainBrowser(site.url);
  await browser.open(`/dashboard?admin_access_token=${token}`);
  expect(browser.address).toMatch(/^\/login/);
  expect(site.log.join()).toContain("ADMIN_ACCESS_TOKEN lets nobody in");
});

test("a mailed link asks for a code, too, and npm run admin resets it", async () => {
  const mails = await startMailServer();
  const other = await startSite({ SMTP_URL: mails.url });
  try {
    const browser = new PlainBrowser(other.url);
    await browser.open("/login");
    browser.main.fill("Email", people.ama.email);
    browser.main.fill("Password", password);
    await browser.main.press("Sign In");
    await turnOn(browser);
    // As after a sign-up there.
    await other.sql(
      "insert into private.mailed_proofs (user_id, proven_email) values ($1, $2)",
      await other.idOf("ama"),
      people.ama.email,
    );
    const elsewhere = new PlainBrowser(other.url);
    await elsewhere.open("/login/link?from=/submit");
    elsewhere.main.fill("Email", people.ama.email);
    await elsewhere.main.press("Email me a link");
    const link = () =>
      /\/auth\/confirm\?\S*token_hash=\w+\S*/.exec(mails.mailsTo(people.ama.email).join("\n"))?.[0];
    await expect.poll(link, { timeout: 10_000 }).toBeTruthy();
    await elsewhere.open(link()?.replace(/["<>].*/, "") ?? "");
    await elsewhere.main.press("Sign In");
    expect(elsewhere.address).toMatch(/^\/auth\/code\?from=/);
    other.child.kill("SIGTERM");
    await other.ended;
    const reset = startProgram("../../app/cli/make-admin.ts", { DATA_DIR: other.folder }, [
      "--reset-second-factor",
      people.ama.email,
    ]);
    expect((await reset.lines.next()).value).toContain("signs in with the password alone now");
    expect((await reset.ended).code).toBe(0);
    expect(await keptMails(other.folder, people.ama.email)).toContainEqual(
      expect.stringContaining("Two-step sign-in was reset"),
    );
  } finally {
    await other.stop();
  }
});
