import { z } from "zod";
import { optionalLine, optionalText, requiredLine, tagList } from "#app/lib/text-fields.ts";
import { logoYears } from "./options.ts";

export const logoRequired = "Title and company name are required";
export const logoImageRequired = "Please upload a logo image";

const yearMessage = `Enter a year from ${logoYears.first} to ${logoYears.last}.`;
export const logoYear = z
  .number({ error: yearMessage })
  .int(yearMessage)
  .min(logoYears.first, yearMessage)
  .max(logoYears.last, yearMessage);

/** The image is optional here, since one kept over sign-in counts too: without either, answer `logoImageRequired`. */
export const logoSubmissionSchema = z.object({
  title: requiredLine(logoRequired, 120),
  company: requiredLine(logoRequired, 120),
  description: optionalText(2000),
  designer: optionalLine(120),
  year: logoYear.nullable().default(null),
  tags: tagList(),
  image: z.file().optional(),
});

export type LogoSubmission = z.output<typeof logoSubmissionSchema>;

export function logoFormValues(logo: {
  title: string;
  company: string;
  description: string | null;
  designer: string | null;
  year: number | null;
  tags: string[];
}): Record<string, string> {
  return {
    title: logo.title,
    company: logo.company,
    description: logo.description ?? "",
    designer: logo.designer ?? "",
    year: String(logo.year ?? ""),
    tags: logo.tags.join(", "),
  };
}
