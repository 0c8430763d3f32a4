import { expect, test } from "vitest";
import { expired, isSignedIn } from "#tests/support/session.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const ama = await signedIn(site.url, "ama");
const kora = submittedLogo({ title: "Kora", image: drawing("a.svg", '<path d="M0 0h9v9z"/>') });
expect((await ama.post("/submit", kora)).status).toBe(303);
await site.sql("update logos set status = 'approved'");
const [logo] = await site.sql<{ slug: string; id: string }>("select slug, id from logos");
const { slug = "", id = "" } = logo ?? {};

test.each([
  `/logos/${slug}.svg`,
  `/logos/${slug}/mark.svg`,
  `/logos/${slug}.zip`,
  `/logos/${slug}/code/jsx.txt`,
  `/logos/${slug}/renditions/512.png`,
  `/iconify/ubunifu/${slug}.svg`,
  `/iconify/ubunifu.json?icons=${slug}`,
  "/iconify/ubunifu.json",
  `/previews/logos/${slug}.png`,
  `/collection/shared.zip?logos=${slug}`,
  "/api/logos",
  `/api/logos/${id}`,
  "/api/openapi.json",
  "/logos.atom",
  "/events.ics",
  "/sitemap.xml",
  "/opensearch.xml",
  "/robots.txt",
])("what caches may keep renews no session: %s", async (path) => {
  const before = await site.count("auth.refresh_tokens");
  const browser = visitor(site.url, { cookie: expired(ama) });
  const response = await browser.ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toMatch(/^public/);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await site.count("auth.refresh_tokens")).toBe(before);
});

test("afterwards the member is still signed in", async () => {
  expect(await isSignedIn(visitor(site.url, { cookie: expired(ama) }))).toBe(true);
});
