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
    expect(start).toThrow(
      "The settings are not right. SOCIAL_LINKS.1 must be names with their https addresses",
    );
    expect(start).toThrow(`"${wrong}" is not.`);
  });

  it("are 8 at most", () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, at) => `A https://a.example/${at}`).join();
    expect(linksOf(links(8))).toHaveLength(8);
    expect(() => linksOf(links(9))).toThrow("SOCIAL_LINKS must be 8 links or fewer.");
  });
});
