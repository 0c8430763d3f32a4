import { expect, test } from "vitest";
import { bothReadings, ordersOf, readDay, readTime, zoneOfTime } from "./written-dates.ts";

test.each([
  "2027-03-05",
  "2027/3/5",
  "2027.03.05",
  "20270305",
  "2027-03-05 00:00:00",
  "2027-03-05T00:00:00.000Z",
  "2027-03-05T00:00:00+03:00",
  "2027-03-05 00:00:00 UTC",
  "Fri Mar 05 2027 00:00:00 GMT+0300 (East Africa Time)",
  "5 March 2027",
  "05 Mar 2027",
  "Mar 5, 2027",
  "Friday, March 5th, 2027",
  "5-Mar-2027",
  "5-Mar-27",
  "2027 March 5",
  "vendredi 5 mars 2027",
  "ven. 5 mars 2027",
  "sam. 5 mars 2027",
  "5 de marzo del 2027",
  "5 de março de 2027",
  "5 Machi 2027",
  "٥ مارس ٢٠٢٧",
  "۲۰۲۷/۰۳/۰۵",
  "２０２７－０３－０５",
])("%s is a day, however it is written", (text) => expect(readDay(text)).toBe("2027-03-05"));

test("signs that only turn the direction of writing are no part of a day", () => {
  expect(readDay("31\u200f/12\u200f/2026")).toBe("2026-12-31");
});

test("a day that fits one order is taken, one that fits two is not, unless the order is known", () => {
  expect(readDay("31/12/2026")).toBe("2026-12-31");
  expect(readDay("12/31/2026 12:00:00 AM")).toBe("2026-12-31");
  expect(readDay("05.05.2027")).toBe("2027-05-05");
  expect(readDay("05/03/2027")).toBeNull();
  expect(readDay("05/03/2027", "day-month")).toBe("2027-03-05");
  expect(readDay("05/03/2027", "month-day")).toBe("2027-05-03");
  expect(readDay("٠٥/٠٣/٢٠٢٧", "day-month")).toBe("2027-03-05");
  expect(bothReadings("05/03/2027")).toEqual(["2027-03-05", "2027-05-03"]);
  expect([ordersOf("05/03/2027"), ordersOf("31/12/2026"), ordersOf("2027-03-05")]).toEqual([
    ["day-month", "month-day"],
    ["day-month"],
    null,
  ]);
});

test("of a year with two digits nothing is guessed", () => {
  expect(readDay("27/03/05")).toBeNull();
  expect(readDay("27/03/28", "day-month")).toBe("2028-03-27");
});

test.each([
  "",
  "soon",
  "31/02/2027",
  "2027-02-30",
  "30 February 2027",
  "2027-03-05 14:30",
  "46086",
  "2027",
  "5 Marchember 2027",
  "5 6 March",
])("%j is no day", (text) => expect(readDay(text)).toBeNull());

test.each([
  ["9:00", "09:00"],
  ["9:00 AM", "09:00"],
  ["5:30\u202fPM", "17:30"],
  ["5:30 p.m.", "17:30"],
  ["9:00:00 AM", "09:00"],
  ["9:00a", "09:00"],
  ["5:30p.m.", "17:30"],
  ["17:30 h", "17:30"],
  ["17.30 Uhr", "17:30"],
  ["17 Uhr", "17:00"],
  ["17:30:00", "17:30"],
  ["9am", "09:00"],
  ["12:00 AM", "00:00"],
  ["12 pm", "12:00"],
  ["9h30", "09:30"],
  ["17h", "17:00"],
  ["18 H 30", "18:30"],
  ["9 heures 30", "09:30"],
  ["9.30", "09:30"],
  ["0930", "09:30"],
  ["٩:٣٠", "09:30"],
  ["５:３０ ص", "05:30"],
  ["٩:٠٠ م", "21:00"],
  ["1899-12-30T09:00:00.000Z", "09:00"],
  ["٩:٠٠ مساءً", "21:00"],
  ["9:30 صباحًا", "09:30"],
  ["0930 hrs", "09:30"],
  ["17h30mn", "17:30"],
  ["noon", "12:00"],
  ["12 noon", "12:00"],
  ["10:00 AM WAT", "10:00"],
  ["14h30 (GMT+1)", "14:30"],
])("%s is the time %s", (text, time) => expect(readTime(text)).toBe(time));

test("a zone that stands behind a time is told apart", () => {
  expect(zoneOfTime("3pm EAT")).toBe("EAT");
  expect(zoneOfTime("14h30 (GMT+1)")).toBe("GMT+1");
  for (const text of ["3 pm", "", "18:00 until late"]) expect(zoneOfTime(text), text).toBeNull();
});

test.each(["", "9", "9.3", "25:00", "9:60", "13 pm", "9:00 - 17:00", "evening", "24:00"])(
  "%j is no time",
  (text) => expect(readTime(text)).toBeNull(),
);
