import { describe, expect, it } from "vitest";
import type { Tables } from "#app/backend/database.types.ts";
import { eventServerKind } from "#app/content/event/kind.server.ts";
import { jargonServerKind } from "#app/content/jargon/kind.server.ts";
import { jobServerKind } from "#app/content/job/kind.server.ts";
import { logoServerKind } from "#app/content/logo/kind.server.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { formOf, parseBySchema } from "#tests/support/submissions.ts";
import type { ServerKind } from "./kind.server.ts";

function parse(kind: ServerKind, fields: FormValues, wording: "normal" | "quick" = "normal") {
  const submission = parseBySchema(formOf(fields), kind.schema[wording]);
  const errors = submission.status === "success" ? {} : (submission.error ?? {});
  const messages = [...new Set(Object.values(errors).flatMap((said) => said ?? []))];
  return {
    value: submission.status === "success" ? (submission.value as Record<string, unknown>) : null,
    messages,
    headlines: messages.map((message) => kind.headlines[message]),
  };
}

describe("what the forms of the dashboard say of what is missing", () => {
  const required = "Please fill in all required fields";
  it.each([
    [logoServerKind, "normal", {}, "Title and company are required", undefined],
    [logoServerKind, "quick", {}, "Please provide a name for the logo.", "Missing information"],
    [jargonServerKind, "normal", { term: "Kerning" }, "Term and definition are required.", required],
    [eventServerKind, "normal", {}, "Title, start date, and location are required.", required],
    [eventServerKind, "quick", {}, `${required}: title, date, and location.`, undefined],
    [
      jobServerKind,
      "normal",
      { contact_email: "a@moyo.example" },
      `${required}: title, company, and location.`,
      undefined,
    ],
  ] as const)("%#: a form of one kind", (kind, wording, fields, message, headline) => {
    expect(parse(kind, fields, wording)).toEqual({ value: null, messages: [message], headlines: [headline] });
  });

  it("asks for a logo's image in the words of each form", () => {
    expect(logoServerKind.image?.required).toEqual({
      normal: "Please provide an image for the logo",
      quick: "Please either upload a file or provide a URL for the logo.",
    });
    expect(logoServerKind.headlines["Please either upload a file or provide a URL for the logo."]).toBe(
      "Missing logo",
    );
  });

  it("refuses an end before the start, and takes no end for the start", () => {
    const event = { title: "Meet", start_date: "2031-05-02", location: "Dakar" };
    expect(parse(eventServerKind, { ...event, end_date: "2031-05-01" })).toMatchObject({
      messages: ["End date cannot be before start date."],
      headlines: ["Invalid date range"],
    });
    expect(parse(eventServerKind, event).value).toMatchObject({ end_date: "2031-05-02", canceled: false });
  });
});

describe("what the forms of the dashboard give when little is filled in", () => {
  it("takes the current year where a logo's is no number, and its name for its company in a hurry", () => {
    const year = new Date().getUTCFullYear();
    const logo = { title: "Baobab", company: "Bank", year: "unknown", tags: "tree, , bank ," };
    expect(parse(logoServerKind, logo).value).toMatchObject({
      year,
      status: "pending",
      tags: ["tree", "bank"],
    });
    expect(parse(logoServerKind, { ...logo, year: "1800" }).messages).toEqual([
      "Enter a year from 1900 to 2100.",
    ]);
    expect(parse(logoServerKind, { title: "Baobab" }, "quick").value).toMatchObject({ company: "Baobab" });
  });

  it("X2: refuses an address of an image that is no web address", () => {
    for (const image_url of ["javascript:alert(1)", "data:image/svg+xml,x", "//evil", "/files/../x"])
      expect(parse(logoServerKind, { title: "A", company: "B", image_url }).messages).toHaveLength(1);
  });

  it("leaves out what no form has", () => {
    const posted = { term: "Kerning", definition: "Space", user_id: "x", created_at: "x", slug: "x" };
    expect(Object.keys(parse(jargonServerKind, posted).value ?? {}).sort()).toEqual(
      ["category", "definition", "related_terms", "term"].sort(),
    );
  });

  it("opens a job or an event with what is saved, so that saving it again changes nothing", () => {
    const job = {
      ...parse(jobServerKind, {
        title: "Draw",
        company: "Moyo",
        location: "Accra",
        application_url: "moyo.example/apply",
        is_remote: "on",
        tags: "a, b",
      }).value,
      featured: true,
    } as unknown as Tables<"jobs">;
    expect(parse(jobServerKind, jobServerKind.formValues(job)).value).toEqual(job);
    const event = parse(eventServerKind, {
      title: "Meet",
      start_date: "2031-05-02",
      start_time: "10:00",
      location: "Dakar",
      schedule: [{ time: "10:00", title: "Opening" }],
      speakers: [{ name: "Selam", role: "Type" }],
      canceled: "on",
    }).value as unknown as Tables<"events">;
    const stored = { ...event, start_time: "10:00:00" };
    expect(parse(eventServerKind, eventServerKind.formValues(stored)).value).toEqual(event);
  });
});
