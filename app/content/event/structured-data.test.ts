import { expect, it } from "vitest";
import type { EventDetail } from "./schema.ts";
import { eventStructuredData } from "./structured-data.ts";

const event: EventDetail = {
  id: "1",
  slug: "a",
  title: "Type day",
  description: "Letters.",
  long_description: null,
  start_date: "2026-12-12",
  end_date: "2026-12-12",
  start_time: "14:00:00",
  end_time: null,
  time_zone: "Africa/Nairobi",
  starts_at: "2026-12-12T11:00:00+00:00",
  ends_at: "2026-12-12T21:00:00+00:00",
  location: "Nairobi, Kenya",
  venue: "Mwangaza Hall",
  address: null,
  event_type: "Workshop",
  format: "hybrid",
  category: "Design",
  tags: [],
  logo_id: null,
  registration_url: "https://mwangaza.example/",
  organizer: "Mwangaza",
  organizer_description: null,
  image_url: "/files/images/a/b.png",
  schedule: [],
  speakers: [],
  canceled: false,
  created_at: "2026-11-21T00:00:00Z",
  updated_at: "2026-11-22T00:00:00Z",
};
const address = "https://ubunifu.example/events/1";

it("search engines learn when an event is, only as far as it is known", () => {
  expect(eventStructuredData(event, address)).toMatchObject({
    startDate: "2026-12-12T14:00:00+03:00",
    endDate: "2026-12-12",
    eventStatus: "https://schema.org/EventScheduled",
    url: address,
  });
});

it.each([
  ["Atlantic/Cape_Verde", "2026-12-13T00:30:00+00:00", "2026-12-12T23:30:00-01:00"],
  ["Asia/Kolkata", "2026-12-12T18:00:00+00:00", "2026-12-12T23:30:00+05:30"],
])("an event late in the evening does not end before it begins: %s", (time_zone, starts_at, startDate) => {
  const late = { ...event, start_time: "23:30:00", time_zone, starts_at };
  expect(eventStructuredData(late, address)).toMatchObject({ startDate, endDate: "2026-12-12" });
});

it("three nights end in the last one's morning, and each is one", () => {
  const nights = {
    ...event,
    start_date: "2027-01-15",
    end_date: "2027-01-17",
    start_time: "20:00:00",
    end_time: "02:00:00",
    starts_at: "2027-01-15T17:00:00Z",
    ends_at: "2027-01-17T23:00:00Z",
  };
  expect(eventStructuredData(nights, address)).toMatchObject({
    startDate: "2027-01-15T20:00:00+03:00",
    endDate: "2027-01-18T02:00:00+03:00",
    eventSchedule: { repeatFrequency: "P1D", repeatCount: 3, startTime: "20:00:00", endTime: "02:00:00" },
  });
  expect(eventStructuredData(event, address).eventSchedule).toBeUndefined();
});

it("and where one attends it", () => {
  const { location } = eventStructuredData(event, address);
  expect(location).toMatchObject([{ name: "Mwangaza Hall" }, { url: "https://mwangaza.example/" }]);
  const online = eventStructuredData({ ...event, format: "online", registration_url: null }, address);
  expect(online.location).toEqual({ "@type": "VirtualLocation", url: address });
  const place = eventStructuredData({ ...event, format: "in-person", canceled: true }, address);
  expect(place).toMatchObject({
    location: { "@type": "Place" },
    eventStatus: "https://schema.org/EventCancelled",
  });
});

/** https://developers.google.com/search/docs/appearance/structured-data/event: what every event must have. */
it.each(["in-person", "online", "hybrid"])(
  "what search engines require of an event is there: %s",
  (format) => {
    const data = eventStructuredData({ ...event, format, venue: null, description: null }, address);
    expect(data).toMatchObject({
      "@type": "Event",
      name: "Type day",
      startDate: expect.stringMatching(/^\d{4}-/),
    });
    for (const place of [data.location].flat()) {
      const { "@type": type, address: where, url } = place as Record<string, unknown>;
      expect(type === "Place" ? where : url, String(type)).toBeTruthy();
    }
    expect(data.eventAttendanceMode).toMatch(/^https:\/\/schema\.org\/\w+EventAttendanceMode$/);
    expect(data.organizer).toMatchObject({ name: "Mwangaza" });
  },
);

it("a place to register is an offer as long as one can; nobody is a performer who is not named", () => {
  const ahead = { ...event, starts_at: "2199-01-01T00:00:00Z", ends_at: "2199-01-02T00:00:00Z" };
  expect(eventStructuredData(ahead, address)).toMatchObject({ offers: { url: "https://mwangaza.example/" } });
  expect(eventStructuredData(ahead, address).performer).toBeUndefined();
  for (const change of [
    { canceled: true },
    { registration_url: null },
    { ends_at: "2020-01-02", starts_at: "2020-01-01" },
  ])
    expect(eventStructuredData({ ...ahead, ...change }, address).offers).toBeUndefined();
});
