import { drawing } from "#tests/support/submissions.ts";
import { failing, ids, type Situation, without } from "./situation.ts";

const tooLarge = () => new File([new Uint8Array(2 * 1024 * 1024 + 1)], "large.png", { type: "image/png" });
const text = () => new File(["a word"], "word.txt", { type: "text/plain" });

const requiredFields = "Please fill in all required fields";
const logos = "/dashboard/logos";
const logo = { title: "Sankofa", company: "Adinkra Works", status: "approved" };
const image_url = "/files/logos/a/sankofa.svg";
const jargon = "/dashboard/jargon";
const term = { term: "Kerning", definition: "Space between two letters", category: "Typography" };
const events = "/dashboard/events";
const event = { title: "Type Night", start_date: "2199-05-02", location: "Dakar" };
const jobs = "/dashboard/jobs";
const unreachable = { title: "Weaver of words", company: "Tok Media", location: "Accra" };
const job = { ...unreachable, application_url: "tok.example" };
const quick = "?quick=1";

const required = (path: string, message: string, fields: Record<string, string>): Situation[] =>
  Object.keys(fields).map((missing) => ({
    message,
    when: `${path} without ${missing}`,
    path,
    fields: { ...fields, [missing]: "" },
    place: { beside: missing },
  }));

/** A headline with the sentence below it: it stands in the summary, the sentence at its field. */
const headline = (
  message: string,
  when: string,
  path: string,
  fields: Record<string, string>,
): Situation => ({
  message,
  when,
  path,
  fields,
  place: "above the form",
});

/** The forms of the dashboard: the four kinds, each also from the quick actions where it has them. */
const forms: Situation[] = [
  ...required(`${logos}/new`, "Title and company are required", { title: "A", company: "B" }),
  {
    message: "Please provide an image for the logo",
    when: "a logo without file and address",
    path: `${logos}/new`,
    fields: logo,
    place: { beside: "image" },
  },
  {
    message: "Image size exceeds 2MB limit",
    when: "a logo’s file of 2 MB and a byte",
    path: `${logos}/new`,
    fields: { ...logo, image: tooLarge() },
    place: { beside: "image" },
    status: 413,
  },
  {
    message: "Please upload JPG, PNG, or SVG format",
    when: "a logo’s file of another kind",
    path: `${logos}/new`,
    fields: { ...logo, image: text() },
    place: { beside: "image" },
    status: 415,
  },
  {
    message: "Failed to upload image",
    when: "the storage does not take the file",
    path: `${logos}/new`,
    fields: { ...logo, image: drawing() },
    place: { beside: "image" },
    status: 503,
    broken: failing("insert", "storage.objects"),
  },
  {
    message: "Failed to save logo",
    when: "the row cannot be written",
    path: `${logos}/new`,
    fields: { ...logo, image_url },
    place: "above the form",
    status: 503,
    broken: without("insert on public.logos"),
  },
  headline("Missing information", "a quick logo without a name", `${logos}/new${quick}`, { image_url }),
  {
    message: "Please provide a name for the logo.",
    when: "a quick logo without a name",
    path: `${logos}/new${quick}`,
    fields: { image_url },
    place: { beside: "title" },
  },
  headline("Missing logo", "a quick logo without an image", `${logos}/new${quick}`, { title: "Sankofa" }),
  {
    message: "Please either upload a file or provide a URL for the logo.",
    when: "a quick logo without an image",
    path: `${logos}/new${quick}`,
    fields: { title: "Sankofa" },
    place: { beside: "image" },
  },
  {
    message: "SVG format preferred. Max file size: 2MB",
    when: "the form of a quick logo",
    path: `${logos}/new${quick}`,
    place: { hint: "image" },
  },
  headline(requiredFields, "a term without its definition", `${jargon}/new`, { term: "Kerning" }),
  ...required(`${jargon}/new`, "Term and definition are required.", { term: "A", definition: "B" }),
  headline(requiredFields, "an event without its place", `${events}/new`, { title: "A" }),
  ...required(`${events}/new`, "Title, start date, and location are required.", event),
  ...required(
    `${events}/new${quick}`,
    "Please fill in all required fields: title, date, and location.",
    event,
  ),
  headline("Invalid date range", "an event that ends before it starts", `${events}/new`, {
    ...event,
    end_date: "2199-05-01",
  }),
  {
    message: "End date cannot be before start date.",
    when: "an event that ends before it starts",
    path: `${events}/new`,
    fields: { ...event, end_date: "2199-05-01" },
    place: { beside: "end_date" },
  },
  {
    message: "Max file size: 2MB. Recommended: 1200x600",
    when: "the form of an event",
    path: `${events}/new`,
    place: { hint: "image" },
  },
  {
    message: "Max file size: 2MB. Recommended: 1200x630",
    when: "the form of an event, from the dashboard",
    path: `${events}/new${quick}`,
    place: { hint: "image" },
  },
  ...required(
    `${jobs}/new${quick}`,
    "Please fill in all required fields: title, company, and location.",
    unreachable,
  ),
  {
    message: "Add an application link or a contact email, so that people can apply.",
    when: "a job that nobody can apply for, from the dashboard",
    path: `${jobs}/new${quick}`,
    fields: unreachable,
    place: { beside: "application_url" },
  },
  ...(
    [
      ["Logo created successfully!", `${logos}/new`, { ...logo, image_url }, logos],
      ["Logo uploaded successfully", `${logos}/new${quick}`, { title: "Sankofa", image_url }, "/dashboard"],
      ["Term added successfully", `${jargon}/new`, term, jargon],
      ["Event added successfully", `${events}/new`, event, events],
      ["Event created successfully", `${events}/new${quick}`, event, "/dashboard"],
      ["Job opportunity added successfully!", `${jobs}/new`, job, jobs],
      ["Job posted successfully", `${jobs}/new${quick}`, job, "/dashboard"],
    ] as const
  ).map(
    ([message, path, fields, on]): Situation => ({
      message,
      when: `${path} is filled in`,
      path,
      fields,
      place: { toast: "success", on },
    }),
  ),
  ...(
    [
      ["Logo updated successfully!", `${logos}/${ids.logo}/edit`, { ...logo, image_url }, logos],
      ["Term updated successfully", `${jargon}/${ids.term}/edit`, term, jargon],
      ["Event updated successfully", `${events}/${ids.event}/edit`, event, events],
      ["Job opportunity updated successfully!", `${jobs}/${ids.job}/edit`, job, jobs],
    ] as const
  ).map(
    ([message, path, fields, on]): Situation => ({
      message,
      when: "the form of an item is changed",
      path,
      opens: true,
      fields,
      place: { toast: "success", on },
    }),
  ),
  {
    message: "Failed to delete logo",
    when: "the row cannot be deleted",
    path: `${logos}/${ids.logo}/delete`,
    fields: {},
    place: { toast: "error", on: logos },
    broken: without("delete on public.logos"),
  },
  {
    message: "No logo selected",
    when: "somebody else has deleted it",
    path: `${logos}/${ids.nothing}/delete`,
    fields: {},
    place: { toast: "error", on: logos },
  },
  ...(
    [
      ["Logo deleted successfully!", `${logos}/${ids.logo}/delete`, logos],
      ["Term deleted successfully", `${jargon}/${ids.term}/delete`, jargon],
      ["Event deleted successfully", `${events}/${ids.event}/delete`, events],
      ["Job opportunity deleted successfully!", `${jobs}/${ids.job}/delete`, jobs],
    ] as const
  ).map(
    ([message, path, on]): Situation => ({
      message,
      when: "an item is deleted",
      path,
      fields: {},
      place: { toast: "success", on },
    }),
  ),
];
export const dashboardForms = forms.map((form): Situation => ({ ...form, who: "adjoa" }));
