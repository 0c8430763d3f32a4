import { parse, type Submission, type SubmissionResult } from "@conform-to/react";

/** What was typed into a form whose fields only its kind knows. */
export type AnyForm = NonNullable<SubmissionResult["initialValue"]>;

/** What a browser does by itself with a form that only the server checks: it adds and removes rows. */
export const parseWithoutSchema = (form: FormData): Submission<AnyForm, string[]> =>
  parse(form, { resolve: () => ({ value: {} }) });
