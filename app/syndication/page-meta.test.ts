import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setSiteUrl } from "#app/lib/site-url.ts";
import { pageMeta } from "./page-meta.ts";

describe("pageMeta", () => {
  beforeAll(() => setSiteUrl("https://ubunifu.example"));
  afterAll(() => setSiteUrl("http://localhost:3000"));

  it("gives a page its title, description, canonical link and picture, with full addresses", () => {
    const tags = pageMeta([], {
      title: "Kente",
      description: "A woven\n  mark.",
      path: "/logos/1?view=list",
      preview: { path: "/previews/logos/1.png", alt: "Kente" },
    });

    expect(tags).toContainEqual({ title: "Kente · Ubunifu" });
    expect(tags).toContainEqual({ name: "description", content: "A woven mark." });
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://ubunifu.example/logos/1?view=list",
    });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "https://ubunifu.example/previews/logos/1.png",
    });
    expect(tags).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(tags).toContainEqual({ property: "og:image:alt", content: "Kente" });
  });

  it("does not repeat the site's name at home, and shows the site where a page has no picture of its own", () => {
    const tags = pageMeta([], { title: "Ubunifu", description: "Home", path: "/" });
    expect(tags).toContainEqual({ title: "Ubunifu" });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "https://ubunifu.example/previews/site/home.png",
    });
  });

  it("names its own language, its own address in it, and the other languages", () => {
    const tags = pageMeta([{ loaderData: { language: "ar" } }], {
      title: "Kente",
      description: "",
      path: "/",
    });
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://ubunifu.example/ar" });
    expect(tags).toContainEqual({ property: "og:locale", content: "ar_AR" });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "https://ubunifu.example/previews/site/home.png?language=ar",
    });
    const others = tags.flatMap((tag) =>
      "property" in tag && tag.property === "og:locale:alternate" ? [tag.content] : [],
    );
    expect(others).toEqual(["en_US", "fr_FR", "sw_KE", "pt_PT"]);
  });

  it("names the English page as the canonical one where it says the same", () => {
    const french = [{ loaderData: { language: "fr" } }];
    const page = { title: "Kerning", description: "", path: "/jargon/kerning", isSameInEnglish: true };
    expect(pageMeta(french, page)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://ubunifu.example/jargon/kerning",
    });
  });

  it("cuts a long description between two words", () => {
    const tags = pageMeta([], { title: "Long", description: "word ".repeat(100), path: "/" });
    const { content } = tags.find((tag) => "name" in tag && tag.name === "description") as {
      content: string;
    };
    expect(content.length).toBeLessThanOrEqual(200);
    expect(content).toMatch(/word…$/);
  });
});
