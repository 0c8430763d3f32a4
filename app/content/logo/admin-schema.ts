import { z } from "zod";
import type { Tables } from "#app/backend/database.types.ts";
import { statusLabels } from "#app/content/review-status.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { choice, optionalLine, optionalPicture, optionalYear, requiredLine } from "#app/lib/text-fields.ts";
import { plainDigits } from "#app/lib/written-values.ts";
import { logoStatuses, logoYears } from "./options.ts";
import { distinctFiles, logoFields, logoFormValues } from "./schema.ts";

export const logoMessages = {
  required: "Title and company are required",
  image: "Please provide an image for the logo",
  quickName: "Please provide a name for the logo.",
  quickImage: "Please either upload a file or provide a URL for the logo.",
};

/** A year that is no number becomes the current one, but may be left out; the image may be an address. */
const adminFields = logoFields.extend({
  title: requiredLine(logoMessages.required, 120),
  company: requiredLine(logoMessages.required, 120),
  year: z
    .string()
    .optional()
    .transform((text) =>
      /\d/.test(plainDigits(text ?? "0")) || !text?.trim() ? text : String(new Date().getUTCFullYear()),
    )
    .pipe(optionalYear(logoYears)),
  image_url: optionalPicture(),
  status: choice(logoStatuses, { what: "a status", words: statusLabels }).default("pending"),
});
export const logoAdminSchema = adminFields.superRefine(distinctFiles);

/** From the dashboard's quick actions: a name is enough, and is taken as the company, too. */
export const logoQuickSchema = adminFields
  .extend({ title: requiredLine(logoMessages.quickName, 120), company: optionalLine(120) })
  .transform(({ company, ...logo }) => ({ ...logo, company: company ?? logo.title }));

export function logoAdminValues(logo: Tables<"logos">): FormValues {
  return { ...logoFormValues(logo), image_url: logo.image_url, status: logo.status };
}
