import { expect, test } from "vitest";
import { inUtc, isTimestamp } from "./timestamp.ts";

test.each([
  ["2026-11-22T00:41:24.452123Z", true],
  ["2026-02-30T00:00:00Z", false],
  ["2026-11-22T25:00:00Z", false],
  ["2026-11-22 00:41:24Z", false],
  ["infinity", false],
])("%s is a moment: %s", (value, sound) => expect(isTimestamp(value)).toBe(sound));

test.each([
  ["2026-11-22T00:41:24.452123+00:00", "2026-11-22T00:41:24.452123Z"],
  ["2026-11-22T00:41:24+00:00", "2026-11-22T00:41:24Z"],
  ["2026-11-22T00:41:24Z", "2026-11-22T00:41:24Z"],
])("%s is written %s", (timestamp, written) => expect(inUtc(timestamp)).toBe(written));
