import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { isKindName } from "#app/content/kinds.ts";

const duplicatesSchema = z.array(
  z.object({
    type: z.string().refine(isKindName),
    id: z.string(),
    title: z.string(),
    status: z.enum(["pending", "approved"]),
    /** For the same company; otherwise the title is very similar. */
    company: z.boolean(),
  }),
);

export type ReviewHints = {
  record: { approved: number; rejected: number };
  /** At most three, the most similar first. */
  duplicates: z.infer<typeof duplicatesSchema>;
};

/** By item id, in one query. For admins only. */
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
