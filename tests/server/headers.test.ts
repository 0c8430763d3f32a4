import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { people } from "#tests/support/people.ts";
import { rawConnection, sendRaw, statusOf } from "#tests/support/raw-request.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** One built server, and the headers of all that it answers. */
const site = await testSite();
const anybody = visitor(site.url);
const ama = await signedIn(site.url, "ama");
await ama.post("/submit", submittedLogo({ image: drawing() }));
const [row] = await site.sql<{ image_url: string }>(
  "update logos set status = 'approved' returning image_url",
);
const picture = row?.image_url ?? "";

describe("headers", () => {
  const kinds: [string, number, () => Promise<Response>][] = [
    ["a page", 200, () => anybody.ask("/")],
    ["an unknown page", 404, () => anybody.ask("/no/such/page")],
    ["an unknown item", 404, () => anybody.ask("/logos/1234")],
    ["a redirect", 302, () => anybody.ask("/dashboard/profile")],
    ["a button’s address opened by a link", 405, () => anybody.ask("/logout")],
    ["a page that takes no form", 405, () => anybody.post("/about", {})],
    ["a form that is too large", 413, () => anybody.post("/contact", { message: "m".repeat(300_000) })],
    ["a form in an unknown language", 415, () => anybody.ask("/theme", { method: "POST", body: "theme" })],
    ["a form of another site", 403, () => anybody.post("/theme", {}, { Origin: "https://evil.example" })],
    ["a stored picture", 200, () => anybody.ask(picture)],
    ["a missing picture", 404, () => anybody.ask(picture.replace(/\/[0-9a-f]{8}-/, "/00000000-"))],
    ["a kept file", 404, () => anybody.ask("/draft-file")],
    ["a static file", 200, () => anybody.ask("/favicon.svg")],
    ["the little script", 200, () => anybody.ask("/enhance.js")],
    ["an answer of the API", 200, () => anybody.ask("/api/logos")],
    ["an unknown item of the API", 404, () => anybody.ask("/api/logos/1234")],
    ["a feed", 200, () => anybody.ask("/logos.atom")],
    ["a calendar", 200, () => anybody.ask("/events.ics")],
    ["the site map", 200, () => anybody.ask("/sitemap.xml")],
    ["a health check", 200, () => anybody.ask("/readyz")],
    ["data of a client navigation", 200, () => anybody.ask("/submit.data")],
    ["an invalid form", 400, () => anybody.post("/login", {})],
  ];
  test.each(kinds)("X5 %s carries them", async (_, status, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    expectSafe((name) => response.headers.get(name));
    // Parts of pages, of which one fetches many, go without.
    const id = response.headers.get("X-Request-Id") ?? "";
    expect(id).toMatch(response.url.endsWith(".js") ? /^$/ : /^[0-9a-f-]{36}$/);
    expect(response.headers.get("X-Powered-By")).toBeNull();
  });

  test("a page tells where its time went, a form does not", async () => {
    const told = async (answer: Promise<Response>) => (await answer).headers.get("Server-Timing");
    expect(await told(anybody.ask("/logos"))).toMatch(
      /backend;desc="\d+ calls?";dur=[\d.]+, render;dur=[\d.]+, total;dur=[\d.]+/,
    );
    expect(await told(anybody.post("/login", { email: people.ama.email, password: "wrong" }))).toBeNull();
  });

  test.each([
    ["a first line that is none", 400, "GARBAGE\r\n\r\n"],
    ["endless headers", 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(40_000)}\r\n\r\n`],
    ...["a b", "a/healthz?", "a@b", "a#", "a:b:c", "<b>", "[", ""].map((host): [string, number, string] => [
      `${host || "nothing"} as a host`,
      400,
      `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    ]),
    ["no host", 400, "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n"],
    [
      "an address that is none",
      400,
      "GET http://a:b/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    ],
    ["another method", 405, "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
    [
      "two lengths",
      400,
      "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ])("X5 so does the answer to %s", async (_, status, text) => {
    const answer = await sendRaw(site.port, text);
    expect(statusOf(answer)).toBe(status);
    expectSafe((name) => new RegExp(`^${name}: (.*)\r$`, "im").exec(answer)?.[1]);
  });

  test("a host may be a name with a port, or an address", async () => {
    for (const host of ["ubunifu.example:3000", "under_score.example.", "127.0.0.1", "[::1]:80"]) {
      const text = `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect([host, statusOf(await sendRaw(site.port, text))]).toEqual([host, 200]);
    }
  });

  test("R21 a connection is kept for longer than a proxy in front keeps it", async () => {
    const { socket, answer } = await rawConnection(site.port);
    socket.once("data", () => socket.destroy()).write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [, seconds] = /^keep-alive: timeout=(\d+)\r$/im.exec(await answer) ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  function expectSafe(header: (name: string) => string | null | undefined) {
    expect(header("X-Content-Type-Options")).toBe("nosniff");
    expect(header("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(header("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(header("Content-Security-Policy")).not.toMatch(/script-src[^;]*unsafe/);
  }

  test.each(["/", "/logos", "/about", "/terms", "/no/such/page", "/contact", "/login", "/newsletter"])(
    "X4 %s runs scripts of this site only, and holds none itself",
    async (path) => {
      const response = await anybody.ask(path);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      expect(policy).toMatch(
        /default-src 'none'; script-src 'self'; style-src 'self' '[^;]*; .*base-uri 'none'/,
      );
      const html = await response.text();
      expect(html.match(/<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>/g)).toBeNull();
      expect(html).not.toMatch(/\son\w+="/);
      const allowedStyles = /style-src ([^;]*)/.exec(policy)?.[1];
      expect(allowedStyles).not.toContain("unsafe");
      for (const [, sheet = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
        expect(allowedStyles).toContain(`'sha256-${createHash("sha256").update(sheet).digest("base64")}'`);
    },
  );

  test("X4 a page with the framework's scripts names each by a nonce of its own answer", async () => {
    const nonces: string[] = [];
    for (const browser of [anybody, anybody, ama]) {
      const response = await browser.ask(browser === ama ? "/dashboard/profile" : "/submit");
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      const nonce = /script-src 'self' 'nonce-([^']{20,})'/.exec(policy)?.[1] ?? "";
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      const inline = (await response.text()).match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
      expect(inline.length).toBeGreaterThan(0);
      for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(3);
  });

  test("a stored picture opened by itself can do nothing but be seen", async () => {
    const { headers } = await anybody.ask(picture);
    expect(headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
  });
});

test("on http the session's cookie is out of the reach of scripts and other sites", async () => {
  const { email, password } = people.ama;
  const lines = (await visitor(site.url).post("/login", { email, password })).headers.getSetCookie();
  expect(lines.filter((line) => line.startsWith("session")).length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/; .*HttpOnly.*SameSite=Lax/i);
    expect(line).not.toMatch(/; (?:Domain|Secure)/i);
  }
});
