import { z } from "zod";
import { address, entry, entryShape, resource, searchFilter, tags, text } from "#app/content/api-resource.ts";
import { africanCountries } from "#app/lib/countries.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { isTakenDown } from "./missing.server.ts";
import { licenses, markForms, sectors } from "./options.ts";
import { type Logo, logoNamed, logosAfter } from "./queries.server.ts";
import { filesOf, variantName, variantSchema } from "./variants.ts";

const logo = z.object({
  ...entryShape,
  title: text,
  company: text,
  description: text.nullable(),
  designer: text.nullable(),
  year: z.int().nullable(),
  tags,
  country: text.nullable().meta({ description: "Of the brand: an ISO 3166-1 code." }),
  sector: z.enum(sectors).nullable(),
  form: z.enum(markForms).nullable(),
  source: address.nullable().meta({ description: "Where the file comes from." }),
  guidelines: address.nullable().meta({ description: "How the brand wants it to be used." }),
  license: z.enum(licenses).nullable().meta({ description: "Null: the usage guidelines of this site." }),
  image: address.meta({ description: "The first file: SVG, PNG or JPEG, for light ground." }),
  variants: z
    .array(variantSchema.extend({ name: text, image: address }))
    .meta({ description: "All files, the first one first." }),
});

export const logoResource = resource({
  name: "logos",
  title: "Logo",
  filter: z.strictObject({
    search: searchFilter,
    company: searchFilter.meta({ description: "The company's exact name." }),
    country: z.enum(africanCountries).optional(),
    sector: z.enum(sectors).optional(),
    form: z.enum(markForms).optional(),
    designer: searchFilter.meta({ description: "The designer's exact name." }),
  }),
  summary: logo,
  detail: logo,
  list: logosAfter,
  one: logoNamed,
  isTakenDown,
  shape: (row: Logo) => ({
    ...row,
    ...entry(row, "logos"),
    form: row.mark_form,
    source: row.source_url,
    guidelines: row.guidelines_url,
    image: absoluteUrl(row.image_url),
    variants: filesOf(row).map((file) => ({
      ...file,
      name: variantName(file),
      image: absoluteUrl(file.image),
    })),
  }),
});
