import { eventSubmissionSchema } from "#app/content/event/schema.ts";
import { jobSubmissionSchema } from "#app/content/job/schema.ts";
import { logoImageRequired, logoSubmissionSchema } from "#app/content/logo/schema.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import type { SubmissionKindName } from "./submission-kinds.ts";

// Apart from what is drawn of the kinds: a browser fetches the rules when somebody begins to fill in a form.

const schemas = { logo: logoSubmissionSchema, event: eventSubmissionSchema, job: jobSubmissionSchema };

/** The message where no image was chosen; null where none is needed. */
export const imageRequired: Record<SubmissionKindName, string | null> = {
  logo: logoImageRequired,
  event: null,
  job: null,
};

/** The values of a posted form of this kind, or what is wrong with them. */
export function checkSubmission(kind: SubmissionKindName, form: FormData) {
  return parseForm(form, schemas[kind]);
}
