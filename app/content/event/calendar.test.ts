import { expect, it } from "vitest";
import { type CalendarEvent, calendarServiceUrl, mapUrl } from "./calendar.ts";

const event: CalendarEvent = {
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
  canceled: false,
  created_at: "2026-11-20T08:00:00+00:00",
  updated_at: "2026-11-22T08:30:15.123456+00:00",
};
const url = "https://ubunifu.example/events/4b5a6a0e";

const ask = (changes: Partial<CalendarEvent>) =>
  new URL(calendarServiceUrl({ ...event, ...changes }, url)).searchParams;

it("a calendar service gets the same hours, zone and words", () => {
  const asked = ask({ title: "A & B + C" });
  expect(asked.get("text")).toBe("A & B + C");
  expect(asked.get("dates")).toBe("20261212T140000/20261212T180000");
  expect(asked.get("ctz")).toBe("Africa/Nairobi");
  expect(asked.get("recur")).toBeNull();
  expect(asked.get("details")).toContain(url);
});

it("a calendar service repeats the hours of several days or nights", () => {
  const days = ask({ end_date: "2026-12-16" });
  expect(days.get("dates")).toBe("20261212T140000/20261212T180000");
  expect(days.get("recur")).toBe("RRULE:FREQ=DAILY;COUNT=5");
  const nights = ask({ end_date: "2026-12-14", start_time: "20:00:00", end_time: "02:00:00" });
  expect(nights.get("dates")).toBe("20261212T200000/20261213T020000");
  expect(nights.get("recur")).toBe("RRULE:FREQ=DAILY;COUNT=3");
  const jam = ask({ end_date: "2026-12-14", end_time: "14:00:00" });
  expect([jam.get("dates"), jam.get("recur")]).toEqual(["20261212T140000/20261214T140000", null]);
  const whole = ask({ end_date: "2026-12-31", start_time: null, end_time: null });
  expect([whole.get("dates"), whole.get("ctz")]).toEqual(["20261212/20270101", null]);
});

it("a map looks for the venue, its address and its city", () => {
  expect(new URL(mapUrl(event)).searchParams.get("query")).toBe(
    "Mwangaza Hall, 14 Jacaranda Close, Nairobi, Kenya",
  );
  expect(new URL(mapUrl({ ...event, address: null, venue: null })).searchParams.get("query")).toBe(
    "Nairobi, Kenya",
  );
});
