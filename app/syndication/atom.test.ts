import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import type { FeedEntry } from "#app/content/feed-entry.ts";
import { atomFeed } from "./atom.ts";

const entry: FeedEntry = {
  id: "4b5a6a0e-3f53-4b5f-9f7f-2a2f5b8b9d11",
  title: "Sunbird Solar",
  summary: "A bird in the sun.",
  url: "https://ubunifu.example/logos/4b5a6a0e",
  published: "2026-11-20T08:00:00.5+00:00",
  updated: "2026-11-22T08:30:15.123456+00:00",
  categories: ["Sunbird"],
};

const write = (entries: FeedEntry[]) =>
  atomFeed({
    id: "tag:ubunifu.example,2026:/logos?company=A&view=x",
    title: "Logos",
    self: "https://ubunifu.example/logos.atom?company=A&b=%22",
    page: "https://ubunifu.example/logos?company=A&b=%22",
    language: "en",
    author: "Ubunifu",
    entries,
  });

function read(xml: string) {
  const texts: Record<string, string[]> = {};
  const links: string[] = [];
  const parser = new SaxesParser();
  let text = "";
  parser.on("opentag", ({ name, attributes }) => {
    text = "";
    if (name === "link") links.push(String(attributes.href));
    if (name === "category") texts.category = [...(texts.category ?? []), String(attributes.term)];
  });
  parser.on("text", (part) => {
    text += part;
  });
  parser.on("closetag", ({ name }) => {
    texts[name] = [...(texts[name] ?? []), text];
    text = "";
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { texts, links };
}

it("names the feed and each entry for good, and says when they changed", () => {
  const earlier = { ...entry, id: "second", updated: "2026-11-21T00:00:00+03:00" };
  const { texts, links } = read(write([earlier, entry]));
  expect(texts.id).toEqual([
    "tag:ubunifu.example,2026:/logos?company=A&view=x",
    "urn:uuid:second",
    "urn:uuid:4b5a6a0e-3f53-4b5f-9f7f-2a2f5b8b9d11",
  ]);
  expect(texts.updated).toEqual([
    "2026-11-22T08:30:15.123Z",
    "2026-11-20T21:00:00.000Z",
    "2026-11-22T08:30:15.123Z",
  ]);
  expect(texts.published?.[0]).toBe("2026-11-20T08:00:00.500Z");
  expect(links.slice(0, 2)).toEqual([
    "https://ubunifu.example/logos.atom?company=A&b=%22",
    "https://ubunifu.example/logos?company=A&b=%22",
  ]);
});

it("is a feed also with nothing in it", () => {
  expect(read(write([])).texts).toMatchObject({ updated: ["1970-01-01T00:00:00.000Z"] });
});

it("X11 whatever is written in a field comes out as that text and nothing else", () => {
  const hard = `]]> <b>&amp;</b> "double" 'single' ; , \\ 👩🏾‍🎨 مرحبا שלום <!-- --> <![CDATA[`;
  const { texts } = read(write([{ ...entry, title: hard, summary: `a\r\nb\n${hard}`, categories: [hard] }]));
  expect(texts.title?.[1]).toBe(hard);
  expect(texts.summary?.[0]).toBe(`a\r\nb\n${hard}`);
  expect(texts.category?.[0]).toBe(hard);
});

it("X11: leaves out what XML cannot carry at all", () => {
  const { texts } = read(write([{ ...entry, title: "a\u0000\u0008b\uFFFEc\uD800d\u001B" }]));
  expect(texts.title?.[1]).toBe("abcd");
});
