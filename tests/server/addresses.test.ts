import { describe, expect, test } from "vitest";
import { listedKinds } from "#app/content/kinds.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** One built server with one logo, which waits for its review, and the addresses that somebody may ask it for. */
const site = await testSite();
const anybody = visitor(site.url);
const [ama, adjoa] = await Promise.all([signedIn(site.url, "ama"), signedIn(site.url, "adjoa")]);
await ama.post("/submit", submittedLogo({ image: drawing() }));

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

  test.each(listedKinds.map(({ table }) => table))(
    "I1 I2 I4 a search of /%s is text, and a page a number",
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
    const decided = await adjoa.ask(`/dashboard/moderation/logo/${id}`);
    // In the dashboard, above the queue.
    const page = await decided.text();
    expect([decided.status, page.includes("This item no longer exists.")]).toEqual([404, true]);
    expect(page).toContain('aria-label="Dashboard"');
  });
});

test("without ADMIN_ACCESS_TOKEN its parameter is one like any other", async () => {
  for (const token of ["", "undefined", "t".repeat(32)]) {
    const response = await anybody.ask(`/about?admin_access_token=${token}`);
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  }
});
