import { describe, expect, test } from "vitest";
import { people } from "#tests/support/people.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** The built server, whose pages are made once for everybody who is not signed in. */
const site = await testSite();
const anybody = visitor(site.url);
const [ama, adjoa] = await Promise.all([signedIn(site.url, "ama"), signedIn(site.url, "adjoa")]);

const wasKept = (response: Response) => response.headers.get("Server-Timing") === "cache;desc=hit";
let unique = 100;
/** An address of /logos that nobody has asked for before. */
const fresh = () => `/logos?view=list&visit=${++unique}`;

describe("a page that everybody sees alike", () => {
  test("is made once, with a tag that spares it to who has it", async () => {
    const path = fresh();
    const first = await anybody.ask(path);
    const second = await visitor(site.url).ask(path);
    expect([wasKept(first), wasKept(second)]).toEqual([false, true]);
    expect(await second.text()).toBe(await first.text());
    const tag = first.headers.get("ETag") ?? "";
    expect(second.headers.get("ETag")).toBe(tag);
    const known = await anybody.ask(path, { headers: { "If-None-Match": tag } });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    expect(known.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
  });

  test("says what it depends on, may not be stored by others, and has a policy without nonce", async () => {
    const path = fresh();
    await anybody.ask(path);
    const { headers } = await anybody.ask(path);
    expect(headers.get("Vary")).toBe("Cookie, Save-Data, Accept-Encoding");
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get("Speculation-Rules")).toBe('"/speculation-rules.json"');
  });

  test.each([
    ["the theme", { Cookie: "theme=forged" }],
    ["lite mode", { "Save-Data": "on" }],
  ])("is another one with %s", async (_, headers) => {
    const path = fresh();
    await anybody.ask(path);
    expect(wasKept(await anybody.ask(path, { headers }))).toBe(false);
    expect(wasKept(await anybody.ask(path, { headers }))).toBe(true);
  });
});

describe("nobody puts anything into a page that others see", () => {
  const evil = "evil.example";
  test.each<[string, Record<string, string>]>([
    [
      "the forwarded host and protocol",
      { "X-Forwarded-Host": evil, "X-Forwarded-Proto": evil, Forwarded: `host=${evil}` },
    ],
    ["a forwarded host that names another page", { "X-Forwarded-Host": `${evil}/about?` }],
    ["the address they come from", { Referer: `https://${evil}/`, Origin: `https://${evil}` }],
    [
      "the original address",
      { "X-Original-URL": `/${evil}`, "X-Rewrite-URL": `/${evil}`, "X-HTTP-Method-Override": "POST" },
    ],
    ["the language or the browser", { "Accept-Language": evil, "User-Agent": evil }],
    ["what they accept", { Accept: `text/${evil}`, Range: "bytes=0-9" }],
  ])("by %s", async (_, headers) => {
    const path = fresh();
    const poisoned = await anybody.ask(path, { headers });
    const clean = await visitor(site.url).ask(path);
    const undisturbed = await (await visitor(site.url).ask(fresh())).text();
    const text = await clean.text();
    expect(text).not.toContain(evil);
    expect(text.replaceAll(path.replace("&", "&amp;"), "")).toHaveLength(
      undisturbed.replaceAll(/\/logos\?view=list&amp;visit=\d+/g, "").length,
    );
    expect([poisoned.status, clean.status]).toEqual([200, 200]);
  });

  test("by parameters that stand in another order, or by another method", async () => {
    const path = fresh();
    await anybody.ask(path, { method: "HEAD" });
    expect(wasKept(await anybody.ask(path))).toBe(false);
    expect(wasKept(await anybody.ask(path.replace(/view=list&(.*)/, "$1&view=list")))).toBe(false);
    expect((await anybody.post(path, {})).status).toBe(405);
    expect((await anybody.ask(path)).status).toBe(200);
  });
});

describe("a page of somebody's own", () => {
  test("is never kept, and never given to them from what is kept", async () => {
    const path = fresh();
    const own = async () => {
      const response = await ama.ask(path);
      expect(wasKept(response)).toBe(false);
      return response.text();
    };
    expect(await own()).toContain("Log out");
    expect(await (await anybody.ask(path)).text()).not.toContain("Log out");
    expect(await own()).toContain("Log out");
    for (const text of [people.ama.name, people.ama.email])
      expect(await (await anybody.ask(path)).text()).not.toContain(text);
  });

  test("neither is one with a message, and the message is not lost", async () => {
    const somebody = visitor(site.url);
    await somebody.post("/contact", {
      name: "Zola",
      email: "zola@example.com",
      message: "Hello to all of you there",
    });
    expect(somebody.cookie()).toContain("toast=");
    await anybody.ask("/about");
    const shown = await somebody.ask("/about");
    expect(await shown.text()).toContain('class="toast');
    expect(shown.headers.getSetCookie().join()).toContain("toast=");
    const after = await anybody.ask("/about");
    expect([wasKept(after), (await after.text()).includes('class="toast')]).toEqual([true, false]);
    expect(after.headers.getSetCookie()).toEqual([]);
  });

  test.each(["/login", "/signup", "/submit", "/contact", "/newsletter", "/no/such/page", "/logos/unknown"])(
    "nor is %s, which is not the same for all or no page at all",
    async (path) => {
      await anybody.ask(path);
      expect(wasKept(await anybody.ask(path))).toBe(false);
    },
  );
});

test("whoever reads while an admin approves, edits and deletes sees what was true after each", async () => {
  const title = "Ulimwengu weaves";
  expect((await ama.post("/submit", submittedLogo({ title, image: drawing() }))).status).toBe(303);
  const [logo] = await site.sql<{ id: string; image_url: string; version: string }>(
    "select id, image_url, updated_at::text as version from logos where title = $1",
    title,
  );
  const id = logo?.id ?? "";
  let reading = true;
  let kept = 0;
  const readers = Array.from({ length: 4 }, async () => {
    while (reading) if (wasKept(await anybody.ask("/logos"))) kept += 1;
  });
  const list = async () => (await visitor(site.url).ask("/logos")).text();
  const page = async () => visitor(site.url).ask(`/logos/${id}`, { redirect: "follow" });
  try {
    expect(await list()).not.toContain(title);
    expect((await page()).status).toBe(404);
    await adjoa.post(`/dashboard/moderation/logo/${id}`, {
      decision: "approved",
      version: logo?.version ?? "",
    });
    expect(await list()).toContain(title);
    expect(await (await page()).text()).toContain("No description available.");
    const form = await (await adjoa.ask(`/dashboard/logos/${id}/edit`)).text();
    const edit = await adjoa.post(`/dashboard/logos/${id}/edit`, {
      title: "Ulimwengu mats",
      company: "Baobab Bank",
      status: "approved",
      year: "2020",
      image_url: logo?.image_url ?? "",
      updated_at: /name="updated_at" value="([^"]+)"/.exec(form)?.[1] ?? "",
    });
    expect(edit.status).toBe(303);
    expect(await list()).toContain("Ulimwengu mats");
    expect(await (await page()).text()).toContain("Ulimwengu mats");
    expect((await adjoa.post(`/dashboard/logos/${id}/delete`, {})).status).toBe(303);
    expect(await list()).not.toContain("Ulimwengu");
    expect((await page()).status).toBe(404);
  } finally {
    reading = false;
    await Promise.all(readers);
  }
  expect(kept).toBeGreaterThan(0);
});
