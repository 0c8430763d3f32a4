import { expect, it } from "vitest";
import { changeSince } from "./statistics.server.ts";

it("says how a count differs from the end of last month", () => {
  expect(changeSince(56, 50)).toBe("+12% from last month");
  expect(changeSince(45, 50)).toBe("-10% from last month");
  expect(changeSince(50, 50)).toBe("0% from last month");
  expect(changeSince(1001, 1000)).toBe("0% from last month");
});

it("never divides by nothing", () => {
  expect(changeSince(3, 0)).toBe("+3 from last month");
  expect(changeSince(0, 0)).toBe("0% from last month");
  expect(changeSince(0, 4)).toBe("-100% from last month");
});
