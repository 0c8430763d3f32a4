import { describe, expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

describe("a return address stays on this site", () => {
  test.each(["/logos?page=2#x", "/submit", "/"])("%s is kept", (to) => {
    expect(safeRedirect(to, "/home")).toBe(to);
  });
  test.each([
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "https://evil.example",
    "/\t/evil.example",
    "/%0d/\n/evil",
    "javascript:alert(1)",
    "/x/..//evil.example",
    "",
    "logos",
    null,
    undefined,
  ])("%j goes to the fallback", (to) => {
    expect(safeRedirect(to, "/home")).toBe("/home");
  });
});
