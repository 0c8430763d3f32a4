import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { people } from "#tests/support/people.ts";
import { sendRaw, statusOf } from "#tests/support/raw-request.ts";
import { formAddresses } from "#tests/support/routes.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server, and everything a stranger may send it. */
let site: Site;
let anybody: Visitor;
let ama: Visitor;
let adjoa: Visitor;
let picture: string;

beforeAll(async () => {
  site = await startSite();
  anybody = visitor(site.url);
  [ama, adjoa] = await Promise.all([signedIn(site.url, "ama"), signedIn(site.url, "adjoa")]);
  const sent = await ama.post("/submit", submittedLogo({ image: drawing() }));
  expect(sent.status).toBe(303);
  const [row] = await site.sql<{ image_url: string }>("select image_url from logos");
  picture = row?.image_url ?? "";
});
afterAll(async () => {
  expect(await site?.stop()).toBe(0);
});

describe("headers", () => {
  const kinds: [string, number, () => Promise<Response>][] = [
    ["a page", 200, () => anybody.ask("/")],
    ["an unknown page", 404, () => anybody.ask("/no/such/page")],
    ["an unknown item", 404, () => anybody.ask("/logos/1234")],
    ["a redirect", 302, () => anybody.ask("/dashboard/profile")],
    ["a button's address opened by a link", 405, () => anybody.ask("/logout")],
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
    ["a host that is none", 400, "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
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

  function expectSafe(header: (name: string) => string | null | undefined) {
    expect(header("X-Content-Type-Options")).toBe("nosniff");
    expect(header("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(header("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(header("Content-Security-Policy")).not.toMatch(/script-src[^;]*unsafe/);
  }

  test.each(["/", "/logos", "/about", "/login", "/no/such/page"])(
    "X4 %s runs scripts of this site only, and holds none itself",
    async (path) => {
      const response = await anybody.ask(path);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      expect(policy).toMatch(
        /default-src 'none';.*script-src 'self';.*style-src 'self'[^;]*;.*base-uri 'none'/,
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

  test("F13 a stored picture opened by itself can do nothing but be seen", async () => {
    const { headers } = await anybody.ask(picture);
    expect(headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
  });
});

const forms = await formAddresses(randomUUID());

describe("a form of another site", () => {
  const strange: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];

  test.each([...forms, "/submit.data", "/no/such/page"])(
    "C1 C2 %s refuses it, and nothing changes",
    async (path) => {
      const before = await fingerprint();
      for (const headers of strange) {
        const response = await adjoa.post(path, { theme: "dark", name: "Evil", kind: "logo" }, headers);
        expect([headers, response.status]).toEqual([headers, 403]);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
      expect(await fingerprint()).toEqual(before);
      expect((await adjoa.ask("/dashboard")).status).toBe(200);
    },
  );

  const fingerprint = () =>
    Promise.all(["auth.users", "auth.sessions", "logos", "submission_drafts", "audit_log"].map(site.count));

  test("C1 one of this site, and one of no browser at all, are taken", async () => {
    const browser = visitor(site.url);
    const ours: Record<string, string>[] = [{ Origin: site.url }, { "Sec-Fetch-Site": "same-origin" }, {}];
    for (const headers of ours)
      expect((await browser.post("/theme", { theme: "dark" }, headers)).status).toBe(303);
  });
});

test("A10 on http the session's cookie is out of the reach of scripts and other sites", async () => {
  const { email, password } = people.ama;
  const lines = (await visitor(site.url).post("/login", { email, password })).headers.getSetCookie();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^session[^;]*; .*HttpOnly.*SameSite=Lax/i);
    expect(line).not.toMatch(/; (?:Domain|Secure)/i);
  }
});

describe("a return address", () => {
  const evil = [
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
  ];
  const more = ["https://evil.example/", "/x/..//evil.example", "\u0001//evil.example", "///evil.example"];

  test.each([...evil, ...more])("C4 %j leads to a page of this site", async (to) => {
    const from = encodeURIComponent(to);
    const answers = [
      await anybody.post("/theme", { theme: "dark", returnTo: to }),
      await ama.ask(`/login?from=${from}`),
      await ama.ask(`/signup?from=${from}`),
      await adjoa.post("/dashboard/reviews/undo", { returnTo: to }),
    ];
    for (const answer of answers) {
      const place = new URL(answer.headers.get("Location") ?? "none", site.url);
      expect([place.origin, place.pathname.startsWith("//")]).toEqual([site.url, false]);
    }
    expect(await (await anybody.ask(`/login?from=${from}`)).text()).not.toMatch(/(?:href|action)="[^"]*evil/);
  });
});

describe("addresses", () => {
  test.each([
    "/rest/v1/logos",
    "/auth/v1/token?grant_type=password",
    "/_system",
    "/storage/v1/object/list/logos",
  ])("Z14 %s is not there", async (path) => {
    expect((await anybody.ask(path)).status).toBe(404);
    const posted = await anybody.ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    expect([404, 405]).toContain(posted.status);
  });

  test.each(["logos", "jargon", "events", "jobs"])(
    "I2 I4 a search of /%s is text, and a page a number",
    async (list) => {
      const searches = [
        "x%,status.eq.pending",
        "a)b",
        '"',
        "%",
        "_",
        "*",
        "\\",
        "'--",
        "Baobab),or(status.eq.pending",
      ];
      const pages = [
        "-1",
        "0",
        "abc",
        "1e9",
        "99999999999",
        "1,2",
        "",
        "after_",
        "before_2026-02-30T00:00:00Z_1",
        "after_'_%00",
      ];
      const queries = [
        ...searches.map((search) => `search=${encodeURIComponent(search)}`),
        ...pages.map((page) => `page=${page}`),
        "page=2&page=3&search[]=a&__proto__=b&view=evil&sort=created_at",
      ];
      for (const query of queries) {
        const response = await anybody.ask(`/${list}?${query}`);
        expect([query, response.status]).toEqual([query, 200]);
        // The only logo waits for its review.
        expect(await response.text()).not.toContain("Baobab Bank");
      }
    },
  );

  const malformed = [
    "1",
    "1;drop",
    "%00",
    "..%2f..",
    "00000000-0000-0000-0000-00000000000g",
    "a".repeat(2_000),
  ];
  test.each(malformed)("I5 an item called %s is unknown", async (id) => {
    const addresses = [
      `/logos/${id}`,
      `/events/${id}`,
      `/jobs/${id}`,
      `/jargon/${id}`,
      `/events/${id}.ics`,
      `/files/logos/${id}/x.svg`,
    ];
    for (const path of addresses) {
      const { status } = await anybody.ask(path);
      expect([path, status]).toEqual([path, 404]);
    }
    expect((await adjoa.ask(`/dashboard/moderation/logo/${id}`)).status).toBe(404);
  });
});

test("A23 without ADMIN_ACCESS_TOKEN its parameter is one like any other", async () => {
  for (const token of ["", "undefined", "t".repeat(32)]) {
    const response = await anybody.ask(`/about?admin_access_token=${token}`);
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  }
});

describe("the log", () => {
  test("R13 is JSON with an id for each request, and holds nothing that people keep to themselves", async () => {
    const response = await ama.ask("/logos?search=a-private-search");
    await anybody.ask("/newsletter/confirm/a-token-that-is-a-secret-of-somebody");
    const id = response.headers.get("X-Request-Id");
    await response.text();
    await expect
      .poll(() => site.log.some((line) => line.includes("newsletter/confirm")), { timeout: 10_000 })
      .toBe(true);
    const lines = site.log.map((line) => JSON.parse(line));
    const user = await site.idOf("ama");
    const line = lines.find((entry) => entry.id === id);
    expect(line).toMatchObject({ method: "GET", path: "/logos", status: 200, user });
    expect(Object.keys(line).sort()).toEqual([
      "id",
      "level",
      "method",
      "ms",
      "msg",
      "path",
      "status",
      "time",
      "user",
    ]);
    expect(lines.filter(({ msg, id }) => msg === "request" && !id)).toEqual([]);
    const secrets = JSON.parse(await readFile(join(site.folder, "secrets.json"), "utf8")) as Record<
      string,
      string
    >;
    const cookies = ama
      .cookie()
      .split("; ")
      .map((pair) => pair.slice(pair.indexOf("=") + 1));
    const kept = [
      people.ama.password,
      people.ama.email,
      "a-private-search",
      "a-token-that-is",
      "status.eq",
      ...cookies,
    ];
    const all = site.log.join("\n");
    for (const secret of [...kept, ...Object.values(secrets)]) expect(all).not.toContain(secret);
  });
});
