import { expect, test } from "vitest";
import { zoneOf, zoneOfPlace } from "./place-zone.server.ts";

test.each([
  ["Kigali, Rwanda", "Africa/Kigali"],
  ["Lomé", "Africa/Lome"],
  ["Abuja, Nigéria", "Africa/Lagos"],
  ["Lubumbashi, DRC", "Africa/Lubumbashi"],
  ["Heidelberg, Germany", "Europe/Berlin"],
  ["Barcelona, Spain", "Europe/Madrid"],
  ["Istanbul, Turkey", "Europe/Istanbul"],
  ["Chicago, IL, USA", "America/Chicago"],
  ["Brisbane, Australia", "Australia/Brisbane"],
  ["Hyderabad (India)", "Asia/Kolkata"],
  ["Kenya", "Africa/Nairobi"],
])("%s has the clocks of %s", (place, zone) => expect(zoneOfPlace(place)).toBe(zone));

test.each(["", "Online", "Heidelberg", "Goma, DRC", "Austin, Texas, USA", "London, Ontario, Canada"])(
  "of %j nothing is guessed",
  (place) => expect(zoneOfPlace(place)).toBeNull(),
);

test.each([
  ["3pm EAT", "Kampala, Uganda", "Africa/Kampala"],
  ["3pm EAT", "Online", "Africa/Nairobi"],
  ["10:00 (GMT+1)", "Kigali, Rwanda", "Africa/Lagos"],
  ["10:00", "Kigali, Rwanda", "Africa/Kigali"],
])("%s at %s is by the clocks of %s", (time, place, zone) => expect(zoneOf({ time, place })).toBe(zone));
