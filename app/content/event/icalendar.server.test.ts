import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarServiceUrl } from "./calendar.ts";
import { timeZones } from "./every-time-zone.ts";
import { calendarFileName, icalendar } from "./icalendar.server.ts";

type WrittenEvent = Parameters<typeof icalendar>[0]["events"][number];

const event: WrittenEvent = {
  id: "4b5a6a0e-3f53-4b5f-9f7f-2a2f5b8b9d11",
  slug: "a",
  title: "Type in Tifinagh and Ge’ez",
  description: "A day of drawing letters.",
  start_date: "2026-12-12",
  end_date: "2026-12-12",
  start_time: "14:00:00",
  end_time: "18:00:00",
  time_zone: "Africa/Nairobi",
  location: "Nairobi, Kenya",
  venue: "Mwangaza Hall",
  address: "14 Jacaranda Close",
  category: "Design",
  event_type: "Workshop",
  format: "in-person",
  tags: ["lettering"],
  organizer: null,
  canceled: false,
  created_at: "2026-11-20T08:00:00+00:00",
  updated_at: "2026-11-22T08:30:15.123456+00:00",
};
const url = "https://ubunifu.example/events/4b5a6a0e";
const write = (changes: Partial<WrittenEvent> = {}) =>
  icalendar({ events: [{ ...event, ...changes }], urlOf: () => url, product: "Ubunifu" });
const list = (events: WrittenEvent[]) =>
  icalendar({
    events,
    urlOf: ({ id }) => `https://ubunifu.example/events/${id}`,
    product: "Ubunifu",
    name: "Ubunifu events",
  });
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => ({
    component,
    event: new ICAL.Event(component),
    text: (name: string) => String(component.getFirstPropertyValue(name)),
  }));
}
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("icalendar", () => {
  it("says when the event is by the clock of its place, and where", () => {
    const lines = unfolded(write());
    expect(lines.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ubunifu//Events//EN"]);
    expect(lines.slice(-3)).toEqual(["END:VEVENT", "END:VCALENDAR", ""]);
    expect(lines).toContain("DTSTART;TZID=Africa/Nairobi:20261212T140000");
    expect(lines).toContain("DTEND;TZID=Africa/Nairobi:20261212T180000");
    expect(lines).toContain("DTSTAMP:20261122T083015Z");
    expect(lines).toContain("LOCATION:Mwangaza Hall\\, 14 Jacaranda Close\\, Nairobi\\, Kenya");
    expect(lines).toContain("STATUS:CONFIRMED");
  });

  it("takes whole days where no hours are stated, up to the day after the last", () => {
    const lines = unfolded(write({ start_time: null, end_time: null, end_date: "2026-12-31" }));
    expect(lines).toContain("DTSTART;VALUE=DATE:20261212");
    expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  });

  it("tells calendars that an event was canceled", () => {
    expect(unfolded(write({ canceled: true }))).toContain("STATUS:CANCELLED");
  });

  it("X10: lets no text end its line, add a property or part a value", () => {
    const title = "A; B, C \\ D\r\nATTENDEE:mailto:x@example.com\rX-EVIL:1\u2028\u0000";
    const file = write({ title, location: "x\nEND:VEVENT", description: 'a\n\nb: "c"' });
    const lines = unfolded(file);
    expect(lines).toContain("SUMMARY:A\\; B\\, C \\\\ D\\nATTENDEE:mailto:x@example.com\\nX-EVIL:1\u2028");
    expect(lines).toContain(`DESCRIPTION:a\\n\\nb: "c"\\n\\n${url}`);
    expect(lines.filter((line) => /^(ATTENDEE|X-EVIL)/.test(line))).toEqual([]);
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n\0]/);
  });

  it("X10: nor does the name of a list, which tells what was searched for", () => {
    const file = icalendar({ events: [], urlOf: () => url, product: "Ubunifu", name: "a, b; c \\ d\u0000" });
    expect(unfolded(file)).toContain("NAME:a\\, b\\; c \\\\ d");
    expect(unfolded(file)).toContain("X-WR-CALNAME:a\\, b\\; c \\\\ d");
  });

  it("X10: folds long lines at 75 octets, never within a character", () => {
    const title = "Ọ̀ṣọ́ 👩🏾‍🎨 ".repeat(40).trim();
    const file = write({ title });
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\ufffd");
    expect(unfolded(file)).toContain(`SUMMARY:${title}`);
  });
});

describe("a calendar that ical.js reads back", () => {
  it("holds each event whole, whatever is written in it", () => {
    const hard = "a, b; c \\ d \"quoted\" 'single' 👩🏾‍🎨 مرحبا שלום ".repeat(4).trim();
    const second = { ...event, id: "second", title: hard, description: `${hard}\n${hard}`, location: hard };
    const [first, other] = readBack(list([event, second]));
    expect(first?.event.uid).toBe(event.id);
    expect(first?.event.startDate.toJSDate()).toEqual(new Date("2026-12-12T11:00:00Z"));
    expect(first?.event.endDate.toJSDate()).toEqual(new Date("2026-12-12T15:00:00Z"));
    expect(other?.event.summary).toBe(hard);
    expect(other?.event.description).toBe(`${hard}\n${hard}\n\nhttps://ubunifu.example/events/second`);
    expect(other?.event.location).toContain(hard);
  });

  it("repeats the hours of several days, each by the clock of its place, also when that is changed", () => {
    const file = write({
      time_zone: "Europe/Berlin",
      start_date: "2027-03-26",
      end_date: "2027-03-30",
      start_time: "10:00:00",
    });
    const [days] = readBack(file);
    const iterator = days?.event.iterator() ?? expect.fail();
    const starts = Array.from({ length: 6 }, () => iterator.next()?.toJSDate().toISOString());
    expect(starts).toEqual([
      "2027-03-26T09:00:00.000Z",
      "2027-03-27T09:00:00.000Z",
      "2027-03-28T08:00:00.000Z",
      "2027-03-29T08:00:00.000Z",
      "2027-03-30T08:00:00.000Z",
      undefined,
    ]);
    expect(String(days?.event.duration)).toBe("PT8H");
    expect(days?.event.uid).toBe(event.id);
  });

  it("repeats nights, which end the next day, and keeps in one piece what goes around the clock", () => {
    const nights = unfolded(write({ end_date: "2026-12-14", start_time: "20:00:00", end_time: "02:00:00" }));
    expect(nights).toContain("DTEND;TZID=Africa/Nairobi:20261213T020000");
    expect(nights).toContain("RRULE:FREQ=DAILY;COUNT=3");
    const jam = unfolded(write({ end_date: "2026-12-14", end_time: event.start_time }));
    expect(jam).toContain("DTEND;TZID=Africa/Nairobi:20261214T140000");
    expect(jam.filter((line) => line.startsWith("RRULE"))).toEqual([]);
  });

  it.each([
    ["Africa/Casablanca", "2026-06-10", "2026-06-10T08:00:00.000Z"],
    ["Africa/Casablanca", "2026-12-10", "2026-12-10T09:00:00.000Z"],
    ["Africa/Casablanca", "2025-03-10", "2025-03-10T09:00:00.000Z"],
    ["Africa/Cairo", "2022-07-10", "2022-07-10T07:00:00.000Z"],
    ["Africa/Cairo", "2026-07-10", "2026-07-10T06:00:00.000Z"],
    ["Africa/Khartoum", "2017-06-10", "2017-06-10T06:00:00.000Z"],
    ["Africa/Juba", "2026-06-10", "2026-06-10T07:00:00.000Z"],
  ])("puts what is past or to come at its hour by its own time zones: %s on %s", (time_zone, day, moment) => {
    const one = { ...event, time_zone, start_time: "09:00:00", end_time: "17:00:00" };
    const early = { ...one, start_date: "2016-01-01", end_date: "2016-01-01" };
    const [read] = readBack(list([{ ...one, start_date: day, end_date: day }, early]));
    expect(read?.event.startDate.toJSDate().toISOString()).toBe(moment);
    expect(read?.event.startDate.zone?.tzid).toBe(time_zone);
  });

  it("holds the rules of each zone it names, once, under the name that it uses", () => {
    const zones = timeZones.map((time_zone) => ({ ...event, id: time_zone, time_zone }));
    const file = list([...zones, { ...event, id: "again" }]);
    const ids = [...file.matchAll(/^TZID:(.*)\r$/gm)].map(([, id]) => id);
    expect(ids.sort()).toEqual(timeZones.map((zone) => (zone === "UTC" ? "Etc/UTC" : zone)).sort());
    for (const { event } of readBack(file).slice(0, zones.length)) {
      const clock = new Intl.DateTimeFormat("en-GB", { timeZone: event.uid, timeStyle: "short" });
      expect(clock.format(event.startDate.toJSDate()), event.uid).toBe("14:00");
    }
  });

  it("ends whole days on the day after the last", () => {
    const days = { start_time: null, end_time: null, end_date: "2026-12-14" };
    const { startDate, endDate } = readBack(write(days))[0]?.event ?? expect.fail();
    expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([
      true,
      "2026-12-12",
      "2026-12-15",
    ]);
  });

  it("invents no hours where an event states its start or its end only", () => {
    // It may be over any moment: nothing to keep an evening free for.
    const startOnly = { end_time: null };
    expect(readBack(write(startOnly))[0]?.component.hasProperty("dtend")).toBe(false);
    const service = new URL(calendarServiceUrl({ ...event, ...startOnly }, url));
    expect(service.searchParams.get("dates")).toBe("20261212T140000/20261212T140000");
    const days = unfolded(write({ ...startOnly, end_date: "2026-12-14" }));
    expect(days).toContain("DTEND;TZID=Africa/Nairobi:20261215T000000");

    const endOnly = unfolded(write({ start_time: null }));
    expect(endOnly).toContain("DTSTART;VALUE=DATE:20261212");
    expect(endOnly).toContain("DTEND;VALUE=DATE:20261213");
  });

  it("states no end for what ends as it starts", () => {
    const moment = readBack(write({ end_time: event.start_time }))[0];
    expect(moment?.component.hasProperty("dtend")).toBe(false);
  });

  it("keeps an event's name over an edit, and moves its number and its times on", () => {
    const before = readBack(write())[0];
    const after = readBack(
      write({ title: "Moved", canceled: true, updated_at: "2026-11-22T08:30:17+00:00" }),
    )[0];
    expect(after?.event.uid).toBe(before?.event.uid);
    expect(after?.event.sequence).toBeGreaterThan(before?.event.sequence ?? Number.NaN);
    expect(before?.text("last-modified")).toBe("2026-11-22T08:30:15Z");
    expect(after?.text("last-modified")).toBe("2026-11-22T08:30:17Z");
    expect(after?.text("status")).toBe("CANCELLED");
    expect(readBack(write({ updated_at: "2020-01-01T00:00:00Z" }))[0]?.event.sequence).toBe(0);
  });

  it("has a name, says how often to ask again, and is a calendar also with no events", () => {
    for (const [file, parts] of [
      [list([event]), ["vtimezone", "vevent"]],
      [list([]), ["vtimezone"]],
    ] as const) {
      const calendar = new ICAL.Component(ICAL.parse(file));
      expect(calendar.getFirstPropertyValue("name")).toBe("Ubunifu events");
      expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
      expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(parts);
    }
  });
});

it("the file's name is plain whatever the title", () => {
  expect(calendarFileName("Type in Tifinagh & Ge’ez")).toBe("type-in-tifinagh-geez.ics");
  expect(calendarFileName('"; filename=x.exe\r\n🎉')).toBe("filename-x-exe.ics");
  expect(calendarFileName("ⵜⵉⴼⵉⵏⴰⵖ")).toBe("event.ics");
  expect(calendarFileName("Ɔdɔ Ŋkɛ̀")).toBe("odo-nke.ics");
  expect(calendarFileName("Con")).toBe("event-con.ics");
});
