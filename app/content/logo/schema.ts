import { z } from "zod";
import { commaSeparated, oneLine, severalLines } from "#app/lib/one-line.ts";

export const logoLimits = { title: 120, company: 120, description: 2000, designer: 120, tags: 10, tag: 40 };
export const logoYears = { first: 1900, last: 2100 };

export const logoRequired = "Title and company name are required";
export const logoImageRequired = "Please upload a logo image";

const atMost = (characters: number) => `Use at most ${characters} characters`;
const yearMessage = `Enter a year from ${logoYears.first} to ${logoYears.last}`;

const requiredLine = (characters: number) =>
  z
    .string({ error: logoRequired })
    .overwrite(oneLine)
    .min(1, { error: logoRequired, abort: true })
    .max(characters, atMost(characters));

/**
 * What a member fills in. The image is optional here, since a file kept over sign-in counts as well:
 * the form that has neither answers `logoImageRequired`.
 */
export const logoSubmissionSchema = z.object({
  title: requiredLine(logoLimits.title),
  company: requiredLine(logoLimits.company),
  description: z
    .string()
    .overwrite(severalLines)
    .max(logoLimits.description, atMost(logoLimits.description))
    .optional(),
  designer: z.string().overwrite(oneLine).max(logoLimits.designer, atMost(logoLimits.designer)).optional(),
  year: z
    .number({ error: yearMessage })
    .int(yearMessage)
    .min(logoYears.first, yearMessage)
    .max(logoYears.last, yearMessage)
    .default(() => new Date().getFullYear()),
  tags: z
    .string()
    .optional()
    .transform((text, context) => {
      const tags = commaSeparated(text ?? "");
      if (tags.length > logoLimits.tags) {
        context.addIssue({ code: "custom", message: `Use at most ${logoLimits.tags} tags` });
      }
      if (tags.some((tag) => tag.length > logoLimits.tag)) {
        context.addIssue({
          code: "custom",
          message: `Each tag can have at most ${logoLimits.tag} characters`,
        });
      }
      return tags;
    }),
  image: z.file().optional(),
});

export type LogoSubmission = z.output<typeof logoSubmissionSchema>;
