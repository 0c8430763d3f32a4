import { defineServerKind } from "#app/content/kind.server.ts";
import { findTerms } from "./admin-queries.server.ts";
import { jargonAdminSchema, jargonFormValues } from "./admin-schema.ts";
import { jargonResource } from "./api.ts";
import { termEntries } from "./feed.server.ts";
import { readTermFilter } from "./filter.ts";
import { jargonKind } from "./kind.ts";
import { termNamed, termsFailed } from "./queries.server.ts";
import { jargonRequired } from "./schema.ts";

export const jargonServerKind = defineServerKind(jargonKind, {
  schema: { normal: jargonAdminSchema, quick: jargonAdminSchema },
  formValues: jargonFormValues,
  adminDefaults: { status: "approved" },
  identity: { columns: ["term"], words: "name" },
  image: null,
  headlines: { [jargonRequired]: "Please fill in all required fields" },
  created: { normal: "Term added successfully", quick: "Term added successfully" },
  updated: "Term updated successfully",
  deleted: "Term deleted successfully",
  saveFailed: "Failed to save term",
  deleteFailed: "Failed to delete term",
  noneToDelete: "No term selected",
  find: findTerms,
  findFailed: termsFailed,
  api: jargonResource,
  feed: { title: "jargon", failed: termsFailed, readFilter: readTermFilter, entries: termEntries },
  preview: async (supabase, name) => {
    const term = await termNamed(supabase, name);
    if (!term) return null;
    const { id, term: title, category } = term;
    return { id, kind: "Jargon", title, facts: category ? [category] : [], image: null };
  },
});
