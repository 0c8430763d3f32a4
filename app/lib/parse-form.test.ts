import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "./parse-form.ts";

const schema = z.object({
  status: z.enum(["active", "inactive"]).optional(),
  id: z.uuid().optional(),
  name: z.string().optional(),
  image: z.file().optional(),
});

test.each([
  [{ status: "sleeping" }, { status: ["Choose one of the options."] }],
  [{ id: "1 or 2" }, { id: ["That doesn’t fit this field. Correct it."] }],
  [{ name: ["a", "b"] }, { name: ["Fill in this field only once."] }],
  [{ image: [new File(["a"], "a"), new File(["b"], "b")] }, { image: ["Choose one file only."] }],
  [{ image: "a.png" }, { image: ["That doesn’t fit this field. Correct it."] }],
])("%#: a forged form gets words for people", (forged, errors) => {
  const form = new FormData();
  for (const [name, values] of Object.entries(forged))
    for (const value of [values].flat()) form.append(name, value);
  expect(parseForm(form, schema).reply().error).toEqual(errors);
});

test("a field that does not come gets them too", () => {
  const { error } = parseForm(new FormData(), z.object({ title: z.string() })).reply();
  expect(error).toEqual({ title: ["Fill in this field."] });
});

test("a sentence about several empty fields comes first, and each has a short one of its own", () => {
  const form = new FormData();
  form.append("company", " ");
  form.append("year", "soon");
  const required = "Title and company are required";
  const rules = z.object({
    title: z.string(required),
    company: z.string().trim().min(1, required),
    year: z.number("Enter a year."),
  });
  expect(parseForm(form, rules).reply().error).toEqual({
    title: [required, "Enter a title."],
    company: [required, "Enter a company."],
    year: ["Enter a year."],
  });
});

test("a field that is wrong in several ways gets the first message only", () => {
  const form = new FormData();
  form.append("pay", "-1.555");
  const pay = z.number().min(0, "Enter 0 or more.").multipleOf(0.01, "Use at most two decimals.");
  expect(parseForm(form, z.object({ pay })).reply().error).toEqual({ pay: ["Enter 0 or more."] });
});
