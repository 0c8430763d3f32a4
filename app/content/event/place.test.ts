import { expect, test } from "vitest";
import { placeLines } from "./place.ts";

const kigali = "Kigali, Rwanda";

test.each([
  ["Imigongo Hall", "12 Umuganda Lane", kigali, ["Imigongo Hall", "12 Umuganda Lane", kigali]],
  [
    "Imigongo Hall, Kigali",
    "12 Umuganda Lane, KIGALI, Rwanda",
    kigali,
    ["Imigongo Hall", "12 Umuganda Lane", kigali],
  ],
  ["Hall, 12 Umuganda Lane", "12 Umuganda Lane", kigali, ["Hall", "12 Umuganda Lane", kigali]],
  ["Kigali", null, kigali, [kigali]],
  ["Kigali Arena", "5 Lomé Road", kigali, ["Kigali Arena", "5 Lomé Road", kigali]],
  ["Palais", "Lome", "Lomé, Togo", ["Palais", "Lomé, Togo"]],
  [null, null, "Online", ["Online"]],
])("%s, %s in %s is said as %j", (venue, address, location, lines) => {
  expect(placeLines({ venue, address, location })).toEqual(lines);
});
