import { expect, test } from "vitest";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** The built server: a first page carries the style sheet, those that follow link it. */
const site = await testSite();

const inside = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1];
const linked = (html: string, media = "") =>
  new RegExp(`<link rel="stylesheet" href="(/sheet/[^"]*\\.css)"${media && ` media="${media}"`}/>`).exec(
    html,
  )?.[1];

test.each<[string, Record<string, string>]>([
  ["a visitor", {}],
  ["a visitor in lite mode", { "Save-Data": "on" }],
])("%s gets the sheet inside the first page, and once as a file", async (_, headers) => {
  const somebody = visitor(site.url);
  const read = async (path: string) => (await somebody.ask(path, { headers })).text();
  const first = await read("/");
  const file = linked(first, "print") ?? "";
  const answer = await somebody.ask(file);
  const text = await answer.text();
  expect(text.startsWith(inside(first) ?? "nothing")).toBe(true);
  expect([inside(first), text].map((sheet) => sheet?.includes("break-inside"))).toEqual([false, true]);
  expect(answer.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
  for (const path of ["/logos", "/jargon", "/no/such/page", "/submit"]) {
    const page = await read(path);
    expect([path, linked(page), inside(page)]).toEqual([path, file, undefined]);
  }
});

test("so does a member, whose pages are made for them alone", async () => {
  const ama = await signedIn(site.url, "ama");
  const before = await (await ama.ask("/dashboard/profile")).text();
  await ama.ask(linked(before, "print") ?? "");
  const after = await (await ama.ask("/dashboard/profile")).text();
  expect(linked(after)).toBe(linked(before, "print"));
  expect(inside(after)).toBeUndefined();
});

test("who keeps no cookies has it inside every page", async () => {
  const page = async (path: string) => (await visitor(site.url).ask(path)).text();
  await visitor(site.url).ask(linked(await page("/"), "print") ?? "");
  expect(inside(await page("/logos"))).toContain("{");
});

test("pages with it and pages without are kept apart", async () => {
  const path = "/about?kept=apart";
  const withCookie = visitor(site.url);
  const first = await (await withCookie.ask(path)).text();
  await withCookie.ask(linked(first, "print") ?? "");
  expect(inside(await (await withCookie.ask(path)).text())).toBeUndefined();
  const again = await withCookie.ask(path);
  expect(again.headers.get("Server-Timing")).toBe("cache;desc=hit");
  expect(inside(await again.text())).toBeUndefined();
  expect(inside(await (await visitor(site.url).ask(path)).text())).toContain("{");
});

test("after a new release the sheet is inside again, and a page of the old one gets it for this once", async () => {
  const old = visitor(site.url, { cookie: "sheet=0123456789" });
  expect(inside(await (await old.ask("/")).text())).toContain("{");
  const answer = await old.ask("/sheet/0123456789.css");
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await answer.text()).toContain("{");
});
