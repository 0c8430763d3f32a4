import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { currentMember } from "#app/accounts/session.server.ts";
import { anonymousClient, requestClient } from "#app/backend/clients.server.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const person = { email: "ada@example.com", password: "secret12" };

await testDatabase();

beforeAll(async () => {
  const { error } = await (await anonymousClient()).auth.signUp(person);
  expect(error).toBeNull();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const withCookie = (cookie: string) => new Request("http://localhost/", { headers: { Cookie: cookie } });

/** Signs in and returns the Cookie header that the browser then sends, and the Set-Cookie lines it came from. */
async function signIn(client = requestClient) {
  const { supabase, cookies } = await client(new Request("http://localhost/"));
  const { error } = await supabase.auth.signInWithPassword(person);
  expect(error).toBeNull();
  const lines = cookies.getSetCookie();
  return { lines, cookie: lines.map((line) => line.split(";")[0]).join("; ") };
}

/** The session inside a Cookie header, changed by `change`. */
function tamper(cookie: string, change: (session: Record<string, unknown>) => void): string {
  const value = cookie
    .split("; ")
    .map((part) => part.slice(part.indexOf("=") + 1))
    .join("");
  const session = JSON.parse(Buffer.from(value.replace("base64-", ""), "base64url").toString());
  change(session);
  return `session=base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
}

describe("the session's cookie", () => {
  test("on http it is HttpOnly, SameSite=Lax and for the whole site", async () => {
    const { lines } = await signIn();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/^session(?:\.\d)?=/);
      expect(line).toMatch(/; Path=\//);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=Lax/);
      expect(line).not.toMatch(/; (?:Secure|Domain)/);
    }
  });

  test("on https it is also Secure and tied to this host", async () => {
    vi.stubEnv("SITE_URL", "https://ubunifu.example");
    vi.resetModules();
    const { requestClient: onHttps } = await import("#app/backend/clients.server.ts");
    const { lines } = await signIn(onHttps);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-session(?:\.\d)?=/);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; Path=\//);
      expect(line).not.toMatch(/; Domain/);
    }
  });

  test("it makes the next request act as the person, and only that one", async () => {
    const { cookie } = await signIn();
    const { supabase } = await requestClient(withCookie(cookie));
    expect((await supabase.auth.getUser()).data.user?.email).toBe(person.email);
    const { supabase: stranger } = await requestClient(new Request("http://localhost/"));
    expect((await stranger.auth.getUser()).data.user).toBeNull();
    expect((await (await anonymousClient()).auth.getSession()).data.session).toBeNull();
  });

  const forgeries: [string, (cookie: string) => string][] = [
    ["cut off", (cookie) => cookie.slice(0, -40)],
    ["no base64", () => "session=base64-%%%"],
    ["plain text", () => "session=hello"],
    ["another shape", () => `session=base64-${Buffer.from('{"user":[]}').toString("base64url")}`],
    ["null", () => `session=base64-${Buffer.from("null").toString("base64url")}`],
    ...[
      { access_token: "a.b.c", refresh_token: "", expires_at: 1 },
      { access_token: "a.b.c", refresh_token: "x", expires_at: 9_999_999_999, user: "x" },
      { access_token: "\u0000", refresh_token: "x", expires_at: 1 },
      { access_token: "a.b.c", refresh_token: "\u0000", expires_at: 1 },
      { access_token: "a.b.c", refresh_token: { a: 1 }, expires_at: 1 },
      { access_token: "a.b.c", refresh_token: "x" },
    ].map((session): [string, () => string] => [
      JSON.stringify(session),
      () => `session=base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`,
    ]),
    ["a first piece without the second", () => "session.0=base64-eyJhY2Nlc3"],
    [
      "somebody else’s id in an unsigned token",
      (cookie) =>
        tamper(cookie, (session) => {
          const [head, , signature] = String(session.access_token).split(".");
          const claims = { sub: randomUUID(), role: "service_role", exp: 4e9, session_id: randomUUID() };
          session.access_token = [
            head,
            Buffer.from(JSON.stringify(claims)).toString("base64url"),
            signature,
          ].join(".");
          session.refresh_token = "guessed";
        }),
    ],
  ];
  test.each(forgeries)("tampered with (%s) it is nobody's, and it is forgotten", async (_, forge) => {
    const { cookie } = await signIn();
    const { supabase, cookies } = await requestClient(withCookie(forge(cookie)));
    expect(await currentMember(supabase)).toBeNull();
    const { data } = await supabase.from("user_roles").select("user_id");
    expect(data ?? []).toEqual([]);
    expect(cookies.getSetCookie().length).toBeGreaterThan(0);
    for (const line of cookies.getSetCookie()) expect(line).toMatch(/^session[^=]*=;.*Max-Age=0/);
  });

  test("two requests at once with an expired token both stay signed in", async () => {
    const { cookie } = await signIn();
    const expired = tamper(cookie, (session) => {
      session.expires_at = Math.floor(Date.now() / 1000) - 10;
    });
    const answers = await Promise.all(
      [1, 2].map(async () => {
        const { supabase, cookies } = await requestClient(withCookie(expired));
        const calls = [supabase.auth.getUser(), supabase.auth.getUser()];
        const emails = (await Promise.all(calls)).map(({ data }) => data.user?.email);
        return { emails, renewed: cookies.getSetCookie().length > 0 };
      }),
    );
    for (const { emails, renewed } of answers) {
      expect(emails).toEqual([person.email, person.email]);
      expect(renewed).toBe(true);
    }
  });

  test.each([
    [80, true],
    [120, false],
  ])("with %i seconds left a session is renewed: %s", async (seconds, expected) => {
    const { cookie } = await signIn();
    const aging = tamper(cookie, (session) => {
      session.expires_at = Math.floor(Date.now() / 1000) + seconds;
    });
    const { supabase, cookies } = await requestClient(withCookie(aging));
    await Promise.all([currentMember(supabase), currentMember(supabase)]);
    expect(cookies.getSetCookie().length > 0).toBe(expected);
  });
});
