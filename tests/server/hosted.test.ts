import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startHostedStub } from "#tests/support/hosted-stub.ts";
import { freePort, startServer } from "#tests/support/site.ts";
import { visitor } from "#tests/support/visitor.ts";

/** build/server/index.js as an operator starts it: settings, a hosted backend that fails, and the end. */
let stub: Awaited<ReturnType<typeof startHostedStub>>;
let server: ReturnType<typeof startServer>;
let url: string;

beforeAll(async () => {
  stub = await startHostedStub();
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  server = startServer({
    PORT: port,
    SITE_URL: url,
    SUPABASE_URL: stub.url,
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
    SUPABASE_SECRET_KEY: "sb_secret_test",
    SESSION_SECRET: "s".repeat(32),
  });
  await server.listening;
});
afterAll(async () => {
  server?.child.kill("SIGKILL");
  await stub?.stop();
});

const statusOf = async (path: string) => (await visitor(url).ask(path)).status;

test("R11 it is alive, and ready while the backend answers and has our tables", async () => {
  expect([await statusOf("/healthz"), await statusOf("/readyz")]).toEqual([200, 200]);
  stub.turn("without tables");
  expect([await statusOf("/healthz"), await statusOf("/readyz")]).toEqual([200, 503]);
  stub.turn("on");
});

test("H3 it is not ready with a data API that hands out fewer rows than the site reads at once, and says why", async () => {
  stub.answer("/rest/v1/rpc/probe_row_limit", 200, Array.from({ length: 999 }));
  const response = await visitor(url).ask("/readyz");
  const reason =
    "The data API hands out 999 rows at once. Set Max rows to 1000 in the project’s API settings.";
  expect([response.status, await response.text()]).toEqual([503, `Not ready. ${reason}`]);
  await expect.poll(() => server.log.filter((line) => line.includes(reason)).length).toBe(1);
  stub.answer("/rest/v1/rpc/probe_row_limit");
  expect(await statusOf("/readyz")).toBe(200);
});

test("A5 a forged X-Forwarded-For is nobody's address where no proxy is declared", async () => {
  const attempt = (number: number) =>
    visitor(url, { address: `203.0.113.${number}` }).post("/login", {
      email: `noa${number}@example.com`,
      password: "wrong",
    });
  const first = await Promise.all([1, 2, 3, 4, 5].map(attempt));
  expect(first.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await attempt(6)).status).toBe(429);
});

test("R4 with the backend gone pages answer 503 and when to come back, and recover by themselves", async () => {
  stub.turn("off");
  for (const path of [
    "/",
    "/logos",
    "/jargon",
    "/jargon/kerning",
    "/events",
    "/jobs",
    `/logos/${randomUUID()}`,
    "/search?search=kente",
    "/api/logos",
    "/jobs.atom",
    "/events.ics",
  ]) {
    const response = await visitor(url).ask(path);
    expect([path, response.status]).toEqual([path, 503]);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.text()).not.toMatch(/\bat .*:\d+:\d+|ECONN|fetch failed|node_modules/);
  }
  expect([await statusOf("/about"), await statusOf("/healthz"), await statusOf("/readyz")]).toEqual([
    200, 200, 503,
  ]);
  stub.turn("on");
  expect([await statusOf("/logos"), await statusOf("/readyz")]).toEqual([200, 200]);
});

const isMember = "/rest/v1/rpc/current_member";
const ama = {
  id: randomUUID(),
  email: "ama@example.com",
  name: "Ama",
  role: "user",
  status: "active",
  unread: 0,
  second_factor: "off",
};

/** The browser of a member whose token ended, or ends in so many seconds. */
function member(seconds: number) {
  const session = {
    access_token: "a.b.c",
    refresh_token: "r",
    token_type: "bearer",
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: ama.id },
  };
  const value = Buffer.from(JSON.stringify(session)).toString("base64url");
  return visitor(url, { cookie: `session=base64-${value}` });
}

for (const [status, what, body] of [
  [
    500,
    "a statement is ended after the project’s time limit",
    { code: "57014", message: "canceling statement" },
  ],
  [522, "the project is away", {}],
  [540, "the project is asleep", {}],
] as const)
  test(`R4 a page says 503 also where ${what}`, async () => {
    stub.answer(isMember, 200, [ama]);
    stub.answer(`/rest/v1/profiles?select=*&user_id=eq.${ama.id}`, status, body);
    expect((await member(600).ask("/dashboard/profile/data")).status).toBe(503);
    stub.answer(isMember);
  });

describe("R4 a session that cannot be renewed", () => {
  const renewal = "/auth/v1/token?grant_type=refresh_token";
  afterEach(() => {
    stub.answer(renewal);
    stub.answer(isMember);
  });

  for (const [what, status] of [
    ["fails", 500],
    ["is away", 503],
    ["has too much to do", 429],
  ] as const)
    test(`while the auth service ${what} stays: the page says so at once`, async () => {
      stub.answer(renewal, status, {
        code: "over_request_rate_limit",
        message: "Request rate limit reached",
      });
      const browser = member(-60);
      const [before, started] = [browser.cookie(), performance.now()];
      const response = await browser.ask("/dashboard/profile");
      expect([response.status, browser.cookie()]).toEqual([503, before]);
      expect(performance.now() - started).toBeLessThan(5_000);
    });

  test("stays while its token is good, and can be ended", async () => {
    stub.answer(renewal, 429, { code: "over_request_rate_limit", message: "Request rate limit reached" });
    stub.answer(isMember, 200, [ama]);
    const browser = member(60);
    expect((await browser.ask("/dashboard/notifications")).status).toBe(200);
    expect(browser.cookie()).toContain("session=base64-");
    expect((await browser.post("/logout", {})).status).toBe(303);
    expect(browser.cookie()).not.toContain("session=base64-");
  });

  test("ends when the auth service refuses it", async () => {
    stub.answer(renewal, 400, {
      error_code: "refresh_token_already_used",
      msg: "Invalid Refresh Token: Already Used",
    });
    const browser = member(-60);
    expect((await browser.ask("/dashboard/profile")).status).toBe(302);
    expect(browser.cookie()).not.toContain("session=base64-");
  });
});

describe("settings", () => {
  const hosted = { SUPABASE_URL: "https://project.supabase.example" };
  const wrong: [string, Record<string, string>][] = [
    ["SESSION_SECRET", { SESSION_SECRET: "short" }],
    ["ADMIN_ACCESS_TOKEN", { ADMIN_ACCESS_TOKEN: "t".repeat(31) }],
    ["SMTP_URL", { SMTP_URL: "mail.example" }],
    ["SITE_URL", { SITE_URL: "ubunifu.example" }],
    ["PORT", { PORT: "99999" }],
    [
      "SUPABASE_SECRET_KEY",
      { ...hosted, SUPABASE_PUBLISHABLE_KEY: "p", SITE_URL: "https://ubunifu.example" },
    ],
  ];
  test("R14 a missing, short or wrong one ends the start with 1 and a sentence that names it", async () => {
    const starts = wrong.map(([, environment]) =>
      startServer({ PORT: "0", DATA_DIR: "/dev/null", ...environment }),
    );
    const ends = await Promise.all(starts.map(({ ended }) => ended));
    for (const [at, { code, errors }] of ends.entries()) {
      expect(errors).toContain(wrong[at]?.[0]);
      expect([wrong[at]?.[0], code]).toEqual([wrong[at]?.[0], 1]);
    }
    expect(ends.at(-1)?.errors).toContain("SESSION_SECRET");
  });
});

test("R10 npm start becomes the server, so that asking it to end asks the server", async () => {
  const { default: settings } = await import("../../package.json", { with: { type: "json" } });
  expect(settings.scripts.start).toMatch(/ exec node (?:--\S+ )*build\/server\/index\.js$/);
});

test("R10 asked to end it is not ready at once, finishes what has begun, and ends with 0", async () => {
  stub.turn("thinking");
  const begun = visitor(url).ask("/logos");
  await expect.poll(stub.waiting, { timeout: 10_000 }).toBeGreaterThan(0);
  server.child.kill("SIGTERM");
  await expect.poll(() => statusOf("/readyz"), { timeout: 10_000 }).toBe(503);
  stub.turn("on");
  const response = await begun;
  expect(response.status).toBe(200);
  expect(response.headers.get("Connection")).toBe("close");
  expect(await response.text()).toContain("</html>");
  expect((await server.ended).code).toBe(0);
  expect(server.log.at(-1)).toContain('"stopped"');
});
