import { expect, it } from "vitest";
import { waitingInWords } from "./waiting.ts";

const now = new Date("2026-11-25T12:00:00Z");
const says = (count: number, oldest: string | undefined) => waitingInWords(count, oldest, now);

it("says how much waits, and for how long", () => {
  expect(says(11, "2026-11-22T09:00:00Z")).toBe("11 items to review. The oldest is 3 days old.");
  expect(says(1234, "2026-11-24T11:00:00Z")).toBe("1,234 items to review. The oldest is 1 day old.");
  expect(says(2, "2026-11-25T07:00:00Z")).toBe("2 items to review. The oldest is 5 hours old.");
  expect(says(1, "2026-11-25T11:30:00Z")).toBe("1 item to review. It is less than an hour old.");
  expect(says(0, undefined)).toBe("Nothing to review.");
});
