import { expect, test } from "vitest";
import { isNarrowed, readEventFilter } from "./filter.ts";

test.each([
  ["", true],
  ["time=upcoming", true],
  ["time=past", true],
  ["time=all", false],
  ["time=all&view=list&page=2", false],
  ["time=all&type=Gathering", false],
  ["time=all&search=kente", true],
  ["time=all&category=Design", true],
  ["time=all&type=Webinar", true],
])("events asked for with %j are narrowed: %s", (address, narrowed) => {
  expect(isNarrowed(readEventFilter(new URLSearchParams(address)))).toBe(narrowed);
});
