import { expect, it } from "vitest";
import { waitingInWords } from "./waiting.ts";

const now = new Date("2026-11-25T12:00:00Z");
const says = (count: number, oldest: string | undefined) => waitingInWords(count, oldest, now);

it("says how much waits, and for how long", () => {
  expect(says(11, "2026-11-22T09:00:00Z")).toBe("Eleven things wait for you, the oldest for three days.");
  expect(says(1234, "2026-11-24T11:00:00Z")).toBe("1,234 things wait for you, the oldest for one day.");
  expect(says(2, "2026-11-25T07:00:00Z")).toBe("Two things wait for you, the oldest for five hours.");
  expect(says(1, "2026-11-25T11:30:00Z")).toBe("One thing has been waiting for you for less than an hour.");
  expect(says(0, undefined)).toBe("Nothing is waiting for you.");
});
