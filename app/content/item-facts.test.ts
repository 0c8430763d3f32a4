import { expect, test } from "vitest";
import { eventKind } from "./event/kind.ts";
import { changedFacts, itemFacts } from "./item-facts.ts";
import { jobKind } from "./job/kind.ts";

test("an event is told as people write it, without what was left empty", () => {
  const event = {
    start_date: "2026-12-12",
    start_time: "14:00:00",
    end_time: null,
    format: "in-person",
    tags: ["type", "script"],
    schedule: [{ time: "14:00", title: "Doors open" }],
  };
  expect(itemFacts(eventKind, event)).toEqual([
    ["Format", "In-person"],
    ["Starts on", "Sat 12 Dec 2026"],
    ["Start time", "14:00"],
    ["Schedule", "14:00, Doors open"],
    ["Tags", "type, script"],
  ]);
});

test("so is a job", () => {
  const job = { country: "KE", is_remote: true, salary_minimum: 190000, salary_currency: "KES", tags: [] };
  expect(itemFacts(jobKind, job)).toEqual([
    ["Country", "Kenya"],
    ["Remote", "Yes"],
    ["Salary from", "190,000"],
    ["Currency", "KES"],
  ]);
});

test("an edit is told by what it says otherwise, and by nothing that is as it was", () => {
  const published = {
    id: "a",
    title: "Meet",
    venue: null,
    address: "Moi Avenue",
    start_time: "14:00:00",
    tags: [],
    status: "approved",
    canceled: true,
    image_url: "/files/images/a",
  };
  const edit = {
    ...published,
    ...{ id: "b", title: "Meet again", venue: "", address: null, start_time: "15:30:00", tags: ["type"] },
    ...{ status: "pending", canceled: false, image_url: "/files/images/b" },
  };
  expect(changedFacts(eventKind, published, edit)).toEqual([
    { label: "Title", was: "Meet", is: "Meet again" },
    { label: "Start time", was: "14:00", is: "15:30" },
    { label: "Address", was: "Moi Avenue", is: "" },
    { label: "Tags", was: "", is: "type" },
  ]);
});
