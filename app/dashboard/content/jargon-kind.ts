import { jargonAdminSchema, jargonFormValues } from "#app/content/jargon/admin-schema.ts";
import { jargonRequired } from "#app/content/jargon/schema.ts";
import type { ContentKind } from "./kind.ts";
import { jargonNames } from "./kind-names.ts";

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
