import { describe, expect, it } from "vitest";
import type { FormValues } from "#app/lib/form-values.ts";
import { formOf, parseBySchema } from "#tests/support/submissions.ts";
import { eventFields, eventFormValues, eventSubmissionSchema } from "./schema.ts";

const complete = {
  title: "Type in Tifinagh",
  start_date: "2026-12-12",
  end_date: "2026-12-12",
  location: "Nairobi",
};

const submit = (changes: FormValues) =>
  parseBySchema(formOf({ ...complete, ...changes }), eventSubmissionSchema);
const errors = (changes: FormValues) => submit(changes).reply().error ?? {};
function accepted(changes: FormValues = {}) {
  const submission = submit(changes);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.reply().error));
  return submission.value;
}

describe("the form of an event", () => {
  it("needs a title, two dates and a location, and no more", () => {
    const missing = ["Please fill in all required fields"];
    expect(errors({ title: " ", start_date: "", end_date: "", location: "\u200b" })).toEqual({
      title: missing,
      start_date: missing,
      end_date: missing,
      location: missing,
    });
    expect(accepted()).toMatchObject({
      event_type: "Conference",
      format: "in-person",
      category: "Design",
      time_zone: "Africa/Nairobi",
      start_time: null,
      tags: [],
      schedule: [],
      speakers: [],
    });
  });

  it.each([
    ["I8: a day that does not exist", { start_date: "2026-02-30" }, "start_date"],
    ["I8: a month that does not exist", { end_date: "2026-13-01" }, "end_date"],
    ["a year no calendar needs", { start_date: "0026-12-12" }, "start_date"],
    ["a day with words", { end_date: "tomorrow" }, "end_date"],
    ["I8: an end before the start", { end_date: "2026-12-11" }, "end_date"],
    ["an hour that does not exist", { start_time: "24:00" }, "start_time"],
    ["a time zone not in the list", { time_zone: "Mars/Olympus" }, "time_zone"],
    ["a type not in the list", { event_type: "Party" }, "event_type"],
    ["a script for a link", { registration_url: "javascript:alert(1)" }, "registration_url"],
    ["data for a link", { registration_url: "data:text/html,x" }, "registration_url"],
    ["a link cut by a tab", { registration_url: "java\tscript:alert(1)" }, "registration_url"],
    [
      "a script for a speaker’s picture",
      { speakers: [{ name: "Ada", image: "javascript:alert(1)" }] },
      "speakers[0].image",
    ],
    ["a time at which nothing happens", { schedule: [{ time: "10:00", title: " " }] }, "schedule[0].title"],
    ["a role of nobody", { speakers: [{ role: "" }, { role: "Host" }] }, "speakers[1].name"],
    ["a text for speakers", { speakers: "Ada" }, "speakers[0]"],
    ["eleven tags", { tags: "abcdefghijk".split("").join(",") }, "tags"],
    ["a tag of 41 characters", { tags: "a".repeat(41) }, "tags"],
    ["a tag of 41 letters beyond 16 bits", { tags: "𞤀".repeat(41) }, "tags"],
    ["a title of 161 characters", { title: "a".repeat(161) }, "title"],
  ])("refuses %s, beside its field", (_, changes, field) => {
    expect(Object.keys(errors(changes))).toEqual([field]);
  });

  it("says what is wrong with an end before the start", () => {
    expect(errors({ end_date: "2026-12-11" })).toEqual({
      end_date: ["End date cannot be before start date."],
    });
  });

  it.each([
    [
      "an end date",
      { end_date: "2026-02-31" },
      { end_date: ["Enter a real date as year-month-day, such as 2026-11-30."] },
    ],
    [
      "a start date",
      { start_date: "9999-12-31" },
      { start_date: ["Enter a real date as year-month-day, such as 2026-11-30."] },
    ],
    [
      "an end time",
      { start_time: "14:00", end_time: "1" },
      { end_time: ["Enter a time such as 14:30 or 2:30 PM."] },
    ],
    [
      "a start time",
      { start_time: "25:00", end_time: "14:00" },
      { start_time: ["Enter a time such as 14:30 or 2:30 PM."] },
    ],
  ])("does not compare %s that does not exist with the other one", (_, changes, messages) => {
    expect(errors(changes)).toEqual(messages);
  });

  it("takes an end before the start for the next morning's, of one night or several; and a leap day", () => {
    const night = accepted({ start_time: "22:00", end_time: "04:00" });
    expect(night.end_date).toBe(night.start_date);
    accepted({ end_date: "2026-12-13", start_time: "22:00", end_time: "04:00" });
    accepted({ start_date: "2028-02-29", end_date: "2028-02-29" });
  });

  it("counts letters beyond 16 bits once, wherever a limit is told in characters", () => {
    const letters = (count: number) => "𞤀".repeat(count);
    const [time, title, name] = [letters(40), letters(200), letters(120)];
    accepted({
      title: letters(160),
      tags: time,
      schedule: [{ time, title }],
      speakers: [{ name, role: name }],
    });
    const tooLong = {
      schedule: [{ time: letters(41), title: letters(201) }],
      speakers: [{ name: letters(121), role: letters(121) }],
    };
    expect(Object.keys(errors(tooLong)).sort()).toEqual(
      ["schedule[0].time", "schedule[0].title", "speakers[0].name", "speakers[0].role"].sort(),
    );
  });

  it("takes as many speakers and rows of a schedule as the table, and counts no empty ones", () => {
    const rows = (count: number, row: Record<string, string>) => Array.from({ length: count }, () => row);
    const empty = { name: " ", role: "", title: "", time: "" };
    accepted({
      speakers: [...rows(50, { name: "Ama" }), empty],
      schedule: [...rows(50, { title: "Talk" }), empty],
    });
    expect(errors({ speakers: rows(51, { name: "Ama" }), schedule: rows(51, { title: "Talk" }) })).toEqual({
      speakers: ["Add at most 50 speakers."],
      schedule: ["Add at most 50 times."],
    });
  });

  it("reads tags between commas, and drops rows that are empty", () => {
    expect(
      accepted({
        tags: " type, lettering,, Type ,",
        schedule: [{ time: "10:00", title: "Opening" }, { time: " ", title: "" }, { title: "Lunch" }],
        speakers: [
          { name: "", role: "", image: "" },
          { name: " Selam ", image: " /files/logos/a/a.png" },
        ],
      }),
    ).toMatchObject({
      tags: ["type", "lettering"],
      schedule: [
        { time: "10:00", title: "Opening" },
        { time: "", title: "Lunch" },
      ],
      speakers: [{ name: "Selam", role: "", image: "/files/logos/a/a.png" }],
    });
  });

  it("drops fields that are not a member's to set", () => {
    const values = accepted({ status: "approved", user_id: "someone", canceled: "on", created_at: "2020" });
    for (const name of ["status", "user_id", "canceled", "created_at"])
      expect(values).not.toHaveProperty(name);
  });

  it("comes back from the stored event unchanged", () => {
    const stored = accepted({
      tags: "type, lettering",
      start_time: "14:00",
      schedule: [{ time: "10:00", title: "Talk: A | B" }, { title: "Lunch" }],
      speakers: [{ name: "Selam", role: "Type designer", image: "/files/images/a/b.png" }, { name: "Kofi" }],
      registration_url: "https://mwangaza.example/type-day",
      long_description: "One.\n\nTwo.",
    });
    expect(accepted(eventFormValues(stored))).toEqual(stored);
  });

  it("takes any time zone by its name, its place or the letters of its clock, in any case", () => {
    for (const [written, zone] of [
      ["America/Toronto", "America/Toronto"],
      ["africa/lagos", "Africa/Lagos"],
      ["Addis Ababa", "Africa/Addis_Ababa"],
      ["EAT", "Africa/Nairobi"],
      ["SAST", "Africa/Johannesburg"],
      ["gmt", "UTC"],
      ["Europe/Kyiv", "Europe/Kiev"],
      ["US/Eastern", "America/New_York"],
      ["Africa/Asmera", "Africa/Asmara"],
      ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
      ["(UTC+03:00) Nairobi", "Africa/Nairobi"],
      ["West Africa Time", "Africa/Lagos"],
      ["UTC+01:00", "Africa/Lagos"],
      ["GMT +3", "Africa/Nairobi"],
      ["BST", "Europe/London"],
    ])
      expect(eventFields.shape.time_zone.parse(written), written).toBe(zone);
    for (const wrong of ["Mars/Base", "EST", "AST", "(UTC+03:00)", "GMT-3", "UTC-1"])
      expect(eventFields.shape.time_zone.safeParse(wrong).success, wrong).toBe(false);
  });
});
