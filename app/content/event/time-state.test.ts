import { describe, expect, it } from "vitest";
import { eventTimeState } from "./time-state.ts";
import { eventBlock, eventHours, eventWeekdays, eventWhen } from "./when.ts";

const wholeDay = { start_date: "", end_date: "", start_time: null, end_time: null, time_zone: "UTC" };
const at = (starts_at: string, ends_at: string, canceled = false) => ({
  ...wholeDay,
  starts_at,
  ends_at,
  canceled,
});
const nairobi = at("2026-12-12T14:00:00+03:00", "2026-12-12T18:00:00+03:00");
// In Egypt the clocks went from 00:00 to 01:00 on 24 April 2026, and the day had 23 hours.
const cairoSpring = at("2026-04-24T01:00:00+03:00", "2026-04-25T00:00:00+03:00");
// In Morocco they went from 03:00 back to 02:00 on 15 February 2026.
const casablanca = at("2026-02-15T01:30:00+01:00", "2026-02-15T02:30:00+00:00");

describe("where an event stands", () => {
  it.each([
    ["a moment before it starts", nairobi, "2026-12-12T10:59:59Z", "upcoming"],
    ["as it starts", nairobi, "2026-12-12T11:00:00Z", "ongoing"],
    ["a moment before it ends", nairobi, "2026-12-12T14:59:59Z", "ongoing"],
    ["as it ends", nairobi, "2026-12-12T15:00:00Z", "past"],
    ["before midnight of the day without one", cairoSpring, "2026-04-23T21:59:59Z", "upcoming"],
    ["in the first minute of that day", cairoSpring, "2026-04-23T22:00:00Z", "ongoing"],
    ["in its last minute", cairoSpring, "2026-04-24T20:59:59Z", "ongoing"],
    ["when its 23 hours are over", cairoSpring, "2026-04-24T21:00:00Z", "past"],
    ["in the hour that comes twice", casablanca, "2026-02-15T01:30:00Z", "ongoing"],
    ["when that hour is over the second time", casablanca, "2026-02-15T02:30:00Z", "past"],
  ])("%s", (_, event, now, state) => {
    expect(eventTimeState(event, new Date(now))).toBe(state);
  });

  it("of three nights is ongoing while each lasts, and upcoming between them", () => {
    const nights = {
      ...at("2027-01-15T17:00:00Z", "2027-01-17T23:00:00Z"),
      start_date: "2027-01-15",
      end_date: "2027-01-17",
      start_time: "20:00:00",
      end_time: "02:00:00",
      time_zone: "Africa/Nairobi",
    };
    const states = [
      ["2027-01-15T16:59:59Z", "upcoming"],
      ["2027-01-15T17:00:00Z", "ongoing"],
      ["2027-01-15T22:59:59Z", "ongoing"],
      ["2027-01-15T23:00:00Z", "upcoming"],
      ["2027-01-16T16:59:59Z", "upcoming"],
      ["2027-01-16T20:30:00Z", "ongoing"],
      ["2027-01-17T09:00:00Z", "upcoming"],
      ["2027-01-17T22:30:00Z", "ongoing"],
      ["2027-01-17T23:00:00Z", "past"],
    ];
    for (const [now = "", state] of states) expect(eventTimeState(nights, new Date(now)), now).toBe(state);
    const days = { ...nights, start_time: "09:00:00", end_time: "17:00:00" };
    expect(eventTimeState(days, new Date("2027-01-16T20:00:00Z"))).toBe("ongoing");
  });

  it("is canceled whatever the time", () => {
    expect(eventTimeState({ ...nairobi, canceled: true }, new Date("2026-12-12T12:00:00Z"))).toBe("canceled");
    expect(eventTimeState({ ...nairobi, canceled: true }, new Date("2027-12-12T12:00:00Z"))).toBe("canceled");
  });
});

describe("when an event is", () => {
  const cairo = {
    start_date: "2026-04-23",
    end_date: "2026-04-23",
    start_time: "18:00:00",
    end_time: "20:30:00",
    time_zone: "Africa/Cairo",
    starts_at: "2026-04-23T16:00:00Z",
  };

  it("is said in its own zone, winter and summer", () => {
    expect(eventWhen(cairo)).toBe("Thu 23 Apr 2026, 18:00–20:30 EET");
    const dayAfter = { ...cairo, start_date: "2026-04-24", starts_at: "2026-04-24T15:00:00Z" };
    expect(eventHours(dayAfter)).toBe("18:00–20:30 EEST");
  });

  it("is short on a card, where the block holds the days", () => {
    const now = new Date("2026-03-01T00:00:00Z");
    expect(eventWeekdays(cairo)).toBe("Thu, 18:00–20:30 EET");
    expect(eventBlock(cairo, now)).toEqual(["23", "Apr"]);
    const long = { ...cairo, end_date: "2026-04-30" };
    expect(eventWeekdays(long)).toBe("Thu–Thu, 18:00–20:30 EET");
    expect(eventBlock(long, now)).toEqual(["23–30", "Apr"]);
    expect(eventBlock({ ...cairo, end_date: "2026-05-02" }, now)).toEqual(["23\u00a0Apr–2\u00a0May", ""]);
    expect(eventBlock(cairo, new Date("2027-03-01T00:00:00Z"))).toEqual(["23", "Apr 2026"]);
  });

  it("says both days of a night, and of several nights the days on which they begin", () => {
    const night = { ...cairo, start_time: "21:00:00", end_time: "02:00:00" };
    expect(eventWhen(night)).toBe("Thu 23–Fri 24 Apr 2026, 21:00–02:00 EET");
    const nights = { ...night, end_date: "2026-04-25" };
    expect(eventWhen(nights)).toBe("Thu 23–Sat 25 Apr 2026, 21:00–02:00 EET each night");
  });

  it("leaves out the hours that nobody stated", () => {
    expect(eventHours({ ...cairo, end_time: null })).toBe("18:00 EET");
    expect(eventHours({ ...cairo, start_time: null })).toBe("until 20:30 EET");
    expect(eventHours({ ...cairo, start_time: null, end_time: null })).toBeNull();
    expect(eventWeekdays({ ...cairo, start_time: null })).toBe("Thu, until 20:30 EET");
    expect(eventWeekdays({ ...cairo, start_time: null, end_time: null })).toBe("Thu");
  });
});
