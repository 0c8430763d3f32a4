import { drawing } from "#tests/support/submissions.ts";
import { ids, type Situation, without } from "./situation.ts";

const requiredFields = "Please fill in all required fields";
const event = { title: "Type Night", start_date: "2199-05-02", location: "Dakar" };
const job = {
  title: "Weaver of words",
  company: "Tok Media",
  location: "Accra",
  contact_email: "a@tok.example",
};
const submitted = {
  logo: { kind: "logo", title: "Sankofa", company: "Adinkra Works" },
  event: { kind: "event", ...event, end_date: event.start_date },
  job: { kind: "job", ...job },
};
const submit = (kind: keyof typeof submitted) => `/submit?tab=${kind}`;
const missingIn = (fields: Record<string, string>, missing: string) => ({ ...fields, [missing]: "" });

/** What visitors see, and what members send. */
export const publicPages: Situation[] = [
  ...(["title", "company"] as const).map(
    (missing): Situation => ({
      message: "Title and company name are required",
      when: `a logo without ${missing}`,
      path: submit("logo"),
      fields: { ...missingIn(submitted.logo, missing), image: drawing() },
      place: { beside: missing },
    }),
  ),
  {
    message: "Please upload a logo image",
    when: "a logo without its image",
    path: submit("logo"),
    again: true,
    fields: submitted.logo,
    place: { beside: "image" },
  },
  ...(
    [
      ["event", "title"],
      ["event", "start_date"],
      ["event", "end_date"],
      ["event", "location"],
      ["job", "title"],
      ["job", "company"],
      ["job", "location"],
    ] as const
  ).map(
    ([kind, missing]): Situation => ({
      message: requiredFields,
      when: `${kind} without ${missing}`,
      path: submit(kind),
      fields: missingIn(submitted[kind], missing),
      place: { beside: missing },
    }),
  ),
  {
    message: "Add an application link or a contact email, so that people can apply.",
    when: "a job that nobody can apply for",
    path: submit("job"),
    fields: { ...submitted.job, contact_email: "" },
    place: { beside: "application_url" },
  },
  {
    message: "End date cannot be before start date.",
    when: "an event that ends before it starts",
    path: submit("event"),
    fields: { ...submitted.event, end_date: "2199-05-01" },
    place: { beside: "end_date" },
  },
  ...(
    [
      ["logo", "Failed to submit logo", "logos"],
      ["event", "Failed to submit event", "events"],
      ["job", "Failed to submit job", "jobs"],
    ] as const
  ).map(
    ([kind, message, table]): Situation => ({
      message,
      when: "the row cannot be written",
      path: submit(kind),
      who: "ama",
      fields: { ...submitted[kind], ...(kind === "logo" && { image: drawing() }) },
      place: "above the form",
      status: 503,
      broken: without(`insert on public.${table}`),
    }),
  ),
  ...(
    [
      ["logo", "Logo submitted successfully!", "/logos"],
      ["event", "Event submitted successfully!", "/events"],
      ["job", "Job listing submitted successfully!", "/jobs"],
    ] as const
  ).map(
    ([kind, message, on]): Situation => ({
      message,
      when: "it is sent for review",
      path: submit(kind),
      who: "ama",
      fields: { ...submitted[kind], ...(kind === "logo" && { image: drawing() }) },
      place: { toast: "success", on },
    }),
  ),
  {
    message: "Failed to load logos",
    when: "the library cannot be read",
    path: "/logos",
    place: "alert",
    status: 503,
    broken: without("execute on function public.matching_logos"),
  },
  {
    message: "Could not load logo details",
    when: "the logo cannot be read",
    path: `/logos/${ids.spareLogo}`,
    place: "alert",
    status: 503,
    broken: without("select on public.logos"),
  },
  {
    message: "An unexpected error occurred",
    when: "the logo can be read, and what stands around it cannot",
    path: "/logos/lost",
    place: "alert",
    status: 503,
    broken: without("execute on function public.matching_logos"),
  },
  ...[
    "Logo Not Found",
    "The logo you're looking for doesn't exist or has been removed.",
    "Back to Logos",
  ].map(
    (message): Situation => ({
      message,
      when: "an unknown logo",
      path: `/logos/${ids.nothing}`,
      place: "page",
      status: 404,
    }),
  ),
  {
    message: "No download available for this logo",
    when: "a row from elsewhere has no image",
    path: "/logos/lost",
    place: "page",
  },
  {
    message: "Registration started",
    when: "Register Now is pressed",
    path: "/events/meet-2",
    place: { press: "You're being redirected to the registration page." },
  },
  {
    message: "Application started",
    when: "Apply Now is pressed",
    path: "/jobs/draw-2",
    place: { press: "You're being redirected to the application form." },
  },
  ...["Link copied to clipboard", "You can now share it with others."].map(
    (message): Situation => ({ message, when: "a link is copied", path: "/enhance.js", place: "script" }),
  ),
];
