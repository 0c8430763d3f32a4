import { type SubmissionResult, useForm } from "@conform-to/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckboxField, SelectField, TextAreaField, TextField } from "./field.tsx";
import { FileField } from "./file-field.tsx";

const refused = { status: "error", error: { title: ["Give it a title."] } } satisfies SubmissionResult<
  string[]
>;

type Values = Record<"title" | "year" | "address" | "text" | "kind" | "sure" | "image", string>;

function Form({ lastResult }: { lastResult: SubmissionResult<string[]> | null }) {
  const [, { title, year, address, text, kind, sure, image }] = useForm<Values>({ id: "form", lastResult });
  return (
    <>
      <TextField field={title} label="Title" hint="A few words" required />
      <TextField field={year} label="Year" />
      <TextField field={address} label="Address" readOnly />
      <TextAreaField field={text} label="Text" />
      <SelectField field={kind} label="Kind" options={["Bird", "Tree"]} />
      <CheckboxField field={sure} label="Sure" />
      <FileField field={image} label="Choose a file" required />
    </>
  );
}

test("only a field that may stay empty is marked", () => {
  const marked = Array.from(
    renderToStaticMarkup(<Form lastResult={null} />).matchAll(/>(\w+)<i> \(optional\)<\/i>/g),
    ([, label]) => label,
  );
  expect(marked).toEqual(["Year", "Text"]);
});

test("a wrong field says so, with its hint and its message, and nothing else does", () => {
  const html = renderToStaticMarkup(<Form lastResult={refused} />);
  const [input = ""] = /<input[^>]*name="title"[^>]*>/.exec(html) ?? [];
  expect(input).toContain('aria-required="true"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-describedby="form-title-hint form-title-error"');
  expect(html).toMatch(
    /<span class="err" id="form-title-error"><svg.*?<\/svg><span>Give it a title\.<\/span><\/span>/,
  );
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
});
