import { describe, expect, it } from "vitest";
import { parseBySchema } from "#tests/support/submissions.ts";
import { jargonSchema } from "./schema.ts";

function filled(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseBySchema(form, jargonSchema);
}

describe("a term's form", () => {
  it("takes a term with its related terms; the category may stay open", () => {
    const submission = filled({
      term: " Kerning ",
      definition: "Space.\r\nBetween two.",
      related_terms: "Tracking, Leading",
    });
    expect(submission.status === "success" && submission.value).toEqual({
      term: "Kerning",
      definition: "Space.\nBetween two.",
      related_terms: ["Tracking", "Leading"],
    });
  });

  it("needs a term and a definition, and knows its categories", () => {
    const required = ["Term and definition are required."];
    expect(filled({ category: "Typography" }).reply().error).toEqual({
      term: required,
      definition: required,
    });
    expect(filled({ term: "A", definition: "B", category: "Cooking" }).reply().error).toEqual({
      category: [expect.stringMatching(/^Choose a category: Typography, .* or Design Theory\.$/)],
    });
  });
});
