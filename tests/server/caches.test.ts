import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { readRoutes } from "#tests/support/routes.ts";
import { expired, isSignedIn } from "#tests/support/session.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const ama = await signedIn(site.url, "ama");
const kora = submittedLogo({ title: "Kora", image: drawing("a.svg", '<path d="M0 0h9v9z"/>') });
expect((await ama.post("/submit", kora)).status).toBe(303);
await site.sql("update logos set status = 'approved'");
await site.sql(
  `insert into events (title, location, start_date, end_date, status, user_id)
   values ('Weaving days', 'Accra', '2030-05-02', '2030-05-02', 'approved', $1)`,
  await site.idOf("ama"),
);
const [logo] = await site.sql<{ slug: string; id: string }>("select slug, id from logos");
const [event] = await site.sql<{ slug: string }>("select slug from events");
const { slug = "", id = "" } = logo ?? {};
await ama.post("/collection", { add: slug });
await ama.post("/collection", { share: "on" });
const [shared] = await site.sql<{ id: string }>("select id from shared_collections");

const addresses = [
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
  `/collections/${shared?.id}.zip`,
  `/collections/${shared?.id}.atom`,
  "/api/logos",
  `/api/logos/${id}`,
  "/api/openapi.json",
  "/logos.atom",
  "/events.ics",
  `/events/${event?.slug}.ics`,
  "/sitemap.xml",
  "/sitemap/pages.xml",
  "/opensearch.xml",
  "/robots.txt",
  "/.well-known/security.txt",
];

/** A visitor's own, and what takes forms; a picture is asked for with the session, and is private then. */
const personal =
  "api/* auth/callback auth/with/:provider collection.zip draft draft-file jargon_translations/:slug files/:bucket/* lite logout sheet/:hash.css theme words/:hash/:language.json".split(
    " ",
  );

test("every address that programs and browsers read is among those", async () => {
  const isResource = ({ file }: RouteConfigEntry) =>
    /^export (?:async )?(?:function|const) loader\b/m.test(
      readFileSync(join(import.meta.dirname, "../../app", file), "utf8"),
    );
  const readsOnly = (await readRoutes()).filter(({ path, children }) => path && !children?.length);
  const patterns = readsOnly.filter(isResource).map(({ path = "" }) => path);
  const named = addresses.map((address) => address.split("?")[0] ?? "");
  const missing = patterns.filter((pattern) => !named.some((address) => matchPath(pattern, address)));
  expect(missing.filter((pattern) => !personal.includes(pattern)).sort()).toEqual([]);
});

test.each(addresses)("what caches may keep renews no session: %s", async (path) => {
  const before = await site.count("auth.refresh_tokens");
  const browser = visitor(site.url, { cookie: expired(ama) });
  const response = await browser.ask(path);
  expect(response.status).toBe(200);
  // A single event may change at any time, so it says nothing of caches.
  if (!path.endsWith(`${event?.slug}.ics`)) expect(response.headers.get("Cache-Control")).toMatch(/^public/);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await site.count("auth.refresh_tokens")).toBe(before);
});

test("afterwards the member is still signed in", async () => {
  expect(await isSignedIn(visitor(site.url, { cookie: expired(ama) }))).toBe(true);
});
