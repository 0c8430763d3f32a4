import { beforeAll, describe, expect, test } from "vitest";
import { fillTables } from "#tests/support/many-rows.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

/** One built server with 2,000 rows of everything. The admin has as many news. */
const site = await testSite();
const anybody = visitor(site.url);
const admin = await signedIn(site.url, "adjoa");

beforeAll(async () => fillTables(site, 2_000, await site.idOf("adjoa")), 300_000);

/** How often a page asked the backend, now and then also for the version of kept pages, and how many rows it shows, by the tags that a row may have. */
async function costOf(browser: Visitor, path: string) {
  const answer = await browser.ask(path);
  expect(answer.status).toBe(200);
  const [, calls] = /backend;desc="(\d+) calls?"/.exec(answer.headers.get("Server-Timing") ?? "") ?? [];
  const html = await answer.text();
  const rows = ["article", "tr", "li", "dt"].map((tag) => html.split(new RegExp(`<${tag}[ >]`)).length - 1);
  return { calls: Number(calls), rows: Math.max(...rows), filled: /kente/i.test(html) };
}

/** A page that reads one thing for each of its rows would ask at least twenty times. */
function expectBounded({ calls, rows, filled }: Awaited<ReturnType<typeof costOf>>, most: number) {
  expect(filled, "the page shows some of the rows").toBe(true);
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(most);
  expect(rows).toBeLessThanOrEqual(100);
}

describe("with 2,000 rows a public list asks the database a few times, and shows a page of them", () => {
  test.each([
    ["/logos", 3],
    ["/logos?search=kente&company=Company+1", 3],
    ["/jargon", 4],
    ["/jargon?search=kente&sort=category", 4],
    ["/events?time=all", 3],
    ["/events?search=kente", 3],
    ["/events?time=all&city=accra", 3],
    ["/jobs", 4],
    ["/jobs?search=kente&type=Full-time", 4],
    ["/search?search=kente", 8],
  ])("%s", async (path, most) => expectBounded(await costOf(anybody, path), most));
});

describe("and so does a list of the dashboard; who asks and what waits are two calls of every page", () => {
  test.each([
    ["/dashboard", 9],
    ["/dashboard/logos", 4],
    ["/dashboard/logos?page=70", 4],
    ["/dashboard/logos?search=adjoa@&review=pending", 4],
    ["/dashboard/jargon", 4],
    ["/dashboard/jargon?search=kente&initial=K", 4],
    ["/dashboard/events", 3],
    ["/dashboard/events?search=kente&status=upcoming&category=Design", 4],
    ["/dashboard/jobs?view=table", 3],
    ["/dashboard/jobs?search=kente&status=Open&type=Full-time&review=approved", 3],
    ["/dashboard/moderation", 6],
    ["/dashboard/moderation?type=logo&page=10", 6],
    ["/dashboard/users", 3],
    ["/dashboard/users?search=kente", 3],
    ["/dashboard/audit", 3],
    ["/dashboard/audit?type=logo&action=updated&person=ada", 3],
    ["/dashboard/notifications?page=70", 3],
    ["/dashboard/messages", 3],
    ["/dashboard/newsletter", 4],
    ["/dashboard/search?search=kente", 3],
    ["/dashboard/profile", 9],
  ])("%s", async (path, most) => expectBounded(await costOf(admin, path), most));
});
