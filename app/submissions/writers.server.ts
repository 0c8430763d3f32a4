import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";
import { eventSubmitFailed, submitEvent, submittedEvent } from "#app/content/event/queries.server.ts";
import { type EventSubmission, eventFormValues } from "#app/content/event/schema.ts";
import { jobSubmitFailed, submitJob, submittedJob } from "#app/content/job/queries.server.ts";
import { type JobSubmission, jobFormValues } from "#app/content/job/schema.ts";
import { logoSubmitFailed, submitLogo, submittedLogo } from "#app/content/logo/queries.server.ts";
import { type LogoSubmission, logoFormValues } from "#app/content/logo/schema.ts";
import type { SubmissionKindName } from "./kinds.ts";

type Supabase = SupabaseClient<Database>;

type Writer = {
  /** Writes the row; a second post of the same form gives the first one's. Throws an Error whose cause is the database's. */
  submit: (
    supabase: Supabase,
    values: unknown,
    imageUrl: string | null,
    submissionId: string,
  ) => Promise<{ id: string }>;
  submitted: (supabase: Supabase, submissionId: string) => Promise<{ id: string } | null>;
  /** The columns that a member writes, from the values of the form. */
  columns: (values: never, imageUrl: string | null) => Record<string, unknown>;
  /** A row as the values of its form. */
  formValues: (row: never) => Record<string, string>;
  table: "logos" | "events" | "jobs";
  failed: string;
  bucket: "logos" | "images";
  /** Where the image's address is kept; null for a kind without one. */
  imageTable: "logos" | "events" | null;
};

export const writers: Record<SubmissionKindName, Writer> = {
  logo: {
    submit: (supabase, values, imageUrl, submissionId) =>
      submitLogo(supabase, { ...(values as LogoSubmission), image_url: imageUrl ?? "" }, submissionId),
    submitted: submittedLogo,
    columns: ({ image: _, description, designer, ...values }: LogoSubmission, imageUrl) => ({
      ...values,
      description: description || null,
      designer: designer || null,
      image_url: imageUrl,
    }),
    formValues: logoFormValues,
    table: "logos",
    failed: logoSubmitFailed,
    bucket: "logos",
    imageTable: "logos",
  },
  event: {
    submit: (supabase, values, imageUrl, submissionId) =>
      submitEvent(supabase, { ...(values as EventSubmission), image_url: imageUrl }, submissionId),
    submitted: submittedEvent,
    columns: ({ image: _, ...values }: EventSubmission, imageUrl) => ({ ...values, image_url: imageUrl }),
    formValues: eventFormValues,
    table: "events",
    failed: eventSubmitFailed,
    bucket: "images",
    imageTable: "events",
  },
  job: {
    submit: (supabase, values, _imageUrl, submissionId) =>
      submitJob(supabase, values as JobSubmission, submissionId),
    submitted: submittedJob,
    columns: (values: JobSubmission) => values,
    formValues: jobFormValues,
    table: "jobs",
    failed: jobSubmitFailed,
    bucket: "images",
    imageTable: null,
  },
};
