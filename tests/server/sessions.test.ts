import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { keptMails } from "#tests/support/mails.ts";
import { type Person, password, people } from "#tests/support/people.ts";
import { hiddenField, toastOf } from "#tests/support/read-page.ts";
import { changeSession, expired, isSignedIn, readSession } from "#tests/support/session.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server at an https address, and how long who has signed in stays so. */
const site = await testSite({ SITE_URL: "https://ubunifu.example" });

const profile = "/dashboard/profile";
const signIn = (who: Person) => signedIn(site.url, who);

describe("a session", () => {
  test("A11 whose cookie was changed is nobody's and is forgotten", async () => {
    const cookie = (await signIn("ama")).cookie();
    const [head, , signature] = readSession(cookie).access_token.split(".");
    const claims = {
      sub: await site.idOf("adjoa"),
      role: "authenticated",
      exp: 4e9,
      session_id: randomUUID(),
    };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged = [
      changeSession(cookie, {
        access_token: [head, encode(claims), signature].join("."),
        refresh_token: "guessed",
      }),
      changeSession(cookie, {
        access_token: `${encode({ alg: "none" })}.${encode(claims)}.`,
        refresh_token: "guessed",
      }),
      changeSession(cookie, { access_token: "x", refresh_token: "x", expires_at: 1 }),
      // With these the client library throws where nobody waits for it: the process ended.
      changeSession(cookie, { access_token: "a.b.c", refresh_token: "", expires_at: 1 }),
      changeSession(cookie, {
        access_token: "a.b.c",
        refresh_token: "x",
        expires_at: 9e9,
        user: "x" as never,
      }),
      cookie.slice(0, -30),
      "__Host-session=base64-%00",
      `__Host-session=${"a".repeat(3_000)}`,
    ];
    for (const sent of forged) {
      const response = await visitor(site.url).ask(profile, { headers: { Cookie: sent } });
      expect(response.status).toBe(302);
      expect(response.headers.get("Location")).toMatch(/^\/login/);
      expect(response.headers.getSetCookie().join()).toMatch(/__Host-session[^,]*Max-Age=0/);
    }
    expect((await visitor(site.url).ask("/healthz")).status).toBe(200);
  });

  const refreshTokens = () => site.count("auth.refresh_tokens");

  test("A13 whose token has run out is renewed once for a page, and for pages that are opened at once", async () => {
    const browser = visitor(site.url, { cookie: expired(await signIn("ama")) });
    const before = (await refreshTokens()) ?? 0;
    const response = await browser.ask(profile);
    expect(response.status).toBe(200);
    expect(await refreshTokens()).toBe(before + 1);
    expect(response.headers.getSetCookie().filter((line) => /^__Host-session=b/.test(line))).toHaveLength(1);
    const again = expired(browser);
    const pages = [profile, "/submit.data", "/", `${profile}.data`];
    for (const { status } of await Promise.all(
      pages.map((page) => visitor(site.url, { cookie: again }).ask(page)),
    ))
      expect(status).toBe(200);
    expect(await isSignedIn(visitor(site.url, { cookie: again }))).toBe(true);
  });

  test("A12 whose old refresh token comes back ends for good", async () => {
    const stolen = expired(await signIn("ama"));
    const renewed = visitor(site.url, { cookie: stolen });
    expect(await isSignedIn(renewed)).toBe(true);
    const renewedTwice = visitor(site.url, { cookie: expired(renewed) });
    expect(await isSignedIn(renewedTwice)).toBe(true);
    expect(await isSignedIn(visitor(site.url, { cookie: stolen }))).toBe(false);
    expect(await isSignedIn(visitor(site.url, { cookie: expired(renewedTwice) }))).toBe(false);
  });

  test("A28 that was not used for 30 days has ended; one that was used since has not", async () => {
    const unused = (days: number) =>
      site.sql(
        `update auth.sessions set refreshed_at = (now() - make_interval(days => ${days})) at time zone 'UTC', created_at = now() - interval '90 days'
         where user_id = (select id from auth.users where email = $1)`,
        people.ama.email,
      );
    const browser = await signIn("ama");
    await unused(29);
    const renewed = visitor(site.url, { cookie: expired(browser) });
    expect(await isSignedIn(renewed)).toBe(true);
    await unused(31);
    const late = visitor(site.url, { cookie: expired(renewed) });
    const answer = await late.ask(profile);
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      302,
      expect.stringMatching(/__Host-session[^,]*Max-Age=0/),
    ]);
    for (const cookie of [expired(renewed), renewed.cookie()])
      expect(await isSignedIn(visitor(site.url, { cookie }))).toBe(false);
  });

  test("A28 that was never renewed has ended, too, and the browser keeps its cookie for as long", async () => {
    const browser = visitor(site.url);
    const lines = (await browser.post("/login", people.ben)).headers.getSetCookie();
    expect(lines.find((line) => /^__Host-session[.\d]*=b/.test(line))).toContain("Max-Age=2592000");
    await site.sql(
      "update auth.sessions set created_at = now() - interval '31 days' where user_id = $1",
      await site.idOf("ben"),
    );
    expect(await isSignedIn(visitor(site.url, { cookie: expired(browser) }))).toBe(false);
  });

  test("A14 A15 is ended by the button alone, and its old cookie is worth nothing then", async () => {
    const browser = await signIn("ama");
    for (const method of ["GET", "HEAD"]) expect((await browser.ask("/logout", { method })).status).toBe(405);
    expect(await isSignedIn(browser)).toBe(true);
    const old = browser.cookie();
    const oldExpired = expired(browser);
    expect((await browser.post("/logout", {})).headers.get("Location")).toBe("/login");
    expect(await isSignedIn(browser)).toBe(false);
    for (const cookie of [old, oldExpired]) {
      const thief = visitor(site.url);
      const write = await thief.ask(profile, {
        method: "POST",
        headers: { Cookie: cookie },
        body: new URLSearchParams({ name: "Evil" }),
      });
      expect(write.headers.get("Location")).toMatch(/^\/login/);
      const read = await thief.ask(profile, { headers: { Cookie: cookie } });
      expect(read.headers.get("Location")).toMatch(/^\/login/);
    }
    expect(await site.count("profiles where name = 'Evil'")).toBe(0);
  });

  test("who sends a form when their session has ended is told that nothing was changed", async () => {
    const browser = visitor(site.url);
    const sent = await browser.post("/dashboard/profile/sessions", {});
    const signInPage = sent.headers.get("Location") ?? "";
    expect(signInPage).toBe("/login?from=%2Fdashboard%2Fprofile%2Fsessions");
    expect(await (await browser.ask(signInPage)).text()).toContain("Nothing was changed.");
    // Once, and not who only wants to read; a file is asked for again on its page.
    expect(await (await browser.ask(signInPage)).text()).not.toContain("Nothing was changed.");
    // The first of two taps may have deleted the account.
    const gone = await browser.post("/dashboard/profile/delete", {});
    const page = await (await browser.ask(gone.headers.get("Location") ?? "")).text();
    expect(page).toContain("If you just deleted your account");
    expect(page).not.toContain("Nothing was changed.");
    const asked = await browser.ask("/dashboard/profile/data");
    expect(asked.headers.get("Location")).toBe("/login?from=%2Fdashboard%2Fprofile");
    expect(asked.headers.getSetCookie()).toEqual([]);
  });

  test("who presses a button of a page that was made for somebody else changes nothing of their own account", async () => {
    const browser = await signIn("ama");
    const stale = await (await browser.ask(profile)).text();
    const member = hiddenField(stale, "member");
    expect(member).toBe(await site.idOf("ama"));
    for (const form of ["personal-form", "password-form", "admin-form"])
      expect(new RegExp(`<input[^>]* form="${form}"[^>]*>`).exec(stale)?.[0]).toContain(`value="${member}"`);
    const deletion = await (await browser.ask("/dashboard/profile/delete")).text();
    expect(hiddenField(deletion, "member")).toBe(member);
    await browser.post("/logout", {});
    await browser.post("/login", { email: people.adjoa.email, password });
    const account = async () =>
      site.sql(
        "select name, mail_notifications, email, encrypted_password from profiles join auth.users on id = user_id where id = $1",
        await site.idOf("adjoa"),
      );
    const [before, elsewhere] = [await account(), await signIn("adjoa")];
    const newPassword = "clay-and-kente";
    const stalePosts: [string, Record<string, string>][] = [
      [profile, { name: people.ama.name, email: "ama@new.example", currentPassword: password }],
      [profile, { intent: "password", currentPassword: password, newPassword, confirmPassword: newPassword }],
      [profile, { intent: "admin", adminCode: "guess" }],
      ["/dashboard/notifications", { intent: "mail", returnTo: profile }],
      ["/dashboard/profile/sessions", {}],
      ["/dashboard/profile/delete", { currentPassword: password }],
    ];
    for (const [to, fields] of stalePosts) {
      const refused = await browser.post(to, { ...fields, member });
      expect([refused.status, refused.headers.get("Location")]).toEqual([303, profile]);
      expect(toastOf(await (await browser.ask(profile)).text())).toMatchObject({
        title: "Someone else is signed in here now",
        text: `You’re now in the account of ${people.adjoa.email}. Nothing was changed.`,
      });
    }
    expect(await account()).toEqual(before);
    expect(await isSignedIn(elsewhere)).toBe(true);
    const own = hiddenField(await (await browser.ask(profile)).text(), "member");
    await browser.post(profile, { name: "Adjoa M.", email: people.adjoa.email, member: own });
    expect(await site.count("profiles where name = 'Adjoa M.'")).toBe(1);
  });

  test("a new password asks for the current one, ends the other sessions, and is told and noted", async () => {
    const [browser, other] = [await signIn("ben"), await signIn("ben")];
    const change = (currentPassword: string) =>
      browser.post(profile, {
        intent: "password",
        currentPassword,
        newPassword: "clay-and-kente",
        confirmPassword: "clay-and-kente",
      });
    const hash = () =>
      site.sql("select encrypted_password from auth.users where email = $1", people.ben.email);
    const before = await hash();
    expect((await change("not-my-password")).status).toBe(400);
    expect(await hash()).toEqual(before);
    expect(await isSignedIn(other)).toBe(true);

    expect((await change(password)).status).toBe(303);
    expect(await hash()).not.toEqual(before);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false]);
    expect((await visitor(site.url).post("/login", { email: people.ben.email, password })).status).toBe(400);
    expect(
      await site.sql(
        "select 1 from audit_log where action = 'password changed' and actor_id = $1",
        await site.idOf("ben"),
      ),
    ).toHaveLength(1);
    await expect
      .poll(async () => (await keptMails(site.folder, people.ben.email)).join(), { timeout: 10_000 })
      .toContain("password was changed");
  });

  test("Z12 has the role that its member has now", async () => {
    const [browser, admin] = [await signIn("ama"), await signIn("adjoa")];
    const queue = async (who: Visitor) => (await who.ask("/dashboard/moderation")).status;
    expect([await queue(browser), await queue(admin)]).toEqual([303, 200]);
    const setRole = async (who: Person, role: string) =>
      site.sql("update user_roles set role = $1 where user_id = $2", role, await site.idOf(who));
    await setRole("ama", "admin");
    expect(await queue(browser)).toBe(200);
    await setRole("ama", "user");
    // First the page tells of the new role, then it is refused.
    await browser.ask("/dashboard/moderation");
    const refused = await browser.ask("/dashboard/moderation");
    expect([refused.status, refused.headers.get("Location")]).toEqual([302, profile]);
  });

  test("B1 no page that somebody signed in has seen is kept by a browser", async () => {
    const browser = await signIn("adjoa");
    for (const path of ["/", "/logos", "/nothing", profile, "/dashboard/users", "/dashboard/users.data"]) {
      const { headers } = await browser.ask(path);
      expect([path, headers.get("Cache-Control")]).toEqual([path, "private, no-store"]);
    }
    await browser.post("/logout", {});
    expect((await browser.ask("/logos")).headers.get("Cache-Control")).not.toContain("no-store");
  });

  test("who logs out, or deletes their account, leaves no address that they had mail sent to", async () => {
    const asks = async (browser: Visitor) => {
      await browser.post("/forgot-password", { email: "ama+x@example.com" });
      expect(await (await browser.ask("/auth/confirm")).text()).toContain("ama+x@example.com");
    };
    const browser = await signIn("ama");
    await asks(browser);
    await browser.post("/logout", {});
    expect(await (await browser.ask("/auth/confirm")).text()).not.toContain("ama+x@example.com");
    await browser.post("/login", { email: people.ama.email, password });
    await asks(browser);
    const deleted = await browser.post("/dashboard/profile/delete", { currentPassword: password });
    expect(deleted.headers.get("Location")).toBe("/");
    expect(await (await browser.ask("/auth/confirm")).text()).not.toContain("ama+x@example.com");
  });
});
