import { expect, it } from "vitest";
import { downloadUrl, svgUrl } from "./download.ts";

const slug = "kente-co";
const id = "00000000-0000-4000-8000-000000000000";
const stored = (extension: string) => `/files/logos/${id}/${id}.${extension}`;

it.each([
  ["Kente & Co", stored("svg"), "/logos/kente-co.svg"],
  ["Kente & Co", stored("png"), `${stored("png")}?download=Kente%20%26%20Co`],
  ['"A"\r\nB', stored("png"), `${stored("png")}?download=%22A%22%0D%0AB`],
  ["Kente", "https://cdn.example/k.svg?v=1#top", "https://cdn.example/k.svg?v=1&download=Kente"],
  ["Kente", "", null],
  ["Kente", null, null],
])("the download of %j at %j is %j", (title, image_url, address) => {
  expect(downloadUrl({ slug, title, image_url })).toBe(address);
});

it.each([
  ["svg", "/logos/kente-co.svg"],
  ["png", null],
])("of what is stored as %s, a script can read %s as SVG", (extension, address) => {
  expect(svgUrl({ slug, title: "Kente", image_url: stored(extension) })).toBe(address);
});

it("one elsewhere it cannot: the page may not read it", () => {
  expect(svgUrl({ slug, title: "Kente", image_url: "https://cdn.example/k.svg" })).toBeNull();
});
