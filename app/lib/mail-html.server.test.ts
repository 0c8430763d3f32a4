import { expect, test, vi } from "vitest";

vi.stubEnv("SITE_URL", "https://ubunifu.example");
const { renderMail } = await import("./mail-html.server.ts");

const parts = {
  heading: "“Kente & <b>co</b>” is on Ubunifu",
  paragraphs: ["We published it.", "The reviewer says:\nDon’t stop.\nhttps://elsewhere.example/ & so on"],
  button: { label: "See the page", href: "https://ubunifu.example/logos/1?a=b&c=d" },
  hint: "Turn these emails off: https://ubunifu.example/dashboard/profile",
};

test("text and HTML of a mail say the same", () => {
  expect(renderMail(parts).text).toBe(`“Kente & <b>co</b>” is on Ubunifu

We published it.

The reviewer says:
Don’t stop.
https://elsewhere.example/ & so on

See the page: https://ubunifu.example/logos/1?a=b&c=d

Turn these emails off: https://ubunifu.example/dashboard/profile`);
});

test("what people wrote is no markup, and only addresses of the site are links", () => {
  const { html } = renderMail({ ...parts, preview: 'https://ubunifu.example/previews/logos/"1.png' });
  expect(html).toContain("Kente &amp; &lt;b&gt;co&lt;/b&gt;");
  expect(html).not.toContain('/"1.png');
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://ubunifu.example/logos/1?a=b&amp;c=d",
    "https://ubunifu.example/dashboard/profile",
  ]);
});

test("every picture has an empty alternative, and is of the site", () => {
  const { html } = renderMail({ ...parts, preview: "https://ubunifu.example/previews/logos/1.png" });
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture).toMatch(/src="https:\/\/ubunifu\.example\/\S+" alt=""/);
});

test("a mail says in which language it is, and in which direction it is read", () => {
  expect(renderMail(parts).html).toMatch(/^<!doctype html>\n<html lang="en">/);
  const { html } = renderMail(parts, "ar");
  expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
  // Where a mail is shown inside a page, its own html element is gone.
  expect(html).toMatch(/<table [^>]* dir="rtl" style="[^"]*text-align:start/);
});
