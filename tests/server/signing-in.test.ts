import { describe, expect, test } from "vitest";
import { keptMails } from "#tests/support/mails.ts";
import { type Person, password, people } from "#tests/support/people.ts";
import { hiddenField } from "#tests/support/read-page.ts";
import { expired, isSignedIn, readSession } from "#tests/support/session.ts";
import { submittedJob } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server at an https address, and who gets into it or makes an account. */
const site = await testSite({ SITE_URL: "https://ubunifu.example" });

const profile = "/dashboard/profile";
const signIn = (who: Person) => signedIn(site.url, who);
const attempt = (browser: Visitor, email: string, secret: string) =>
  browser.post("/login", { email, password: secret });

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

  test("A27 guesses from elsewhere keep neither a browser that was in the account out, nor a mailed link", async () => {
    const [own, email] = [visitor(site.url), "kofi@example.com"];
    const chosen = { name: "Kofi", email, password, confirmPassword: password };
    expect((await own.post("/signup", chosen)).status).toBe(303);
    await own.post("/logout", {});
    const guesses = Array.from({ length: 12 }, () => attempt(visitor(site.url), email, "wrong"));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429);
    expect((await attempt(visitor(site.url), email, password)).status).toBe(429);
    expect((await attempt(own, email, password)).status).toBe(303);
    await own.post("/logout", {});
    // It is no way around for other accounts, and it does not guess forever either.
    const elsewhere = visitor(site.url, { cookie: own.cookie() });
    expect((await attempt(elsewhere, "target@example.com", "wrong")).status).toBe(429);
    const tries = Array.from({ length: 10 }, () =>
      attempt(visitor(site.url, { cookie: own.cookie() }), email, "wrong"),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
    await visitor(site.url).post("/forgot-password", { email });
    const mails = () => keptMails(site.folder, email);
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
    const token_hash = /token_hash=(\w+)/.exec((await mails())[0] ?? "")?.[1] ?? "";
    const reader = visitor(site.url);
    expect((await reader.post("/auth/confirm", { token_hash, type: "recovery" })).status).toBe(303);
    expect(await isSignedIn(reader)).toBe(true);
  });

  test("A4 who signs in at the same moment as many others at their address may do so again at once", async () => {
    const atSchool = (email: string, secret: string) =>
      attempt(visitor(site.url, { address: "10.20.30.40" }), email, secret);
    const statuses = async (tries: Promise<Response>[]) =>
      (await Promise.all(tries)).map(({ status }) => status).sort();
    const right = Array.from({ length: 12 }, () => atSchool(people.ama.email, password));
    expect(new Set(await statuses(right))).toEqual(new Set([303, 429]));
    expect((await atSchool(people.ama.email, password)).status).toBe(303);
    // Bad ones keep everybody there waiting all the same.
    const bad = Array.from({ length: 12 }, (_, number) => atSchool(`zoe${number}@example.com`, "wrong"));
    expect(await statuses(bad)).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
    expect((await atSchool(people.ama.email, password)).status).toBe(429);
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
      const path = line.startsWith("known-browser=") ? "Path=/login" : "Path=/";
      for (const flag of [path, "HttpOnly", "SameSite=Lax", "Secure"])
        expect(line).toMatch(new RegExp(`; ${flag}(?:;|$)`, "i"));
      expect(line).not.toMatch(/; Domain/i);
    }
    expect(response.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
  });

  test("A10 so are those of forms that are kept", async () => {
    const browser = visitor(site.url);
    const cookiesOf = async (path: string, form: Record<string, string>) =>
      (await browser.post(path, form)).headers.getSetCookie().join("\n");
    const flags = "=[^;]+;.* Path=/; HttpOnly; Secure; SameSite=Lax$";
    expect(await cookiesOf("/draft", submittedJob({ title: "Dyer" }))).toMatch(
      new RegExp(`^__Host-draft${flags}`),
    );
    expect(await (await browser.ask("/submit?tab=job")).text()).toContain("Dyer");
    const term = { term: "Swash", definition: "Typed.", keep_if_filled: "term" };
    expect(await cookiesOf("/dashboard/jargon/new", term)).toMatch(
      new RegExp(`^__Host-editor-draft${flags}`),
    );
  });

  test("A18 an inactive member is refused with a sentence, and an open session does nothing anymore", async () => {
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
    expect(await site.count("profiles where name = 'Changed'")).toBe(0);
    await setStatus("active");
  });

  test("A18 whose token has run out meanwhile is told so too, and nothing that was open comes to life again", async () => {
    const [renewing, open] = [
      visitor(site.url, { cookie: expired(await signIn("ben")) }),
      await signIn("ben"),
    ];
    const adjoa = await signIn("adjoa");
    const edit = `/dashboard/users/${await site.idOf("ben")}/edit`;
    const setStatus = async (status: string) => {
      const version = hiddenField(await (await adjoa.ask(edit)).text(), "version");
      const { name, email } = people.ben;
      expect((await adjoa.post(edit, { name, email, role: "user", status, version })).status).toBe(303);
    };
    await setStatus("inactive");
    expect((await renewing.ask(profile)).headers.get("Location")).toBe("/login");
    expect(await (await renewing.ask("/login")).text()).toContain("This account is inactive");
    await setStatus("active");
    expect(await isSignedIn(open)).toBe(false);
    expect(await isSignedIn(await signIn("ben"))).toBe(true);
  });
});

describe("a mailed link", () => {
  const press = (token_hash: string, type: string) =>
    visitor(site.url).post("/auth/confirm", { token_hash, type });

  test("A18 that was refused says why, and its button is there for another try", async () => {
    await visitor(site.url).post("/forgot-password", { email: people.ina.email });
    const mails = () => keptMails(site.folder, people.ina.email);
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
    const token = /token_hash=(\w+)/.exec((await mails())[0] ?? "")?.[1] ?? "";
    const refused = await press(token, "recovery");
    expect(refused.status).toBe(403);
    const page = await refused.text();
    expect(page).toContain("This account is inactive");
    expect(page).toContain(`value="${token}"`);
    expect(page).not.toContain("Check your inbox");
  });

  test.each([
    ["recovery", "/forgot-password"],
    ["magiclink", "/login/link"],
    ["signup", "/login/link"],
    ["email_change", "/dashboard/profile"],
  ])("that is too old (%s) leads to where another of its kind is asked for", async (type, page) => {
    const expired = await press("used", type);
    expect(expired.status).toBe(410);
    const text = await expired.text();
    expect(text).toContain(`<a href="${page}">Ask for a new one</a>`);
    expect(text.includes("now has its own account")).toBe(type === "email_change");
  });
});
