import { describe, expect, it } from "vitest";
import { icalendar } from "./icalendar.server.ts";
import { readIcalendar } from "./read-icalendar.server.ts";
import { eventFields } from "./schema.ts";

const now = new Date("2027-01-01T00:00:00Z");

const calendar = (lines: string[], head: string[] = []) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...head,
    "BEGIN:VEVENT",
    "UID:1",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

function read(lines: string[], head?: string[]) {
  const [item] = readIcalendar(calendar(lines, head), 1, now)?.items ?? [];
  if (!item) throw new Error("No event was read");
  const { start_date, end_date, start_time, end_time, time_zone = null } = item.values;
  const when = [start_date, end_date, start_time, end_time, time_zone].map((part) => part || "–").join(" ");
  return { ...item, when };
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
    ["a day that isn't said to be one", ["DTSTART:20270115", "DURATION:P1W"], "2027-01-15 2027-01-21 – – –"],
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
      "We don't know its time zone “Customized Time Zone”: please check it.",
    ]);
    expect(read(["DTSTART:20270116T140000"]).notes).toEqual(["It names no time zone: please check it."]);
  });

  it.each([
    [
      "RRULE:FREQ=WEEKLY;COUNT=4",
      "It repeats by a rule that doesn't fit here: only its first date is taken.",
    ],
    [
      "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=4",
      "It repeats by a rule that doesn't fit here: only its first date is taken.",
    ],
    ["RRULE:FREQ=DAILY", "It repeats by a rule that doesn't fit here: only its first date is taken."],
    ["RDATE;TZID=Africa/Lagos:20270120T140000", "Its further dates are left out."],
    [
      "DTEND;TZID=Africa/Lagos:20270118T120000",
      "It goes on until 12:00 of its last day, which is left out: add it to the text.",
    ],
    ["DTEND;TZID=Africa/Lagos:20270118T170000", "14:00 to 17:00 is taken for each of its days."],
  ])("says in a sentence what doesn't fit: %s", (line, note) => {
    expect(read(["DTSTART;TZID=Africa/Lagos:20270116T140000", line]).notes).toEqual([note]);
  });
});

describe("what an event of a calendar file is", () => {
  it("comes from texts that are folded and escaped, its place from venue to country", () => {
    const { values } = read([
      "SUMMARY;LANGUAGE=en:Type\\, Tifinagh",
      "  & Ge’ez",
      "LOCATION:Mwangaza Hall\\, 14 Jacaranda Close\\, Nairobi\\, Kenya",
      "DESCRIPTION:One.\\n\\nTwo\\; three.",
      "CATEGORIES:Design,Workshop,lettering",
      'ORGANIZER;CN="Studio Mwangaza":mailto:hello@mwangaza.example',
      "URL:https://mwangaza.example/type",
      "STATUS:CANCELLED",
    ]);
    expect(values).toMatchObject({
      title: "Type, Tifinagh & Ge’ez",
      venue: "Mwangaza Hall",
      address: "14 Jacaranda Close",
      location: "Nairobi, Kenya",
      description: "One.\n\nTwo; three.",
      category: "Design",
      event_type: "Workshop",
      tags: "lettering",
      organizer: "Studio Mwangaza",
      registration_url: "https://mwangaza.example/type",
      canceled: "on",
    });
  });

  it("is online where its place is a link, and has no tags of HTML in its text", () => {
    const { values } = read([
      "LOCATION:https://meet.example/abc",
      'DESCRIPTION:<p>Bring <b>pens</b> &amp\\; paper.</p>See <a href="https://x.example">here</a><br>Bye',
      "ORGANIZER;CN=abc@group.example:mailto:abc@group.example",
    ]);
    expect(values).toMatchObject({
      location: "Online",
      format: "online",
      registration_url: "https://meet.example/abc",
      description: "Bring pens & paper.\nSee here\nBye",
    });
    expect(values.organizer).toBeUndefined();
  });

  it("keeps a long text for the page, and its beginning for the card", () => {
    const { values } = read([`DESCRIPTION:${"Letters of Africa. ".repeat(60)}`]);
    expect(values.long_description).toHaveLength(60 * 19 - 1);
    expect(values.description?.length).toBeLessThanOrEqual(300);
  });
});

describe("a calendar file", () => {
  const at = (uid: string, day: string, more: string[] = []) =>
    ["BEGIN:VEVENT", `UID:${uid}`, `SUMMARY:${uid}`, `DTSTART;VALUE=DATE:${day}`, ...more, "END:VEVENT"].join(
      "\r\n",
    );
  const file = (...events: string[]) => ["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"].join("\r\n");
  const titles = (text: string, max: number) =>
    readIcalendar(text, max, now)?.items.map(({ values }) => values.title);

  it("gives what is next first, then what is past, and no changes of single days", () => {
    const text = file(
      at("later", "20270301"),
      at("next", "20270201"),
      at("old", "20200101"),
      at("past", "20261231"),
      at("next", "20270203", ["RECURRENCE-ID;VALUE=DATE:20270202"]),
    );
    expect(titles(text, 9)).toEqual(["next", "later", "past", "old"]);
    expect(titles(text, 1)).toEqual(["next"]);
    expect(readIcalendar(text, 1, now)?.total).toBe(4);
  });

  it("is read with bare line ends, a mark at its beginning, lines broken within texts, and two calendars in one", () => {
    const text = file(at("a", "20270201", ["DESCRIPTION:one", "", "two, three"]));
    expect(titles(`\uFEFF${text.replaceAll("\r", "")}\n${file(at("b", "20270202"))}`, 9)).toEqual(["a", "b"]);
    const bad = file(at("c", "20270201", ["RRULE:FREQ=OFTEN", 'ATTENDEE;CN="Ada:mailto:ada@example.org']));
    expect(titles(bad, 9)).toEqual(["c"]);
  });

  it("is told from other files, and says what is wrong with it", () => {
    expect(readIcalendar("title,start_date\r\nA,2027-01-01", 1)).toBeNull();
    expect(() => readIcalendar(file(), 1)).toThrow("There are no events in this calendar file.");
    expect(() => readIcalendar(file(at("a", "20270201")).slice(0, 60), 1)).toThrow(
      "it's cut off or damaged.",
    );
    expect(() => readIcalendar(file(at("a".repeat(600_000), "20270201")), 1)).toThrow("at most 512 KB");
  });

  it("of ours comes back in as it was", () => {
    const event = {
      id: "1",
      slug: "a",
      title: "Type, Tifinagh; and Ge’ez 👩🏾‍🎨",
      description: "A day of <b>letters</b>.\n\nBring pens.",
      start_date: "2027-01-15",
      end_date: "2027-01-17",
      start_time: "20:00:00",
      end_time: "02:00:00",
      time_zone: "Africa/Casablanca",
      location: "Kigali",
      venue: "Norrsken House",
      address: null,
      event_type: "Workshop",
      format: "hybrid",
      category: "Education",
      tags: ["lettering", "Conference"],
      organizer: "Studio, Mwangaza",
      canceled: false,
      created_at: "2026-11-20T08:00:00Z",
      updated_at: "2026-11-22T08:30:15Z",
    };
    const variants = [
      {},
      { start_date: "2027-01-17" },
      { start_time: "09:00:00", end_time: "17:00:00", canceled: true },
      { start_time: "18:00:00", end_time: "18:00:00" },
      { end_time: null },
      { end_time: null, start_date: "2027-01-17" },
      { start_time: null, end_time: null, time_zone: "UTC" },
      { start_time: null, venue: null, organizer: null, tags: [], description: null },
    ].map((changes, at) => ({ ...event, id: String(at), title: `${event.title} ${at}`, ...changes }));
    const file = icalendar({
      events: variants,
      urlOf: ({ id }) => `http://localhost:3000/events/${id}`,
      product: "Ubunifu",
    });
    const found = readIcalendar(file, 20, now)?.items ?? [];
    expect(found.flatMap(({ notes }) => notes)).toEqual([]);
    const back = found.map(({ values }) => {
      const { schedule, speakers, ...read } = eventFields.parse(values);
      const clocks = {
        start_time: read.start_time && `${read.start_time}:00`,
        end_time: read.end_time && `${read.end_time}:00`,
      };
      return { ...read, ...clocks, canceled: values.canceled === "on" };
    });
    const byTitle = <Row extends { title: string }>(rows: Row[]) =>
      rows.toSorted((a, b) => (a.title < b.title ? -1 : 1));
    expect(byTitle(back)).toMatchObject(
      byTitle(variants).map(({ id, slug, created_at, updated_at, ...columns }) => columns),
    );
  });
});
