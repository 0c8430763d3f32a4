import sharp from "sharp";
import { expect, test } from "vitest";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** What programs find at the addresses where they look. */
const site = await testSite();
const anybody = visitor(site.url);

test("the API speaks to pages of other sites, for reading only, and answers strangers in JSON", async () => {
  const origin = { Origin: "https://other.example" };
  const read = await anybody.ask("/api/logos?limit=1", { headers: origin });
  expect(read.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(read.headers.getSetCookie()).toEqual([]);
  const again = await anybody.ask("/api/logos?limit=1", {
    headers: { "If-None-Match": read.headers.get("ETag") ?? "", "Accept-Encoding": "br" },
  });
  expect(again.status).toBe(304);
  const asked = await anybody.ask("/api/logos", { method: "OPTIONS", headers: origin });
  expect(asked.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD");
  const written = await anybody.ask("/api/logos", { method: "POST", body: "{}" });
  expect([written.status, written.headers.get("Access-Control-Allow-Origin")]).toEqual([405, null]);
  for (const path of ["/api/members", "/api/logos/1", "/api/logos/1/2"]) {
    const missing = await anybody.ask(path);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ error: { status: 404 } });
  }
  expect(await (await anybody.ask("/api/openapi.json")).json()).toMatchObject({ openapi: "3.1.1" });
});

test("phones, feed readers and search engines find the site's icon where they look for one", async () => {
  const icon = await anybody.ask("/favicon.ico");
  expect([icon.status, icon.headers.get("Content-Type")]).toEqual([200, "image/x-icon"]);
  const bytes = Buffer.from(await icon.arrayBuffer());
  expect(bytes.readUInt32LE(14), "the picture fills the file").toBe(
    bytes.byteLength - bytes.readUInt32LE(18),
  );
  expect(await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata()).toMatchObject({
    width: 48,
    height: 48,
  });
  const touched = await anybody.ask("/apple-touch-icon.png");
  expect([touched.status, touched.headers.get("Content-Type")]).toEqual([200, "image/png"]);
});

test("a browser can put the site on the home screen, wear its colors and search it from the address bar", async () => {
  const html = await (await anybody.ask("/about")).text();
  const manifest = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const { icons } = (await (await anybody.ask(manifest)).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await anybody.ask(src)).status).toBe(200);
  const colors = (page: string) =>
    [...page.matchAll(/<meta name="theme-color" content="([^"]+)"( media="[^"]+")?/g)].map(
      ([, color, media]) => [color, media?.trim()],
    );
  expect(colors(html)).toEqual([
    ["#16120f", 'media="(prefers-color-scheme: dark)"'],
    ["#fbf8f1", undefined],
  ]);
  const chooser = visitor(site.url);
  await chooser.post("/theme", { theme: "dark" });
  expect(colors(await (await chooser.ask("/about")).text())).toEqual([["#16120f", undefined]]);
  const search = /<link rel="search" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const description = await (await anybody.ask(search)).text();
  const template = /<Url type="text\/html" template="([^"]+)"/.exec(description)?.[1] ?? "";
  await site.sql(
    "insert into logos (title, company, image_url, status) values ('Mark 7', 'Ashe', '/files/logos/a/7.png', 'approved')",
  );
  const found = await fetch(template.replace("{searchTerms}", "Mark+7"));
  expect(await found.text()).toContain("Mark 7");
});

test("whoever finds a weakness is told where to write, and no address that reaches nobody", async () => {
  const text = await (await anybody.ask("/.well-known/security.txt")).text();
  const [, contact = ""] = /^Contact: (.*)$/m.exec(text) ?? [];
  expect((await fetch(contact)).status).toBe(200);
  expect(text).not.toContain("mailto:");
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 100 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test("an id leads to the readable address of its page for good, and an address that never was to none", async () => {
  const ids = await site.sql<{ at: string; id: string }>(
    `with logo as (insert into logos (title, company, image_url, status) values ('Café Loom', 'Ashe', '/files/logos/a/c.png', 'approved') returning id),
       event as (insert into events (title, start_date, end_date, location, status) values ('Nuit d’affiches', '2199-01-01', '2199-01-01', 'Dakar', 'approved') returning id),
       job as (insert into jobs (title, company, location, contact_email, status) values ('مصمم', 'Ashe', 'Cairo', 'a@b.example', 'approved') returning id),
       term as (insert into jargon (term, definition, status) values ('Mise en Scène', 'Staging.', 'approved') returning id)
     select 'logos' as at, id from logo union all select 'events', id from event union all select 'jobs', id from job union all select 'jargon', id from term`,
  );
  const slugs: Record<string, string> = {
    logos: "cafe-loom",
    events: "nuit-d-affiches",
    jobs: "مصمم",
    jargon: "mise-en-scene",
  };
  for (const { at, id } of ids) {
    const moved = await anybody.ask(`/${at}/${id}`);
    const address = moved.headers.get("Location") ?? "";
    expect([moved.status, decodeURIComponent(address)]).toEqual([301, `/${at}/${slugs[at]}`]);
    const page = await anybody.ask(address);
    expect(page.status).toBe(200);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(await page.text()) ?? [];
    expect(decodeURIComponent(canonical)).toMatch(new RegExp(`/${at}/${slugs[at]}$`));
    expect((await anybody.ask(`/${at}/never-was`)).status).toBe(404);
    expect((await (await anybody.ask(`/api/${at}/${id}`)).json()) as object).toMatchObject({
      id,
      slug: slugs[at],
    });
  }
  expect((await anybody.ask("/events/nuit-d-affiches.ics")).status).toBe(200);
});

test("the file of a logo is at the address of its page with .svg, once it is public", async () => {
  const ama = await signedIn(site.url, "ama");
  await ama.post("/submit", submittedLogo({ title: "Kola nut", image: drawing() }));
  expect((await anybody.ask("/logos/kola-nut.svg")).status).toBe(404);
  await site.sql("update logos set status = 'approved' where title = 'Kola nut'");
  const file = await anybody.ask("/logos/kola-nut.svg");
  expect(await file.text()).toContain("<svg");
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "content-disposition": 'attachment; filename="Kola_nut.svg"',
    "access-control-allow-origin": "*",
  });
  const known = { headers: { "If-None-Match": file.headers.get("ETag") ?? "" } };
  expect((await anybody.ask("/logos/kola-nut.svg", known)).status).toBe(304);
  // Elsewhere, and no SVG.
  expect((await anybody.ask("/logos/mark-7.svg")).status).toBe(404);
});
