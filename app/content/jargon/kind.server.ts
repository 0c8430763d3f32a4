import type { ContentKind } from "#app/content/kind.ts";
import { jargonNames } from "#app/content/kinds.ts";
import { jargonAdminSchema, jargonFormValues } from "./admin-schema.ts";
import { jargonRequired } from "./schema.ts";

export const jargonKind: ContentKind = {
  type: "jargon",
  table: "jargon",
  ...jargonNames,
  schema: { normal: jargonAdminSchema, quick: jargonAdminSchema },
  formValues: jargonFormValues,
  added: { status: "approved" },
  identity: { columns: ["term"], words: "name" },
  image: null,
  headlines: { [jargonRequired]: "Please fill in all required fields" },
  created: { normal: "Term added successfully", quick: "Term added successfully" },
  updated: "Term updated successfully",
  deleted: "Term deleted successfully",
  saveFailed: "Failed to save term",
  deleteFailed: "Failed to delete term",
  noneToDelete: "No term selected",
};
