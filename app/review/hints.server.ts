import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { isKindName } from "#app/content/kinds.ts";

const duplicatesSchema = z.array(
  z.object({
    type: z.string().refine(isKindName),
    id: z.string(),
    title: z.string(),
    status: z.enum(["pending", "approved"]),
    /** Whether it is for the same company; otherwise its title is very similar. */
    company: z.boolean(),
  }),
);

/** What helps to decide about an item. */
export type ReviewHints = {
  /** How many items of the same submitter stand approved and rejected. */
  record: { approved: number; rejected: number };
  /** What the item may repeat, at most three, the most similar first. */
  duplicates: z.infer<typeof duplicatesSchema>;
};

/** The hints for the items of a page, by id, in one query. For admins only. */
export async function reviewHints(supabase: Supabase, ids: string[]): Promise<Map<string, ReviewHints>> {
  if (ids.length === 0) return new Map();
  const { data, error } = await supabase.rpc("review_hints", { ids });
  if (error) throw new Error("Failed to load the hints for moderation", { cause: error });
  return new Map(
    data.map(({ id, approved, rejected, duplicates }) => [
      id,
      { record: { approved, rejected }, duplicates: duplicatesSchema.parse(duplicates) },
    ]),
  );
}
