import type { FieldMetadata } from "@conform-to/react";
import type { ComponentType } from "react";
import { LogoFields } from "#app/content/logo/fields.tsx";
import type { ShownFile } from "#app/ui/field.tsx";
import { later } from "#app/ui/later.ts";

export const submissionKindNames = ["logo", "event", "job"] as const;
export type SubmissionKindName = (typeof submissionKindNames)[number];

type SubmissionKind = {
  tab: string;
  button: string;
  /** Where a visitor finds what was submitted, once it is approved. */
  list: string;
  submitted: string;
  Fields: ComponentType<{ fields: Record<string, FieldMetadata<unknown>>; kept?: ShownFile | null }>;
};

/** The fields of a kind, whatever the names they ask for: a form of that kind has them all. */
const fieldsOf = (Fields: unknown) => Fields as SubmissionKind["Fields"];
/** Those of the longer forms: a browser fetches only what it shows. */
const EventFields = later(() =>
  import("#app/content/event/fields.tsx").then(({ EventFields }) => fieldsOf(EventFields)),
);
const JobFields = later(() =>
  import("#app/content/job/fields.tsx").then(({ JobFields }) => fieldsOf(JobFields)),
);

/** What members may submit, in the order of the tabs. */
export const submissionKinds: Record<SubmissionKindName, SubmissionKind> = {
  logo: {
    tab: "Logo",
    button: "Submit Logo",
    list: "/logos",
    submitted: "Logo submitted successfully!",
    Fields: fieldsOf(LogoFields),
  },
  event: {
    tab: "Event",
    button: "Submit Event",
    list: "/events",
    submitted: "Event submitted successfully!",
    Fields: EventFields,
  },
  job: {
    tab: "Job Listing",
    button: "Submit Job",
    list: "/jobs",
    submitted: "Job listing submitted successfully!",
    Fields: JobFields,
  },
};

/** The kind that `value` names, or null. */
export function toSubmissionKind(value: unknown): SubmissionKindName | null {
  return submissionKindNames.find((name) => name === value) ?? null;
}
