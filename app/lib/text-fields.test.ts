import { afterEach, describe, expect, test } from "vitest";
import { isPicture, optionalLink } from "./text-fields.ts";

const { canParse } = URL;
afterEach(() => {
  URL.canParse = canParse;
});

describe("the address of a picture", () => {
  test.each([
    ["/files/logos/a/a.png", true],
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

test.each([
  ["example.org/apply", "https://example.org/apply"],
  [" www.example.org ", "https://www.example.org"],
  ["example.org:8443?job=1", "https://example.org:8443?job=1"],
  ["énergie.example", "https://énergie.example"],
  ["http://example.org", "http://example.org"],
  ["", null],
])("a link may be written as %j", (typed, link) => {
  expect(optionalLink().parse(typed)).toBe(link);
});

test.each(["apply here", "jobs@example.org", "javascript:alert(1)", "/jobs", "apply", "example.org\\x"])(
  "%s is no link",
  (typed) => {
    expect(optionalLink().safeParse(typed).success).toBe(false);
  },
);
