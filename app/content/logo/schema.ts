import { z } from "zod";
import { africanCountries } from "#app/lib/countries.ts";
import { countryWords } from "#app/lib/country-names.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import {
  choice,
  isPicture,
  optionalChoice,
  optionalLine,
  optionalLink,
  optionalText,
  optionalYear,
  requiredLine,
  tagList,
  wordList,
} from "#app/lib/text-fields.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import {
  type Ground,
  grounds,
  type LogoLayout,
  layouts,
  licenses,
  logoYears,
  markForms,
  maxVariants,
  sectors,
} from "./options.ts";
import { licenseWords, markFormWords, sectorWords } from "./other-words.ts";
import { variantName, variantSchema } from "./variants.ts";

const say = sentencesOf("wrong");
const required = say("logo.required");
export const logoImageRequired = say("logo.image");

const layout = choice(Object.keys(layouts) as LogoLayout[], {
  what: "a version",
  words: layouts,
});
const variant = z
  .object({
    layout,
    ground: choice(Object.keys(grounds) as Ground[], { what: "what the file is made for", words: grounds }),
    image: z.string().optional(),
  })
  .transform((row, { addIssue }) => {
    if (row.image && !isPicture(row.image))
      addIssue({ code: "custom", path: ["image"], message: say("logo.pictureHere") });
    if (!row.image) addIssue({ code: "custom", path: ["file"], message: say("logo.noFile") });
    return { ...row, image: row.image ?? "" };
  });

/** Each file shows something else, or is for something else; the first is for light ground. */
export function distinctFiles(
  { layout, variants }: { layout: LogoLayout; variants: z.output<typeof variant>[] },
  context: z.RefinementCtx,
) {
  const taken = new Set([variantName({ layout, ground: "light" })]);
  variants.forEach((file, index) => {
    const name = variantName(file);
    const message = say("logo.taken", { layout: file.layout, ground: file.ground });
    if (taken.has(name)) context.addIssue({ code: "custom", path: ["variants", index, "layout"], message });
    taken.add(name);
  });
}

const facts = {
  country: optionalChoice(africanCountries, { what: "a country", words: countryWords, such: "Kenya or KE" }),
  sector: optionalChoice(sectors, { what: "a sector", words: sectorWords }),
  mark_form: optionalChoice(markForms, { what: "a logo type", words: markFormWords }),
  source_url: optionalLink(),
  guidelines_url: optionalLink(),
  license: optionalChoice(licenses, { what: "a license", words: licenseWords }),
};
export const logoFacts = Object.keys(facts) as (keyof typeof facts)[];

export const logoFields = z.object({
  title: requiredLine(required, 120),
  company: requiredLine(required, 120),
  aliases: wordList(10, 60, {
    many: say("logo.aliases"),
    long: say("logo.alias"),
  }),
  description: optionalText(2000),
  designer: optionalLine(120),
  year: optionalYear(logoYears),
  tags: tagList(),
  ...facts,
  layout: layout.default("mark"),
  variants: z
    .array(variant)
    .max(maxVariants, say("logo.variants", { max: maxVariants }))
    .default([]),
  image: z.file().optional(),
});

/** The image is optional here, since one kept over sign-in counts too: without either, answer `logoImageRequired`. */
export const logoSubmissionSchema = logoFields.superRefine(distinctFiles);

export type LogoSubmission = z.output<typeof logoSubmissionSchema>;

type Written = Record<"title" | "company", string> &
  Record<"description" | "designer" | keyof typeof facts, string | null> & {
    year: number | null;
    tags: string[];
    aliases: string[];
    layout: string;
    variants: unknown;
  };

export function logoFormValues(logo: Written): FormValues {
  return {
    title: logo.title,
    company: logo.company,
    aliases: logo.aliases.join(", "),
    description: logo.description ?? "",
    designer: logo.designer ?? "",
    year: String(logo.year ?? ""),
    tags: logo.tags.join(", "),
    ...Object.fromEntries(logoFacts.map((name) => [name, logo[name] ?? ""])),
    layout: logo.layout,
    variants: variantSchema.array().parse(logo.variants),
  };
}
