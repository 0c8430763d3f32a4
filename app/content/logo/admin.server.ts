import { z } from "zod";
import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { findNewest, type Wanted } from "#app/content/table.server.ts";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import type { Paging } from "#app/lib/paging.ts";
import { choice, optionalLine, optionalPicture, optionalYear, requiredLine } from "#app/lib/text-fields.ts";
import { plainDigits } from "#app/lib/written-values.ts";
import { logoStatuses, logoYears } from "./options.ts";
import { distinctFiles, logoFields, logoFormValues } from "./schema.ts";

type Row = Pick<Tables<"logos">, "id" | "title" | "company" | "tags" | "image_url" | "status" | "user_id">;
export type AdminLogo = Row & { mark: OpticalMetrics | null | undefined };

export const adminLogosFailed = "Failed to fetch logos";

/** A page of the logos of every status, newest first, with how they look best. Throws an Error. */
export async function findLogos(supabase: Supabase, wanted: Wanted): Promise<Paging & { rows: AdminLogo[] }> {
  const list = {
    table: "logos",
    columns: "title, company, tags, image_url, country, sector, license, designer",
    failed: adminLogosFailed,
  } as const;
  const { rows, ...paging } = await findNewest<Row>(supabase, list, wanted);
  const marks = await opticalMetricsOf(
    supabase,
    rows.map(({ image_url }) => image_url),
  );
  return { ...paging, rows: rows.map((logo, index) => ({ ...logo, mark: marks[index] })) };
}

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
  featured: z.boolean().default(false),
  status: choice(logoStatuses, { what: "a status", words: statusLabels }).default("pending"),
});
export const logoAdminSchema = adminFields.superRefine(distinctFiles);

/** From the dashboard's quick actions: a name is enough, and is taken as the company, too. */
export const logoQuickSchema = adminFields
  .extend({ title: requiredLine(logoMessages.quickName, 120), company: optionalLine(120) })
  .transform(({ company, ...logo }) => ({ ...logo, company: company ?? logo.title }));

export function logoAdminValues(logo: Tables<"logos">): FormValues {
  return {
    ...logoFormValues(logo),
    image_url: logo.image_url,
    featured: logo.featured ? "on" : "",
    status: logo.status,
  };
}
