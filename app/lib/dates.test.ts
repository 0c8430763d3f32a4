import { describe, expect, it } from "vitest";
import {
  daysLeft,
  dayTile,
  formatClock,
  formatDate,
  formatDay,
  formatDayRange,
  formatRelative,
  todayIn,
  zoneLongName,
  zoneShortName,
} from "./dates.ts";

describe("days", () => {
  it("are the same wherever the server stands", () => {
    expect(formatDay("2026-12-12")).toBe("Sat, 12 Dec 2026");
    expect(formatDate("2026-12-12")).toBe("12 Dec 2026");
    expect(formatDate("2026-12-12T23:30:00+00:00")).toBe("12 Dec 2026");
    expect(dayTile("2026-02-03")).toEqual(["3", "Feb"]);
  });

  it.each([
    ["2026-12-12", "2026-12-12", "Sat, 12 Dec 2026"],
    ["2026-12-12", "2026-12-14", "12 – 14 Dec 2026"],
    ["2026-11-30", "2026-12-02", "30 Nov – 2 Dec 2026"],
    ["2026-12-30", "2027-01-02", "30 Dec 2026 – 2 Jan 2027"],
  ])("from %s to %s read %s", (start, end, text) => {
    expect(formatDayRange(start, end).replaceAll("\u2009", " ")).toBe(text);
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

  it.each([
    ["Africa/Nairobi", "2026-12-12", "EAT", "East Africa Time"],
    ["Africa/Lagos", "2026-12-12", "WAT", "West Africa Time"],
    ["Africa/Kigali", "2026-12-12", "CAT", "Central Africa Time"],
    ["Africa/Johannesburg", "2026-12-12", "SAST", "South Africa Standard Time"],
    ["Africa/Accra", "2026-12-12", "GMT", "Greenwich Mean Time"],
    ["Africa/Cairo", "2026-01-15", "EET", "Eastern European Standard Time"],
    ["Africa/Cairo", "2026-07-15", "EEST", "Eastern European Summer Time"],
    // Morocco goes back an hour for Ramadan, in 2026 from 15 February to 22 March.
    ["Africa/Casablanca", "2026-02-20", "GMT", "GMT"],
    ["Africa/Casablanca", "2026-07-15", "GMT+1", "GMT+01:00"],
  ])("in %s on %s are called %s", (zone, day, short, long) => {
    const noon = new Date(`${day}T12:00:00Z`);
    expect(zoneShortName(zone, noon)).toBe(short);
    expect(zoneLongName(zone, noon)).toBe(long);
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
