import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Person, password, people } from "#tests/support/people.ts";
import { sendRaw } from "#tests/support/raw-request.ts";
import { changeSession, expired, readSession } from "#tests/support/session.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server at an https address, and who may do what with it. */
let site: Site;
beforeAll(async () => {
  site = await startSite({ SITE_URL: "https://ubunifu.example" });
});
afterAll(async () => {
  expect(await site?.stop()).toBe(0);
});

const profile = "/dashboard/profile";
const signIn = (who: Person) => signedIn(site.url, who);
const attempt = (browser: Visitor, email: string, secret: string) =>
  browser.post("/login", { email, password: secret });
const nameOf = async (who: Person) =>
  (await site.sql<{ name: string }>("select name from profiles where user_id = $1", await site.idOf(who)))[0]
    ?.name;
const isSignedIn = async (browser: Visitor) => (await browser.ask(profile)).status === 200;

async function mails(): Promise<string> {
  const folder = join(site.folder, "mail");
  const names = await readdir(folder).catch(() => []);
  return (await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))).join("\n");
}

describe("signing in", () => {
  test("A1 an unknown address and a wrong password are told apart by nothing", async () => {
    const answers = await Promise.all(
      [people.ama.email, "noa@example.com"].map(async (email) => {
        const response = await attempt(visitor(site.url), email, "not-the-password");
        const text = (await response.text()).replaceAll(email, "");
        return { status: response.status, text, cookies: response.headers.getSetCookie().length };
      }),
    );
    expect(answers[0]?.status).toBe(400);
    expect(answers[0]).toEqual(answers[1]);
  });

  test("A4 the sixth bad try from one address waits, and so does the right password there", async () => {
    const browser = visitor(site.url);
    const bad = [1, 2, 3, 4, 5].map((number) => attempt(browser, `noa${number}@example.com`, "wrong"));
    expect((await Promise.all(bad)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    for (const secret of ["wrong", password]) {
      const response = await attempt(browser, people.ama.email, secret);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect(await isSignedIn(browser)).toBe(false);
    expect((await attempt(visitor(site.url), people.ama.email, password)).status).toBe(303);
  });

  test("A4 the tenth bad try on one account waits, wherever it comes from", async () => {
    const bad = Array.from({ length: 9 }, () => attempt(visitor(site.url), "target@example.com", "wrong"));
    for (const { status } of await Promise.all(bad)) expect(status).toBe(400);
    const response = await attempt(visitor(site.url), "target@example.com", "wrong");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(60);
  });

  test("A9 a planted cookie does not become the session", async () => {
    const evil = await signIn("ben");
    const browser = visitor(site.url, { cookie: evil.cookie() });
    expect((await attempt(browser, people.ama.email, password)).status).toBe(303);
    expect(readSession(browser.cookie()).user.id).toBe(await site.idOf("ama"));
    const [planted, own] = [readSession(evil.cookie()), readSession(browser.cookie())];
    expect(own.refresh_token).not.toBe(planted.refresh_token);
    expect(await (await evil.ask(profile)).text()).toContain(people.ben.email);
  });

  test("A10 on https every cookie of a session is for this host, by https, and out of the reach of scripts", async () => {
    const response = await attempt(visitor(site.url), people.ama.email, password);
    const lines = response.headers.getSetCookie();
    expect(lines.filter((line) => line.startsWith("__Host-session")).length).toBeGreaterThan(0);
    for (const line of lines) {
      for (const flag of ["Path=/", "HttpOnly", "SameSite=Lax", "Secure"])
        expect(line).toMatch(new RegExp(`; ${flag}(?:;|$)`, "i"));
      expect(line).not.toMatch(/; Domain/i);
    }
    expect(response.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
  });

  test("A18 an inactive member is refused with a sentence, and an open session does nothing any more", async () => {
    const refused = await attempt(visitor(site.url), people.ina.email, password);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("This account is inactive");
    const browsers = [await signIn("ama"), await signIn("ama")] as const;
    const renewing = visitor(site.url, { cookie: expired(browsers[1]) });
    const setStatus = async (status: string) =>
      site.sql("update profiles set status = $1 where user_id = $2", status, await site.idOf("ama"));
    await setStatus("inactive");
    const stopped = await browsers[0].post(profile, { name: "Changed" });
    expect(stopped.headers.get("Location")).toBe("/login");
    expect(await (await browsers[0].ask("/login")).text()).toContain("This account is inactive");
    expect((await browsers[0].ask("/login")).status).toBe(200);
    expect(await isSignedIn(renewing)).toBe(false);
    expect(await nameOf("ama")).toBe(people.ama.name);
    await setStatus("active");
  });
});

describe("signing up", () => {
  const form = (email: string) => ({
    name: "Noa",
    email,
    password: "clay-and-kente",
    confirmPassword: "clay-and-kente",
  });

  test("A2 C5 a taken address answers like a new one; its owner gets a mail whose links name this site", async () => {
    const before = await site.sql(
      "select encrypted_password from auth.users where email = $1",
      people.ben.email,
    );
    const [taken, fresh] = await Promise.all(
      [people.ben.email, "new@example.com"].map((email) => visitor(site.url).post("/signup", form(email))),
    );
    const visible = (response?: Response) => [
      response?.status,
      response?.headers.get("Location"),
      response?.headers.getSetCookie(),
    ];
    expect(visible(taken)).toEqual(visible(fresh));
    expect(taken?.status).toBe(303);
    expect(
      await site.sql("select encrypted_password from auth.users where email = $1", people.ben.email),
    ).toEqual(before);

    const body = new URLSearchParams(form(people.ben.email)).toString();
    const head = [
      "POST /signup HTTP/1.1",
      "Host: evil.example",
      "X-Forwarded-Host: evil.example",
      "Connection: close",
    ];
    const type = ["Content-Type: application/x-www-form-urlencoded", `Content-Length: ${body.length}`];
    await sendRaw(site.port, [...head, ...type, "", body].join("\r\n"));
    const toBen = (text: string) => text.split(`To: ${people.ben.email}`).length - 1;
    await expect.poll(async () => toBen(await mails()), { timeout: 10_000 }).toBe(2);
    expect(await mails()).toContain("https://ubunifu.example/login");
    expect(await mails()).not.toContain("evil.example");
  });

  test("R15 robots that fill the honeypot get no account, and an address makes 50 an hour", async () => {
    const browser = visitor(site.url);
    const users = await site.count("auth.users");
    const robots = Array.from({ length: 50 }, (_, number) =>
      browser.post("/signup", { ...form(`robot${number}@example.com`), website: "https://spam.example" }),
    );
    for (const { status } of await Promise.all(robots)) expect(status).toBe(303);
    const response = await browser.post("/signup", form("honest@example.com"));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await site.count("auth.users")).toBe(users);
  });
});

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
    expect(await nameOf("ama")).toBe(people.ama.name);
  });

  test("A16 A17 a new password asks for the current one, ends the other sessions, and is told and noted", async () => {
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
    expect((await attempt(visitor(site.url), people.ben.email, password)).status).toBe(400);
    expect(
      await site.sql(
        "select 1 from audit_log where action = 'password changed' and actor_id = $1",
        await site.idOf("ben"),
      ),
    ).toHaveLength(1);
    await expect.poll(mails, { timeout: 10_000 }).toContain("password was changed");
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
    const refused = await browser.ask("/dashboard/moderation");
    expect([refused.status, refused.headers.get("Location")]).toEqual([303, profile]);
  });
});
