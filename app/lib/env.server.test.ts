import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./env.server.ts";

const linksOf = (links: string) => parseEnvironment({ SOCIAL_LINKS: links }).SOCIAL_LINKS;

describe("SOCIAL_LINKS", () => {
  it("are none unless they are given", () => {
    expect([parseEnvironment({}).SOCIAL_LINKS, linksOf(""), linksOf(" , ")]).toEqual([[], [], []]);
  });

  it("are names with their addresses, separated by commas", () => {
    expect(
      linksOf("Instagram https://instagram.com/ubunifu,\n X (was Twitter)  https://x.com/@ubunifu?a=1,"),
    ).toEqual([
      { name: "Instagram", href: "https://instagram.com/ubunifu" },
      { name: "X (was Twitter)", href: "https://x.com/@ubunifu?a=1" },
    ]);
  });

  it.each([
    "Instagram",
    "https://instagram.com/ubunifu",
    "Instagram http://instagram.com/ubunifu",
    "Instagram javascript:alert(1)//https://a",
    "Instagram https://me:secret@instagram.com",
    "Instagram https://insta gram.com",
    "Instagram https://[",
    `${"n".repeat(31)} https://instagram.com`,
  ])("%s stops the start with a sentence that names the setting", (wrong) => {
    const start = () => linksOf(`Mastodon https://mastodon.example, ${wrong}`);
    expect(start).toThrow("The settings are wrong. SOCIAL_LINKS.1 must be names with their https addresses");
    expect(start).toThrow(`"${wrong}" is not.`);
  });

  it("are 8 at most", () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, at) => `A https://a.example/${at}`).join();
    expect(linksOf(links(8))).toHaveLength(8);
    expect(() => linksOf(links(9))).toThrow("SOCIAL_LINKS must be 8 links or fewer.");
  });
});

describe("a setting", () => {
  it.each([
    ["TRUST_PROXY", "yes"],
    ["PORT", "0x10"],
    ["PORT", "70000"],
    ["SITE_URL", "http://[::1"],
    ["SITE_URL", "https://ubunifu.example?x=1"],
    ["SMTP_URL", "smtp://"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s stops the start with a sentence that names it", (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(`The settings are wrong. ${name} `);
  });

  it("that is empty is one that is not there", () => {
    const names = ["PORT", "DATA_DIR", "SITE_URL", "TRUST_PROXY", "LOG_LEVEL", "PAGE_CACHE", "SMTP_URL"];
    expect(parseEnvironment(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(
      parseEnvironment({}),
    );
  });

  it("is read as it is meant", () => {
    expect(parseEnvironment({ TRUST_PROXY: "1", PORT: "80", SITE_URL: "https://a.example/" })).toMatchObject({
      TRUST_PROXY: true,
      PORT: 80,
      SITE_URL: "https://a.example",
    });
    expect(parseEnvironment({ TRUST_PROXY: "0" }).TRUST_PROXY).toBe(false);
  });
});
