import { describe, expect, test } from "vitest";
import { testSite } from "#tests/support/test-site.ts";
import { visitor } from "#tests/support/visitor.ts";

/** What is built tells nobody of its inside, even where whoever runs it forgot to say what it is run for. */
const site = await testSite({ NODE_ENV: "development" });
const anybody = visitor(site.url);

describe("an address that is asked in a way it does not take says which it does", () => {
  test.each([
    ["a page that takes no form", "POST", "/about", "GET, HEAD", "Go back to the form and try again."],
    ["a list", "POST", "/logos?search=sun", "GET, HEAD", "Go back to the form and try again."],
    ["a file that is made", "POST", "/robots.txt", "GET, HEAD", "Method Not Allowed"],
    ["a feed", "POST", "/logos.atom", "GET, HEAD", "Method Not Allowed"],
    ["the API", "POST", "/api/logos", "GET, HEAD, OPTIONS", "This API is read-only."],
    ["a page with a form", "DELETE", "/login", "GET, HEAD, POST, OPTIONS", "Method Not Allowed"],
    ["a file that is made", "PUT", "/sitemap.xml", "GET, HEAD, POST, OPTIONS", "Method Not Allowed"],
    ["the API", "PATCH", "/api/logos", "GET, HEAD, POST, OPTIONS", "Method Not Allowed"],
    ["a button", "GET", "/logout", "POST", "Log out with the button."],
  ])("%s, asked with %s", async (_, method, path, allowed, said) => {
    const answer = await anybody.ask(path, { method, headers: { Origin: site.url } });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allowed]);
    const text = await answer.text();
    expect(text.includes(said)).toBe(true);
    expect(/"stack"[:,]|node_modules|\bat .+:\d+:\d+|routes\//.exec(text)).toBeNull();
  });
});
