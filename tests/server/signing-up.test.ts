import { describe, expect, test } from "vitest";
import { languages, prefixOf } from "#app/words/languages.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { keptMails } from "#tests/support/mails.ts";
import { people } from "#tests/support/people.ts";
import { sendRaw } from "#tests/support/raw-request.ts";
import { alertsOf, describedBy, summaryOf, toastOf } from "#tests/support/read-page.ts";
import { isSignedIn, readSession } from "#tests/support/session.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const form = (email: string) => ({
  name: "Noa",
  email,
  password: "clay-and-kente",
  confirmPassword: "clay-and-kente",
});

const site = await testSite();

describe("where the site sends no mail", () => {
  test("signing up signs in, and leads to where one wanted to be", async () => {
    const browser = visitor(site.url);
    const made = await browser.post("/signup?from=%2Fsubmit%3Ftab%3Djob", form("new@example.com"));
    expect([made.status, made.headers.get("Location")]).toEqual([303, "/submit?tab=job"]);
    expect(toastOf(await (await browser.ask("/submit?tab=job")).text())?.title).toBe(
      "Account created successfully!",
    );
    expect(await isSignedIn(browser)).toBe(true);
    expect(await site.count("profiles where name = 'Noa'")).toBe(1);
    for (const elsewhere of ["https://evil.example/", "//evil.example"]) {
      const path = `/signup?from=${encodeURIComponent(elsewhere)}`;
      const answer = await visitor(site.url).post(path, form(`new${elsewhere.length}@example.com`));
      expect(answer.headers.get("Location")).toBe("/dashboard/profile");
    }
  });

  test("it is a session of one's own, whatever the browser had", async () => {
    const browser = await signedIn(site.url, "ben");
    const before = readSession(browser.cookie());
    await browser.post("/signup", form("another@example.com"));
    const after = readSession(browser.cookie());
    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(after.user.id).not.toBe(before.user.id);
  });

  test("A2 a taken address is told in plain words, with a way in; nothing changes, and no mail goes out", async () => {
    const state = () =>
      site.sql(
        "select encrypted_password, raw_user_meta_data, (select count(*) from auth.sessions) from auth.users where email = $1",
        people.ben.email,
      );
    const before = await state();
    const browser = visitor(site.url);
    const taken = await browser.post("/signup?from=%2Fsubmit", form(people.ben.email));
    expect(taken.status).toBe(409);
    const page = await taken.text();
    expect(describedBy(page, "email")).toContain(
      "There’s already an account with this address. Sign in, or use another.",
    );
    expect(page).toContain('<a href="/login?from=%2Fsubmit">Sign in</a>');
    expect(page).not.toContain("clay-and-kente");
    expect(alertsOf(page)).toContain(
      "There’s already an account with this address. Sign in, or use another.",
    );
    expect(await state()).toEqual(before);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await keptMails(site.folder, people.ben.email)).toEqual([]);
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

const mailServer = await startMailServer();
const mailing = await testSite({ SITE_URL: "https://ubunifu.example", SMTP_URL: mailServer.url });

test("where a mail would not come, the site says so, before and after somebody asks for it", async () => {
  const says = async ({ url }: { url: string }) => {
    const browser = visitor(url);
    const pages = ["/newsletter", "/forgot-password"].map(async (path) =>
      /send(?:s no|s)? email/.exec(await (await browser.ask(path)).text()),
    );
    await browser.post("/newsletter", { email: "noa@example.com" });
    const answer = toastOf(await (await browser.ask("/newsletter")).text())?.title;
    return [...(await Promise.all(pages)).map(Boolean), answer];
  };
  expect(await says(site)).toEqual([true, true, "This site doesn’t send email yet"]);
  expect(await says(mailing)).toEqual([false, false, "Check your inbox"]);
});

describe("where the site sends mail", () => {
  const mailTo = async (email: string, number = 1) => {
    await expect.poll(() => mailServer.mailsTo(email), { timeout: 10_000 }).toHaveLength(number);
    const text = mailServer.mailsTo(email).at(-1) ?? "";
    const token_hash = /token_hash=(\w+)/.exec(text)?.[1] ?? "";
    return { text, token: /^(\d{10})$/m.exec(text)?.[1] ?? "", link: { token_hash, type: "signup" } };
  };
  /** Cookies are signed for anew at each answer. */
  const visible = async (response: Response) => [
    response.status,
    response.headers.get("Location"),
    response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, "")),
  ];

  test("A2 C5 a taken address answers like a new one; its owner gets a mail whose links name this site", async () => {
    const password = () =>
      mailing.sql("select encrypted_password from auth.users where email = $1", people.ben.email);
    const before = await password();
    const [taken, fresh] = await Promise.all(
      [people.ben.email, "new@example.com"].map(async (email) => {
        const browser = visitor(mailing.url);
        const answer = await visible(await browser.post("/signup", form(email)));
        const page = await (await browser.ask("/auth/confirm")).text();
        expect(toastOf(page)?.title).toBe(
          "Account created successfully! Please verify your email if required.",
        );
        return { answer, page: page.replaceAll(email, "").replace(/nonce="[^"]*"/g, "") };
      }),
    );
    expect(taken).toEqual(fresh);
    expect(taken?.answer).toEqual([
      303,
      "/auth/confirm",
      [
        ...languages.map(
          (language) =>
            `awaited-code; Max-Age=900; Path=${prefixOf(language)}/auth/confirm; HttpOnly; Secure; SameSite=Lax`,
        ),
        expect.stringMatching(/^(?:__Host-)?toast; /),
      ],
    ]);
    expect(await password()).toEqual(before);
    // Signing in with what was just chosen does not tell either.
    const tries = [people.ben.email, "new@example.com"].map((email) =>
      visitor(mailing.url).post("/login", { email, password: "clay-and-kente" }),
    );
    const texts = (await Promise.all(tries)).map(async (answer) => summaryOf(await answer.text()));
    expect((await Promise.all(texts))[0]).toEqual((await Promise.all(texts))[1]);

    const body = new URLSearchParams(form(people.ben.email)).toString();
    const head = [
      "POST /signup HTTP/1.1",
      "Host: evil.example",
      "X-Forwarded-Host: evil.example",
      "Connection: close",
    ];
    const type = ["Content-Type: application/x-www-form-urlencoded", `Content-Length: ${body.length}`];
    await sendRaw(mailing.port, [...head, ...type, "", body].join("\r\n"));
    await mailTo(people.ben.email, 2);
    for (const mail of mailServer.mailsTo(people.ben.email)) {
      expect(mail).toContain("https://ubunifu.example/login");
      expect(mail).not.toMatch(/evil\.example|token_hash/);
    }
  });

  test("A2 nobody's inbox is filled by signing up with their address, and the answer does not tell whether it is taken", async () => {
    const { email } = people.adjoa;
    const askOften = async (address: string) => {
      const answers = [];
      const browser = visitor(mailing.url);
      for (let times = 1; times <= 4; times += 1)
        answers.push(await visible(await browser.post("/signup", form(address))));
      return answers;
    };
    const taken = await askOften(email);
    expect(taken.map(([status]) => status)).toEqual([303, 303, 303, 429]);
    expect(await askOften("often@example.com")).toEqual(taken);
    // The next mail comes after the one that must not come.
    await visitor(mailing.url).post("/signup", form(people.ama.email));
    await mailTo(people.ama.email);
    expect(mailServer.mailsTo(email)).toHaveLength(3);
  });

  test("the code signs in where one signed up, with the password that was chosen there", async () => {
    const email = "code@example.com";
    const browser = visitor(mailing.url);
    await browser.post("/signup?from=%2Fsubmit", form(email));
    const { token } = await mailTo(email);
    // Whoever lists and counts the members meets them already.
    const rows =
      "profiles join user_roles using (user_id) join auth.users on id = user_id where user_roles.role = 'user'";
    expect(await mailing.count(`${rows} and email = '${email}' and email_confirmed_at is null`)).toBe(1);
    const before = await visitor(mailing.url).post("/login", { email, password: "clay-and-kente" });
    expect([before.status, await isSignedIn(browser)]).toEqual([400, false]);
    const confirmed = await browser.post("/auth/confirm", { email, token, type: "signup" });
    expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([303, "/submit"]);
    expect(await isSignedIn(browser)).toBe(true);
    const after = await visitor(mailing.url).post("/login", { email, password: "clay-and-kente" });
    expect(after.status).toBe(303);
  });

  test("the link elsewhere signs in, too, and leads to a password: it may be somebody else who chose this one", async () => {
    const email = "link@example.com";
    await visitor(mailing.url).post("/signup", form(email));
    const { link } = await mailTo(email);
    const owner = visitor(mailing.url);
    const confirmed = await owner.post("/auth/confirm", link);
    expect(confirmed.headers.get("Location")).toBe("/reset-password");
    expect(toastOf(await (await owner.ask("/reset-password")).text())).toMatchObject({
      title: "Your email is confirmed",
      text: "Choose a password for next time.",
    });
    const stranger = await visitor(mailing.url).post("/login", { email, password: "clay-and-kente" });
    expect(stranger.status).toBe(400);
    const newPassword = "raffia-and-clay";
    await owner.post("/reset-password", { newPassword, confirmPassword: newPassword });
    expect((await visitor(mailing.url).post("/login", { email, password: newPassword })).status).toBe(303);
  });

  test("who lost the first mail has another one sent, whose code is as good", async () => {
    const email = "lost@example.com";
    const browser = visitor(mailing.url);
    await browser.post("/signup", form(email));
    await mailTo(email);
    await browser.post("/login/link", { email });
    const { token } = await mailTo(email, 2);
    const confirmed = await browser.post("/auth/confirm", { email, token, type: "magiclink" });
    expect(confirmed.status).toBe(303);
    expect(await isSignedIn(browser)).toBe(true);
  });
});
