import { expect, it } from "vitest";
import { downloadUrl, svgUrl } from "./download.ts";

it.each([
  ["Kente & Co", "/files/logos/a/b.svg", "/files/logos/a/b.svg?download=Kente%20%26%20Co"],
  ['"A"\r\nB', "/files/logos/a/b.svg", "/files/logos/a/b.svg?download=%22A%22%0D%0AB"],
  ["Kente", "https://cdn.example/k.svg?v=1#top", "https://cdn.example/k.svg?v=1&download=Kente"],
  ["Kente", "", null],
  ["Kente", null, null],
])("the download of %j at %j is %j", (title, image_url, address) => {
  expect(downloadUrl({ title, image_url })).toBe(address);
});

it.each([
  ["svg", true],
  ["png", false],
])("a stored %s can be copied as SVG: %s", (extension, isSo) => {
  const id = "00000000-0000-4000-8000-000000000000";
  const logo = { title: "Kente", image_url: `/files/logos/${id}/${id}.${extension}` };
  expect(svgUrl(logo)).toBe(isSo ? downloadUrl(logo) : null);
});

it("one elsewhere cannot: the page may not read it", () => {
  expect(svgUrl({ title: "Kente", image_url: "https://cdn.example/k.svg" })).toBeNull();
});
