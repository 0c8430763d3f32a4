import { expect, it } from "vitest";
import { type CalendarEvent, calendarServiceUrl, mapUrl } from "./calendar.ts";

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
  address: "14 Jacaranda Close",
  category: "Design",
  canceled: false,
  created_at: "2026-11-20T08:00:00+00:00",
  updated_at: "2026-11-22T08:30:15.123456+00:00",
};
const url = "https://ubunifu.example/events/4b5a6a0e";

it("a calendar service gets the same instants and words", () => {
  const address = new URL(calendarServiceUrl({ ...event, title: "A & B + C" }, url));
  expect(address.searchParams.get("text")).toBe("A & B + C");
  expect(address.searchParams.get("dates")).toBe("20261212T110000Z/20261212T150000Z");
  expect(address.searchParams.get("details")).toContain(url);
});

it("a map looks for the venue, its address and its city", () => {
  expect(new URL(mapUrl(event)).searchParams.get("query")).toBe(
    "Mwangaza Hall, 14 Jacaranda Close, Nairobi, Kenya",
  );
  expect(new URL(mapUrl({ ...event, address: null, venue: null })).searchParams.get("query")).toBe(
    "Nairobi, Kenya",
  );
});
