import { expect, it } from "vitest";
import { changeSince } from "./statistics.server.ts";

it("says how a count differs from the end of last month", () => {
  expect(changeSince(56, 50)).toBe("+12%");
  expect(changeSince(45, 50)).toBe("-10%");
  expect(changeSince(50, 50)).toBe("no change");
  expect(changeSince(24, 20)).toBe("+20%");
  expect(changeSince(0, 40)).toBe("-100%");
});

it("says it in numbers where there were few", () => {
  expect(changeSince(31, 19)).toBe("+12");
  expect(changeSince(2, 4)).toBe("-2");
  expect(changeSince(3, 0)).toBe("+3");
  expect(changeSince(0, 0)).toBe("no change");
});
