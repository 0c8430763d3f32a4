import { describe, expect, it } from "vitest";
import {
  dateParts,
  daysLeft,
  formatClock,
  formatDate,
  formatDateRange,
  formatMoment,
  formatOwnMoment,
  formatRelative,
  formatWhen,
  todayIn,
  zoneShortName,
} from "./dates.ts";

describe("days", () => {
  it("are the same wherever the server stands", () => {
    expect(formatDate("2026-12-06")).toBe("Sun 6 Dec 2026");
    expect(formatDate("2026-12-12T23:30:00+00:00")).toBe("Sat 12 Dec 2026");
    expect(dateParts("2026-09-03")).toEqual(["Thu", "3", "Sep", "2026"]);
    expect(dateParts("2026-12-03", "pt")).toEqual(["quinta", "3", "dez.", "2026"]);
  });

  it.each([
    ["2026-12-12", "2026-12-12", "Sat 12 Dec 2026"],
    ["2026-12-18", "2026-12-20", "Fri 18–Sun 20 Dec 2026"],
    ["2026-11-30", "2026-12-02", "Mon 30 Nov–Wed 2 Dec 2026"],
    ["2026-12-30", "2027-01-02", "Wed 30 Dec 2026–Sat 2 Jan 2027"],
  ])("from %s to %s read %s", (start, end, text) => {
    expect(formatDateRange(start, end)).toBe(text);
  });

  it("begin at another instant in each zone", () => {
    const now = new Date("2026-11-21T22:30:00Z");
    expect(todayIn("UTC", now)).toBe("2026-11-21");
    expect(todayIn("Africa/Nairobi", now)).toBe("2026-11-22");
    expect(todayIn("Atlantic/Cape_Verde", now)).toBe("2026-11-21");
  });

  it("are counted whole up to a deadline, over a change of clocks too", () => {
    expect(daysLeft("2026-11-22", new Date("2026-11-22T23:59:59Z"))).toBe(0);
    expect(daysLeft("2026-11-22", new Date("2026-11-23T00:00:00Z"))).toBe(-1);
    expect(daysLeft("2026-04-25", new Date("2026-04-23T20:00:00Z"))).toBe(2);
  });
});

describe("times", () => {
  it("lose their seconds", () => expect(formatClock("14:00:00")).toBe("14:00"));

  it("say the zone, or are the reader's own", () => {
    expect(formatMoment("2026-12-06T10:00:00+00:00")).toBe("Sun 6 Dec 2026, 10:00 UTC");
    const evening = new Date(2026, 11, 6, 23, 30);
    expect(formatOwnMoment(evening.toISOString())).toBe("Sun 6 Dec 2026, 23:30");
  });

  it.each([
    ["Africa/Nairobi", "2026-12-12", "EAT"],
    ["Africa/Lagos", "2026-12-12", "WAT"],
    ["Africa/Kigali", "2026-12-12", "CAT"],
    ["Africa/Johannesburg", "2026-12-12", "SAST"],
    ["Africa/Accra", "2026-12-12", "GMT"],
    ["Africa/Algiers", "2026-12-12", "CET"],
    ["Africa/Cairo", "2026-01-15", "EET"],
    ["Africa/Cairo", "2026-07-15", "EEST"],
    // Morocco goes back an hour for Ramadan, in 2026 from 15 February to 22 March.
    ["Africa/Casablanca", "2026-02-20", "GMT"],
    ["Africa/Casablanca", "2026-07-15", "UTC+1"],
    ["Atlantic/Cape_Verde", "2026-12-12", "UTC−1"],
    ["Asia/Kolkata", "2026-12-12", "UTC+5:30"],
  ])("in %s on %s are called %s", (zone, day, name) => {
    expect(zoneShortName(zone, new Date(`${day}T12:00:00Z`))).toBe(name);
  });

  it.each([
    ["2026-11-22T11:59:40Z", "just now"],
    ["2026-11-22T10:00:00Z", "2 hours ago"],
    ["2026-11-21T12:00:00Z", "yesterday"],
    ["2026-11-25T12:00:00Z", "in 3 days"],
    ["2026-11-01T12:00:00Z", "3 weeks ago"],
    ["2024-11-01T12:00:00Z", "2 years ago"],
  ])("%s is %s", (timestamp, text) => {
    expect(formatRelative(timestamp, new Date("2026-11-22T12:00:00Z"))).toBe(text);
  });
});

it.each([
  ["2026-12-06", "Sun 6 Dec 2026"],
  ["14:30:00", "14:30"],
  ["14:30", "14:30"],
  ["2026-12-06 and later", "2026-12-06 and later"],
  ["2026-13-40", "2026-13-40"],
])("what a column holds, %s, is read as %s", (held, read) => {
  expect(formatWhen(held)).toBe(read);
});
