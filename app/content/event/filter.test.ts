import { expect, test } from "vitest";
import { isNarrowed, monthsOf, readEventFilter } from "./filter.ts";

test.each([
  ["", true],
  ["time=upcoming", true],
  ["time=past", true],
  ["time=all", false],
  ["time=all&view=list&page=2", false],
  ["time=all&type=Gathering", false],
  ["time=all&month=2026-13", false],
  ["time=all&month=2026-12", true],
  ["time=all&search=kente", true],
  ["time=all&category=Design", true],
  ["time=all&type=Webinar", true],
  ["time=all&country=Kenya", false],
  ["time=all&country=KE", true],
  ["time=all&city=Nairobi", true],
])("events asked for with %j are narrowed: %s", (address, narrowed) => {
  expect(isNarrowed(readEventFilter(new URLSearchParams(address)))).toBe(narrowed);
});

test("the months on offer go as far as the time: ahead, back, or both", () => {
  const now = new Date("2026-11-25T10:00:00Z");
  const [upcoming, past, all] = (["upcoming", "past", "all"] as const).map((time) => monthsOf(time, now));
  expect([upcoming?.[0], upcoming?.[1], upcoming?.at(-1)]).toEqual(["2026-11", "2026-12", "2027-10"]);
  expect([past?.[0], past?.at(-1)]).toEqual(["2026-11", "2025-12"]);
  expect([all?.[0], all?.at(-1), all?.length]).toEqual(["2027-10", "2025-12", 23]);
});
