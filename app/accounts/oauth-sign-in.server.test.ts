import { afterEach, beforeEach, expect, test } from "vitest";
import { requestClient } from "#app/backend/clients.server.ts";
import { pretendProject, setProcessBackend } from "#tests/support/process-backend.ts";
import { finishOAuthSignIn, startOAuthSignIn } from "./oauth-sign-in.server.ts";
import { nextPage } from "./second-factor.server.ts";
import type { Member } from "./session.server.ts";

/** What the project was asked. It is a stand-in: no provider can be reached from a test. */
let lastSignIn: string;
let asked: { path: string; body: Record<string, string> }[];

beforeEach(() => {
  asked = [];
  lastSignIn = "2026-11-27T10:00:02Z";
  pretendProject(async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const body = JSON.parse(String(init?.body ?? "{}"));
    asked.push({ path: pathname + search, body });
    if (pathname.endsWith("/ensure_member"))
      return Response.json([
        {
          id: "1",
          email: "ama@example.com",
          name: "Ama",
          role: "user",
          status: "active",
          second_factor: "asked",
        },
      ]);
    if (!pathname.endsWith("/token")) return Response.json(null);
    if (body.auth_code !== "good") return Response.json({ msg: "invalid flow state" }, { status: 404 });
    const expires_at = Math.floor(Date.now() / 1000) + 3600;
    return Response.json({
      access_token: "a.b.c",
      refresh_token: "r",
      expires_in: 3600,
      expires_at,
      user: { created_at: "2026-11-27T10:00:00Z", last_sign_in_at: lastSignIn },
    });
  });
});
afterEach(() => setProcessBackend(null));

const client = (cookie = "") =>
  requestClient(new Request("http://localhost/", { headers: { Cookie: cookie } }));
async function leave() {
  const { supabase, cookies } = await client();
  const address = new URL((await startOAuthSignIn(supabase, "github", "/submit?tab=job")) ?? "");
  return {
    address,
    cookie: cookies
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; "),
  };
}

test("somebody leaves for the provider with a challenge, and comes back to this site", async () => {
  const { address } = await leave();
  expect(address.origin).toBe("https://project.example");
  expect(address.searchParams.get("provider")).toBe("github");
  expect(address.searchParams.get("code_challenge_method")).toBe("s256");
  expect(address.searchParams.get("redirect_to")).toMatch(/\/auth\/callback\?from=%2Fsubmit%3Ftab%3Djob$/);
});

test("the browser that left is signed in; the code is traded with what only it has", async () => {
  const { cookie } = await leave();
  const { supabase, cookies } = await client(cookie);
  const signedIn = await finishOAuthSignIn(supabase, "good");
  // With two-step sign-in, a provider is the first step alone.
  expect(nextPage(signedIn as Member, "/submit")).toBe("/auth/code?from=%2Fsubmit");
  const trade = asked.find(({ path }) => path === "/auth/v1/token?grant_type=pkce");
  expect(trade?.body.code_verifier).toMatch(/^[\w-]{43,}/);
  expect(cookies.getSetCookie().join()).toContain("session=base64-");
});

test("a new member begins with the language of the page that they left, others keep theirs", async () => {
  const { supabase: leaving } = await client();
  const address = await startOAuthSignIn(leaving, "github", "/submit", "sw");
  expect(new URL(address ?? "").searchParams.get("redirect_to")).toMatch(/\?from=%2Fsubmit&language=sw$/);
  const { cookie } = await leave();
  const kept = () => asked.filter(({ path }) => path.startsWith("/rest/v1/profiles")).map(({ body }) => body);
  lastSignIn = "2026-11-28T10:00:00Z";
  await finishOAuthSignIn((await client(cookie)).supabase, "good", "sw");
  expect(kept()).toEqual([]);
  lastSignIn = "2026-11-27T10:00:02Z";
  await finishOAuthSignIn((await client(cookie)).supabase, "good", "sw");
  expect(kept()).toEqual([{ language: "sw" }]);
});

test("a code in another browser, a wrong one and none sign nobody in", async () => {
  const { cookie } = await leave();
  for (const [sent, code] of [
    ["", "good"],
    [cookie, "bad"],
    [cookie, null],
  ] as const) {
    const { supabase, cookies } = await client(sent);
    expect(await finishOAuthSignIn(supabase, code)).toBe("Failed to login");
    expect(cookies.getSetCookie().join()).not.toContain("session=base64-ey");
  }
});
