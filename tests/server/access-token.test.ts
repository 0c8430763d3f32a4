import { describe, expect, test } from "vitest";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** A site whose operator has set ADMIN_ACCESS_TOKEN. */
const token = "kente-and-clay-and-indigo-and-ochre";
const entrance = `/jargon?search=a%20b&admin_access_token=${token}&view=grid`;

const site = await testSite({ ADMIN_ACCESS_TOKEN: token });

async function enter(browser = visitor(site.url)): Promise<Visitor> {
  expect((await browser.ask(entrance)).status).toBe(303);
  return browser;
}
const accounts = async () => (await site.count("auth.users")) ?? 0;

describe("A23 the secret address", () => {
  test("opens the same page without the token, with admin access for a quarter of an hour", async () => {
    const browser = visitor(site.url);
    const response = await browser.ask(entrance);
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      "/jargon?search=a%20b&view=grid",
    ]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const [session] = response.headers.getSetCookie().filter((line) => line.startsWith("session="));
    expect(session).toMatch(/; Max-Age=(?:900|89\d); .*HttpOnly/);
    const page = await (await browser.ask("/jargon?search=a%20b&view=grid")).text();
    expect(page).toContain("Admin access granted via secret URL");
    expect(page).not.toContain(token);
    const dashboard = await browser.ask("/dashboard");
    expect(dashboard.status).toBe(200);
    const html = await dashboard.text();
    expect(html).toContain("Admin (Bypass)");
    expect(html).toMatch(/temp-admin-[0-9a-f-]{36}/);
  });

  test.each(["//evil.example", "/\\evil.example", "/%09/evil.example"])(
    "leads from %s to this site",
    async (path) => {
      // As a raw path: in a URL these would be other hosts.
      const response = await visitor(site.url).ask(`${site.url}${path}?admin_access_token=${token}`);
      const place = new URL(response.headers.get("Location") ?? "none", site.url);
      expect([response.status, place.origin]).toEqual([303, site.url]);
    },
  );

  test("what is done there is in the audit log; the account is no member's and has no profile", async () => {
    const members = await site.count("profiles");
    const browser = await enter();
    const made = await browser.post("/dashboard/jargon/new", {
      term: "Bleed",
      definition: "Ink beyond the edge that is cut away.",
      category: "Print Design",
    });
    expect(made.status).toBe(303);
    const entries = await site.sql<{ action: string; bypass_id: string }>(
      "select action, actor_name, bypass_id from audit_log where bypass_id is not null order by id desc limit 2",
    );
    const [last] = entries;
    expect(entries).toEqual([
      { action: "created", actor_name: "Admin (Bypass)", bypass_id: last?.bypass_id },
      { action: "admin access granted", actor_name: "Admin (Bypass)", bypass_id: last?.bypass_id },
    ]);
    const own = await (await browser.ask(`/dashboard/audit?person=${last?.bypass_id}`)).text();
    expect([own.includes("Bleed"), own.includes("No entries found")]).toEqual([true, false]);
    expect(await (await browser.ask("/dashboard/audit?person=temp-admin-nobody")).text()).toContain(
      "No entries",
    );
    expect(await (await browser.ask("/dashboard/audit.csv")).text()).toContain(last?.bypass_id);
    expect(await (await browser.ask("/dashboard/users")).text()).not.toContain("@bypass.invalid</td>");
    expect(await site.count("profiles")).toBe(members);
    const forms: Record<string, string>[] = [
      { name: "Eve" },
      { intent: "password", newPassword: "kente-and-clay" },
    ];
    for (const form of forms) expect((await browser.post("/dashboard/profile", form)).status).toBe(403);
    expect(await (await browser.ask("/dashboard/profile")).text()).toContain(
      "without an account of your own",
    );
  });

  test("is over after its time, whatever the browser keeps, and the next one clears it away", async () => {
    const browser = await enter();
    const cookie = browser.cookie();
    await site.sql("update private.bypass_admins set expires_at = now()");
    const late = await browser.ask("/dashboard");
    expect(late.headers.get("Location")).toBe("/login?from=%2Fdashboard");
    expect(browser.cookie()).not.toContain("session");
    expect(
      (
        await visitor(site.url, { cookie }).post("/dashboard/jargon/new", {
          keep_if_filled: "term",
          term: "Late",
        })
      ).status,
    ).toBe(302);
    const before = await accounts();
    await enter();
    const left = await site.count("private.bypass_admins");
    expect([left, (await accounts()) < before]).toEqual([1, true]);
  });

  test("takes the place of a session that was there", async () => {
    const browser = await enter(await signedIn(site.url, "ama"));
    expect(await (await browser.ask("/dashboard")).text()).toContain("Admin (Bypass)");
  });

  test("with a wrong token is the page with a parameter nobody knows, to the byte", async () => {
    const before = await accounts();
    const answer = async (name: string, value: string) => {
      const response = await visitor(site.url).ask(`/jargon?${name}=${value}`);
      // The tag names the body, in which the address stands.
      const own = /^(?:date|x-request-id|content-length|server-timing)$/;
      const headers = [...response.headers]
        .filter(([key]) => !own.test(key))
        .map(([key, text]) => [key, key === "etag" ? "" : text]);
      return [response.status, headers, (await response.text()).replaceAll(`${name}=${value}`, "")];
    };
    // Twice: the second time from what is kept.
    for (const wrong of ["x", "x", token.slice(1), token.toUpperCase(), `${token}x`, "%00"])
      expect(await answer("admin_access_token", wrong)).toEqual(await answer("other", wrong));
    expect(await accounts()).toBe(before);
  });

  test("by POST is none", async () => {
    const response = await visitor(site.url).post(`/theme?admin_access_token=${token}`, { theme: "dark" });
    expect(response.headers.getSetCookie().join()).not.toContain("session=");
  });

  test("waits after five wrong tokens, the right one too, and looks no different", async () => {
    const guesser = visitor(site.url);
    for (const guess of [1, 2, 3, 4, 5]) await guesser.ask(`/about?admin_access_token=${guess}`);
    for (const name of ["admin_access_token", "admin%5Faccess_token"]) {
      const response = await guesser.ask(`/about?${name}=${token}`);
      expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    }
    // What was made for those who wait is not what others get.
    expect((await visitor(site.url).ask(`/about?admin_access_token=${token}`)).status).toBe(303);
  });

  test("leaves no token in the log", async () => {
    const { id } = JSON.parse(site.log.findLast((line) => line.includes("temp-admin-")) ?? "{}");
    expect(id).toBeTruthy();
    expect(site.log.join("\n")).not.toContain("and-indigo");
  });
});
