import { z } from "zod";
import { africanCountries } from "#app/lib/countries.ts";
import {
  optionalChoice,
  optionalLine,
  optionalLink,
  optionalText,
  requiredLine,
  tagList,
} from "#app/lib/text-fields.ts";
import { licenses, logoYears, markForms, sectors } from "./options.ts";

export const logoRequired = "Title and company name are required";
export const logoImageRequired = "Please upload a logo image";

const yearMessage = `Enter a year from ${logoYears.first} to ${logoYears.last}.`;
export const logoYear = z
  .number({ error: yearMessage })
  .int(yearMessage)
  .min(logoYears.first, yearMessage)
  .max(logoYears.last, yearMessage);

const facts = {
  country: optionalChoice(africanCountries, "a country"),
  sector: optionalChoice(sectors, "a sector"),
  mark_form: optionalChoice(markForms, "a form"),
  source_url: optionalLink(),
  guidelines_url: optionalLink(),
  license: optionalChoice(licenses, "a license"),
};
export const logoFacts = Object.keys(facts) as (keyof typeof facts)[];

/** The image is optional here, since one kept over sign-in counts too: without either, answer `logoImageRequired`. */
export const logoSubmissionSchema = z.object({
  title: requiredLine(logoRequired, 120),
  company: requiredLine(logoRequired, 120),
  description: optionalText(2000),
  designer: optionalLine(120),
  year: logoYear.nullable().default(null),
  tags: tagList(),
  ...facts,
  image: z.file().optional(),
});

export type LogoSubmission = z.output<typeof logoSubmissionSchema>;

type Written = Record<"title" | "company", string> &
  Record<"description" | "designer" | keyof typeof facts, string | null> & {
    year: number | null;
    tags: string[];
  };

export function logoFormValues(logo: Written): Record<string, string> {
  return {
    title: logo.title,
    company: logo.company,
    description: logo.description ?? "",
    designer: logo.designer ?? "",
    year: String(logo.year ?? ""),
    tags: logo.tags.join(", "),
    ...Object.fromEntries(logoFacts.map((name) => [name, logo[name] ?? ""])),
  };
}
