import type { FieldMetadata } from "@conform-to/react";
import type { ComponentType } from "react";
import type { z } from "zod";
import { EventFields } from "#app/content/event/fields.tsx";
import { eventSubmissionSchema } from "#app/content/event/schema.ts";
import { JobFields } from "#app/content/job/fields.tsx";
import { jobSubmissionSchema } from "#app/content/job/schema.ts";
import { LogoFields } from "#app/content/logo/fields.tsx";
import { logoImageRequired, logoSubmissionSchema } from "#app/content/logo/schema.ts";
import type { KeptFile } from "#app/ui/field.tsx";

export const submissionKindNames = ["logo", "event", "job"] as const;
export type SubmissionKindName = (typeof submissionKindNames)[number];

type SubmissionKind = {
  tab: string;
  button: string;
  /** Where a visitor finds what was submitted, once it is approved. */
  list: string;
  submitted: string;
  schema: z.ZodType;
  Fields: ComponentType<{ fields: Record<string, FieldMetadata<unknown>>; kept?: KeptFile | null }>;
  /** The message where no image was chosen; null where none is needed. */
  imageRequired: string | null;
};

/** The fields of a kind, whatever the names they ask for: a form made from the kind's own schema has them all. */
const fieldsOf = (Fields: unknown) => Fields as SubmissionKind["Fields"];

/** What members may submit, in the order of the tabs. */
export const submissionKinds: Record<SubmissionKindName, SubmissionKind> = {
  logo: {
    tab: "Logo",
    button: "Submit Logo",
    list: "/logos",
    submitted: "Logo submitted successfully!",
    schema: logoSubmissionSchema,
    Fields: fieldsOf(LogoFields),
    imageRequired: logoImageRequired,
  },
  event: {
    tab: "Event",
    button: "Submit Event",
    list: "/events",
    submitted: "Event submitted successfully!",
    schema: eventSubmissionSchema,
    Fields: fieldsOf(EventFields),
    imageRequired: null,
  },
  job: {
    tab: "Job Listing",
    button: "Submit Job",
    list: "/jobs",
    submitted: "Job listing submitted successfully!",
    schema: jobSubmissionSchema,
    Fields: fieldsOf(JobFields),
    imageRequired: null,
  },
};

/** The kind that `value` names, or null. */
export function toSubmissionKind(value: unknown): SubmissionKindName | null {
  return submissionKindNames.find((name) => name === value) ?? null;
}
