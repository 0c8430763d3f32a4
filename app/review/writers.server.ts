import { type EventSubmission, eventFormValues } from "#app/content/event/schema.ts";
import { type JobSubmission, jobFormValues } from "#app/content/job/schema.ts";
import { type LogoSubmission, logoFormValues } from "#app/content/logo/schema.ts";
import { daysLeft } from "#app/lib/dates.ts";
import type { Bucket } from "#app/pictures/address.ts";
import type { SubmissionKindName } from "./submission-kinds.ts";

type Writer = {
  /** The columns that a member writes, from the values of the form. */
  columns: (values: never, imageUrl: string | null) => Record<string, unknown>;
  /** A row as the values of its form. */
  formValues: (row: never) => Record<string, string>;
  table: "logos" | "events" | "jobs";
  /** What is wrong with a new one, besides what its schema says; null where nothing is. */
  checkNew?: (form: FormData) => Record<string, string[]> | null;
  /** Said where the database does not take it. */
  failed: string;
  /** Where its image is kept; null for a kind without one. */
  bucket: Bucket | null;
};

/** How the rows of what members submit are written. */
export const writers: Record<SubmissionKindName, Writer> = {
  logo: {
    columns: ({ image: _, ...values }: LogoSubmission, imageUrl) => ({ ...values, image_url: imageUrl }),
    formValues: logoFormValues,
    table: "logos",
    failed: "Failed to submit logo",
    bucket: "logos",
  },
  event: {
    columns: ({ image: _, ...values }: EventSubmission, imageUrl) => ({ ...values, image_url: imageUrl }),
    formValues: eventFormValues,
    table: "events",
    failed: "Failed to submit event",
    bucket: "images",
  },
  job: {
    columns: (values: JobSubmission) => values,
    checkNew: (form) =>
      daysLeft(String(form.get("expires_at")), new Date()) < 0
        ? { expires_at: ["This day has passed. Choose today or a later day."] }
        : null,
    formValues: jobFormValues,
    table: "jobs",
    failed: "Failed to submit job",
    bucket: null,
  },
};
