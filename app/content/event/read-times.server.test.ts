import { describe, expect, it } from "vitest";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { readCalendarEvent } from "#tests/support/calendar-event.ts";

function read(lines: string[], head?: string[]) {
  const item = readCalendarEvent(lines, head);
  const { start_date, end_date, start_time, end_time, time_zone = null } = item.values;
  const when = [start_date, end_date, start_time, end_time, time_zone].map((part) => part || "–").join(" ");
  return { ...item, notes: item.notes.map((note) => sentenceIn("en", note)), when };
}

describe("when an event of a calendar file is", () => {
  it.each([
    [
      "a few hours",
      ["DTSTART;TZID=Africa/Lagos:20270116T140000", "DTEND;TZID=Africa/Lagos:20270116T180000"],
      "2027-01-16 2027-01-16 14:00 18:00 Africa/Lagos",
    ],
    [
      "a night",
      ["DTSTART;TZID=Africa/Lagos:20270116T210000", "DTEND;TZID=Africa/Lagos:20270117T020000"],
      "2027-01-16 2027-01-16 21:00 02:00 Africa/Lagos",
    ],
    [
      "until midnight",
      ["DTSTART;TZID=Africa/Lagos:20270116T210000", "DTEND;TZID=Africa/Lagos:20270117T000000"],
      "2027-01-16 2027-01-16 21:00 00:00 Africa/Lagos",
    ],
    [
      "three nights",
      [
        "DTSTART;TZID=Africa/Nairobi:20270115T200000",
        "DTEND;TZID=Africa/Nairobi:20270116T020000",
        "RRULE:FREQ=DAILY;COUNT=3",
      ],
      "2027-01-15 2027-01-17 20:00 02:00 Africa/Nairobi",
    ],
    [
      "days until a moment",
      [
        "DTSTART;TZID=Africa/Nairobi:20270115T090000",
        "DURATION:PT8H",
        "RRULE:FREQ=DAILY;UNTIL=20270117T060000Z",
      ],
      "2027-01-15 2027-01-17 09:00 17:00 Africa/Nairobi",
    ],
    [
      "days until a day",
      ["DTSTART;TZID=Africa/Nairobi:20270115T090000", "DURATION:PT1H30M", "RRULE:FREQ=DAILY;UNTIL=20270117"],
      "2027-01-15 2027-01-17 09:00 10:30 Africa/Nairobi",
    ],
    [
      "whole days, up to the day before DTEND",
      ["DTSTART;VALUE=DATE:20270115", "DTEND;VALUE=DATE:20270118"],
      "2027-01-15 2027-01-17 – – –",
    ],
    ["a day that isn’t said to be one", ["DTSTART:20270115", "DURATION:P1W"], "2027-01-15 2027-01-21 – – –"],
    ["a day without an end", ["DTSTART;VALUE=DATE:20270115"], "2027-01-15 2027-01-15 – – –"],
    [
      "whole days as Outlook says them",
      [
        "DTSTART;TZID=E. Africa Standard Time:20270115T000000",
        "DTEND;TZID=E. Africa Standard Time:20270117T000000",
      ],
      "2027-01-15 2027-01-16 – – Africa/Nairobi",
    ],
    ["a moment", ["DTSTART;TZID=Africa/Lagos:20270116T140000"], "2027-01-16 2027-01-16 14:00 – Africa/Lagos"],
    [
      "days around the clock",
      ["DTSTART;TZID=Africa/Lagos:20270115T180000", "DTEND;TZID=Africa/Lagos:20270117T180000"],
      "2027-01-15 2027-01-17 18:00 18:00 Africa/Lagos",
    ],
    ["UTC", ["DTSTART:20270116T130000Z", "DTEND:20270116T150000Z"], "2027-01-16 2027-01-16 13:00 15:00 UTC"],
    [
      "an end by another clock",
      ["DTSTART;TZID=Africa/Lagos:20270116T140000", "DTEND;TZID=Africa/Nairobi:20270116T180000"],
      "2027-01-16 2027-01-16 14:00 16:00 Africa/Lagos",
    ],
    [
      "an end in UTC",
      ["DTSTART;TZID=Africa/Nairobi:20270116T140000", "DTEND:20270116T150000Z"],
      "2027-01-16 2027-01-16 14:00 18:00 Africa/Nairobi",
    ],
    [
      "an end before the start",
      ["DTSTART;TZID=Africa/Lagos:20270116T140000", "DTEND;TZID=Africa/Lagos:20270116T100000"],
      "2027-01-16 2027-01-16 14:00 – Africa/Lagos",
    ],
    ["no time at all", ["DTSTART:soon", "DTEND:later"], "– – – – –"],
  ])("%s", (_, lines, when) => {
    const found = read(lines);
    expect([found.when, found.notes]).toEqual([when, []]);
  });

  it("counts UTC by the clocks of the calendar, as Google writes it", () => {
    const lines = ["DTSTART:20270716T130000Z", "DTEND:20270716T223000Z"];
    expect(read(lines, ["X-WR-TIMEZONE:Africa/Cairo"]).when).toBe(
      "2027-07-16 2027-07-16 16:00 01:30 Africa/Cairo",
    );
  });

  it.each([
    ["W. Central Africa Standard Time", "Africa/Lagos"],
    ["South Africa Standard Time", "Africa/Johannesburg"],
    ["/freeassociation.sourceforge.net/Tzfile/Africa/Accra", "Africa/Accra"],
    ["/mozilla.org/20070129_1/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
    ["US/Eastern", "America/New_York"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ['"(UTC+01:00) Amsterdam, Berlin, Rome"', "Europe/Amsterdam"],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', "America/New_York"],
    ["Etc/UTC", "UTC"],
  ])("knows the time zone %s", (name, zone) => {
    expect(read([`DTSTART;TZID=${name}:20270116T140000`]).values.time_zone).toBe(zone);
  });

  it("takes a zone of the file's own for one with the same clocks, and says so", () => {
    const rules = (name: string, from: string, to: string) => [
      `BEGIN:${name}`,
      "DTSTART:16010101T000000",
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `END:${name}`,
    ];
    const own = (...lines: string[]) => [
      "BEGIN:VTIMEZONE",
      "TZID:Customized Time Zone",
      ...lines,
      "END:VTIMEZONE",
    ];
    const start = ["DTSTART;TZID=Customized Time Zone:20270116T140000"];
    const fixed = read(start, own(...rules("STANDARD", "+0300", "+0300")));
    expect(fixed.values.time_zone).toBe("Africa/Addis_Ababa");
    const summer = own(...rules("STANDARD", "+0300", "+0200"), ...rules("DAYLIGHT", "+0200", "+0300"));
    expect(read(start, summer).values.time_zone).toBe("Africa/Cairo");
    expect(fixed.notes).toEqual([
      "Its time zone “Customized Time Zone” has the hours of Africa/Addis_Ababa: please check it.",
    ]);
    expect(read(start).notes).toEqual([
      "We don’t know its time zone “Customized Time Zone”: please check it.",
    ]);
    expect(read(["DTSTART:20270116T140000"]).notes).toEqual(["It names no time zone: please check it."]);
  });

  it.each([
    [
      "RRULE:FREQ=WEEKLY;COUNT=4",
      "It repeats by a rule that doesn’t fit here: only its first date is taken.",
    ],
    [
      "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=4",
      "It repeats by a rule that doesn’t fit here: only its first date is taken.",
    ],
    ["RRULE:FREQ=DAILY", "It repeats by a rule that doesn’t fit here: only its first date is taken."],
    ["RDATE;TZID=Africa/Lagos:20270120T140000", "Its further dates are left out."],
    [
      "DTEND;TZID=Africa/Lagos:20270118T120000",
      "It goes on until 12:00 of its last day, which is left out: add it to the text.",
    ],
    ["DTEND;TZID=Africa/Lagos:20270118T170000", "14:00 to 17:00 is taken for each of its days."],
  ])("says in a sentence what doesn’t fit: %s", (line, note) => {
    expect(read(["DTSTART;TZID=Africa/Lagos:20270116T140000", line]).notes).toEqual([note]);
  });
});
