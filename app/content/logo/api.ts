import { z } from "zod";
import { address, entry, entryShape, resource, searchFilter, tags, text } from "#app/content/api-resource.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { type Logo, logoNamed, logosAfter } from "./queries.server.ts";

const logo = z.object({
  ...entryShape,
  title: text,
  company: text,
  description: text.nullable(),
  designer: text.nullable(),
  year: z.int().nullable(),
  tags,
  image: address.meta({ description: "The image file: SVG, PNG or JPEG." }),
});

export const logoResource = resource({
  name: "logos",
  title: "Logo",
  filter: z.strictObject({
    search: searchFilter,
    company: searchFilter.meta({ description: "The company's exact name." }),
  }),
  summary: logo,
  detail: logo,
  list: logosAfter,
  one: logoNamed,
  shape: (row: Logo) => ({
    ...row,
    ...entry(row, "logos"),
    image: absoluteUrl(row.image_url),
  }),
});
