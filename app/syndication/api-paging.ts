import { z } from "zod";

export const maxEntries = 100;
const range = `takes a whole number from 1 to ${maxEntries}`;

export const paging = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, range)
    .transform(Number)
    .pipe(z.int().min(1, range).max(maxEntries, range))
    .default(24)
    .meta({ description: "The most entries to return." }),
  cursor: z.string().max(200).optional().meta({
    description: "Where to continue: the `next_cursor` of the previous response, with the same filters.",
  }),
});
