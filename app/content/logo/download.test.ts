import { expect, it } from "vitest";
import { downloadUrl } from "./download.ts";

it.each([
  ["Kente & Co", "/files/logos/a/b.svg", "/files/logos/a/b.svg?download=Kente%20%26%20Co"],
  ['"A"\r\nB', "/files/logos/a/b.svg", "/files/logos/a/b.svg?download=%22A%22%0D%0AB"],
  ["Kente", "https://cdn.example/k.svg?v=1#top", "https://cdn.example/k.svg?v=1&download=Kente"],
  ["Kente", "", null],
  ["Kente", null, null],
])("the download of %j at %j is %j", (title, image_url, address) => {
  expect(downloadUrl({ title, image_url })).toBe(address);
});
