import { afterEach, describe, expect, test } from "vitest";
import { isPicture } from "./text-fields.ts";

const { canParse } = URL;
afterEach(() => {
  URL.canParse = canParse;
});

describe("the address of a picture", () => {
  test.each([
    ["https://example.com/a.png", true],
    ["/files/logos/0a/b-1.svg", true],
    ["https://a b/", false],
    ["https://[x", false],
    ["javascript:alert(1)", false],
    ["/files/logos/../secrets", false],
    [`https://example.com/${"a".repeat(500)}`, false],
  ])("%s: %s, in a browser that is some years old, too", (address, fits) => {
    expect(isPicture(address)).toBe(fits);
    Reflect.deleteProperty(URL, "canParse");
    expect(isPicture(address)).toBe(fits);
  });
});
