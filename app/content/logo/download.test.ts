import { describe, expect, it } from "vitest";
import { downloadName, downloadUrl } from "./download.ts";

describe("X8: a downloaded logo", () => {
  it.each([
    ["Kente Collective", "/files/logos/a/b.svg", "Kente_Collective.svg"],
    ["  Two   words\t", "/files/logos/a/b.png", "Two_words.png"],
    ["Photo", "https://cdn.example/logo.JPEG?size=2", "Photo.jpeg"],
    ["Plain", "https://cdn.example/logo", "Plain.svg"],
    ['"A"; rm\r\n -rf ../x 🎨', "/files/a.svg", "A_rm_-rf_..x_🎨.svg"],
    ["???", "/files/a.svg", "logo.svg"],
  ])("%j of %s is saved as %s", (title, imageUrl, name) => {
    expect(downloadName(title, imageUrl)).toBe(name);
  });

  it("has an address that names it, or none without an image", () => {
    expect(downloadUrl({ title: "Kente & Co", image_url: "/files/logos/a/b.svg" })).toBe(
      "/files/logos/a/b.svg?download=Kente_%26_Co.svg",
    );
    expect(downloadUrl({ title: "Kente", image_url: "https://cdn.example/k.svg?v=1#top" })).toBe(
      "https://cdn.example/k.svg?v=1&download=Kente.svg",
    );
    expect(downloadUrl({ title: "Kente", image_url: "" })).toBeNull();
    expect(downloadUrl({ title: "Kente", image_url: null })).toBeNull();
  });
});
