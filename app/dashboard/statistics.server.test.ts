import { expect, it } from "vitest";
import { changeSince } from "./statistics.server.ts";

it("says how a count differs from the end of last month", () => {
  expect(changeSince(56, 50)).toBe("+12%");
  expect(changeSince(45, 50)).toBe("-10%");
  expect(changeSince(50, 50)).toBe("0%");
  expect(changeSince(1001, 1000)).toBe("0%");
});

it("never divides by nothing", () => {
  expect(changeSince(3, 0)).toBe("+3");
  expect(changeSince(0, 0)).toBe("0%");
  expect(changeSince(0, 4)).toBe("-100%");
});
