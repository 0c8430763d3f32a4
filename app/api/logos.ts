import { z } from "zod";
import { type Logo, logoById, logosAfter } from "#app/content/logo/queries.server.ts";
import { absoluteUrl } from "#app/seo/site-url.ts";
import { address, entry, entryShape, resource, searchFilter, tags, text } from "./resource.ts";

const logo = z.object({
  ...entryShape,
  title: text,
  company: text,
  description: text.nullable(),
  designer: text.nullable(),
  year: z.int().nullable(),
  tags,
  image: address.meta({ description: "The picture itself: SVG, PNG or JPEG." }),
});

export const logos = resource({
  name: "logos",
  title: "Logo",
  filter: z.strictObject({
    search: searchFilter,
    company: searchFilter.meta({ description: "The company's exact name." }),
  }),
  summary: logo,
  detail: logo,
  list: logosAfter,
  one: logoById,
  shape: (row: Logo) => ({
    ...row,
    ...entry(row, `/logos/${row.id}`),
    image: absoluteUrl(row.image_url),
  }),
});
