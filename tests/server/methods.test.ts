import { describe, expect, test } from "vitest";
import { testSite } from "#tests/support/test-site.ts";
import { visitor } from "#tests/support/visitor.ts";

/** Not asked from a page of this site. */
const blog = "https://blog.example";

/** What is built tells nobody of its inside, even where whoever runs it forgot to say what it is run for. */
const site = await testSite({ NODE_ENV: "development" });
const anybody = visitor(site.url);

describe("a page of another site may read what is public with any header, once its browser has asked", () => {
  test.each([
    "/api/logos",
    "/api/jargon/none",
    "/logos/none.svg",
    "/logos/none/mark-dark.svg",
    "/api/openapi.json",
    "/api/none",
    "/iconify/ubunifu.json?icons=a",
    "/iconify/ubunifu/a.svg",
    "/logos.atom",
    "/events.ics",
    "/events/none.ics",
    "/collections/none.atom",
  ])("%s", async (path) => {
    const headers = {
      Origin: blog,
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "content-type,x-requested-with",
    };
    const asked = await anybody.ask(path, { method: "OPTIONS", headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD");
    expect(asked.headers.get("Access-Control-Allow-Headers")).toBe("content-type,x-requested-with");
    const read = await anybody.ask(path, { headers: { Origin: blog, "Content-Type": "application/json" } });
    for (const answer of [asked, read]) {
      expect(answer.headers.get("Access-Control-Allow-Origin"), String(answer.status)).toBe("*");
      expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    }
  });

  test("and nothing else: no page, no form", async () => {
    for (const path of ["/logos", "/login", "/dashboard"]) {
      const answer = await anybody.ask(path, { method: "OPTIONS", headers: { Origin: blog } });
      expect(answer.headers.get("Access-Control-Allow-Origin"), path).toBeNull();
    }
  });
});

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
