import { describe, expect, it } from "vitest";
import { parseBySchema } from "#tests/support/submissions.ts";
import { logoSubmissionSchema } from "./schema.ts";

function submitted(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseBySchema(form, logoSubmissionSchema);
}

describe("a logo's submission", () => {
  it("takes what a member fills in, cleaned", () => {
    const image = new File(["<svg/>"], "kente.svg");
    const submission = submitted({
      title: "  Kente \u202ECollective ",
      company: "Ashe\u0000 Studio",
      description: "Woven.\r\n\r\n\r\n\r\nBold.",
      designer: " ",
      year: "2023",
      aliases: "Kente,  KC ,Kente",
      tags: "craft, , Textile ,craft",
      image,
      status: "approved",
      user_id: "somebody else",
    });

    expect(submission.status).toBe("success");
    if (submission.status !== "success") return;
    expect(submission.value).toEqual({
      title: "Kente Collective",
      company: "Ashe Studio",
      description: "Woven.\n\nBold.",
      designer: null,
      year: 2023,
      aliases: ["Kente", "KC"],
      tags: ["craft", "Textile"],
      country: null,
      sector: null,
      mark_form: null,
      source_url: null,
      guidelines_url: null,
      license: null,
      layout: "mark",
      variants: [],
      image,
    });
  });

  it("takes what is known about the brand and its mark, and says beside the field what is wrong", () => {
    const known = { title: "A", company: "B", country: "KE", sector: "Food and drink", mark_form: "Emblem" };
    const submission = submitted({
      ...known,
      license: "CC-BY-4.0",
      source_url: "brand.example.org/press",
      guidelines_url: "https://brand.example.org/logo",
    });
    expect(submission.status === "success" && submission.value).toMatchObject({
      ...known,
      license: "CC-BY-4.0",
      source_url: "https://brand.example.org/press",
    });
    const wrong = { country: "FR", sector: "Cooking", mark_form: "Blob", license: "Mine" };
    expect(
      submitted({ title: "A", company: "B", ...wrong, source_url: "javascript:alert(1)" }).reply().error,
    ).toEqual({
      country: ["Choose a country, such as Kenya or KE."],
      sector: [expect.stringMatching(/^Choose a sector: Finance, Telecom, .* or Culture\.$/)],
      mark_form: ["Choose a logo type: Wordmark, Letter mark, Picture, Abstract or Emblem."],
      license: [expect.stringMatching(/^Choose a license: CC0-1.0, .* or All rights reserved\.$/)],
      source_url: ["Enter a link such as https://example.org/page."],
    });
  });

  it("needs a title and a company, and says so; spaces and hidden signs are not enough", () => {
    const required = "Title and company name are required";
    expect(submitted({}).reply().error).toEqual({ title: [required], company: [required] });
    expect(submitted({ title: " \u200B ", company: "Ashe" }).reply().error).toEqual({
      title: [required],
    });
  });

  it("may leave the year out, and refuses what is no year", () => {
    const submission = submitted({ title: "A", company: "B", year: "", image: new File([], "") });
    expect(submission.status === "success" && submission.value.year).toBeNull();
    expect(submission.status === "success" && submission.value.image).toBeUndefined();
    for (const year of ["soon", "1899", "2101", "2023.5"]) {
      expect(submitted({ title: "A", company: "B", year }).reply().error).toEqual({
        year: ["Enter a year from 1900 to 2100."],
      });
    }
  });

  it("limits the length of everything", () => {
    const error = submitted({
      title: "a".repeat(121),
      company: "a".repeat(121),
      description: "a".repeat(2001),
      designer: "a".repeat(121),
      tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`).join(","),
    }).reply().error;
    expect(Object.keys(error ?? {}).sort()).toEqual(["company", "description", "designer", "tags", "title"]);
    expect(submitted({ title: "A", company: "B", tags: "a".repeat(41) }).reply().error).toEqual({
      tags: ["Use at most 40 characters per tag."],
    });
  });

  it("takes further files, and says beside each what is wrong with it", () => {
    const row = (index: number, layout: string, ground: string, image = "/files/logos/a/b.svg") => ({
      [`variants[${index}].layout`]: layout,
      [`variants[${index}].ground`]: ground,
      [`variants[${index}].image`]: image,
    });
    const known = { title: "A", company: "B", layout: "lockup" };
    const taken = submitted({ ...known, ...row(0, "mark", "light"), ...row(1, "lockup", "dark") });
    expect(taken.status === "success" && taken.value.variants).toEqual([
      { layout: "mark", ground: "light", image: "/files/logos/a/b.svg" },
      { layout: "lockup", ground: "dark", image: "/files/logos/a/b.svg" },
    ]);
    const wrong = {
      ...row(0, "lockup", "light"),
      ...row(1, "mark", "dark", ""),
      ...row(2, "poster", "dark"),
    };
    expect(submitted({ ...known, ...wrong }).reply().error).toMatchObject({
      "variants[1].file": ["Choose a file, or remove this version."],
      "variants[2].layout": ["Choose a version: Mark, Wordmark or Lockup."],
    });
    const same = { ...row(0, "lockup", "light"), ...row(1, "mark", "dark"), ...row(2, "mark", "dark") };
    expect(submitted({ ...known, ...same }).reply().error).toEqual({
      "variants[0].layout": [
        "There is a file like this already: Lockup, for light. Choose another version, or remove this one.",
      ],
      "variants[2].layout": [
        "There is a file like this already: Mark, for dark. Choose another version, or remove this one.",
      ],
    });
  });
});
