import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFileName, calendarServiceUrl, icalendar, mapUrl } from "./calendar.ts";

const event: CalendarEvent = {
  id: "4b5a6a0e-3f53-4b5f-9f7f-2a2f5b8b9d11",
  title: "Type in Tifinagh and Ge’ez",
  description: "A day of drawing letters.",
  start_date: "2026-12-12",
  end_date: "2026-12-12",
  start_time: "14:00:00",
  end_time: "18:00:00",
  starts_at: "2026-12-12T14:00:00+03:00",
  ends_at: "2026-12-12T18:00:00+03:00",
  location: "Nairobi, Kenya",
  venue: "Mwangaza Hall",
  address: "14 Jacaranda Close, Nairobi",
  category: "Design",
  canceled: false,
  updated_at: "2026-11-22T08:30:15.123456+00:00",
};
const url = "https://ubunifu.example/events/4b5a6a0e";
const write = (changes: Partial<CalendarEvent> = {}) => icalendar({ ...event, ...changes }, url, "Ubunifu");
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("icalendar", () => {
  it("says in UTC when the event is, and where", () => {
    const lines = unfolded(write());
    expect(lines.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ubunifu//Events//EN"]);
    expect(lines).toContain("DTSTART:20261212T110000Z");
    expect(lines).toContain("DTEND:20261212T150000Z");
    expect(lines).toContain("DTSTAMP:20261122T083015Z");
    expect(lines).toContain("LOCATION:Mwangaza Hall\\, 14 Jacaranda Close\\, Nairobi\\, Nairobi\\, Kenya");
    expect(lines).toContain("STATUS:CONFIRMED");
    expect(lines.slice(-3)).toEqual(["END:VEVENT", "END:VCALENDAR", ""]);
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

  it("X10: folds long lines at 75 octets, never within a character", () => {
    const title = "Ọ̀ṣọ́ 👩🏾‍🎨 ".repeat(40).trim();
    const file = write({ title });
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\ufffd");
    expect(unfolded(file)).toContain(`SUMMARY:${title}`);
  });
});

it("a calendar service gets the same instants and words", () => {
  const address = new URL(calendarServiceUrl({ ...event, title: "A & B + C" }, url));
  expect(address.searchParams.get("text")).toBe("A & B + C");
  expect(address.searchParams.get("dates")).toBe("20261212T110000Z/20261212T150000Z");
  expect(address.searchParams.get("details")).toContain(url);
});

it("a map looks for the venue and its address", () => {
  expect(new URL(mapUrl(event)).searchParams.get("query")).toBe("Mwangaza Hall, 14 Jacaranda Close, Nairobi");
  expect(new URL(mapUrl({ ...event, address: null, venue: null })).searchParams.get("query")).toBe(
    "Nairobi, Kenya",
  );
});

it("X8: the file's name is plain whatever the title", () => {
  expect(calendarFileName("Type in Tifinagh & Ge’ez")).toBe("type-in-tifinagh-geez.ics");
  expect(calendarFileName('"; filename=x.exe\r\n🎉')).toBe("filename-x-exe.ics");
  expect(calendarFileName("ⵜⵉⴼⵉⵏⴰⵖ")).toBe("event.ics");
});
