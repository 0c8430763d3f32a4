import type { ContentKind } from "#app/content/kind.ts";
import { logoNames } from "#app/content/kinds.ts";
import { logoAdminSchema, logoAdminValues, logoMessages, logoQuickSchema } from "./admin-schema.ts";

export const logoKind: ContentKind = {
  type: "logo",
  table: "logos",
  ...logoNames,
  schema: { normal: logoAdminSchema, quick: logoQuickSchema },
  formValues: logoAdminValues,
  added: {},
  identity: { columns: ["title", "company"], words: "title and company" },
  image: { bucket: "logos", required: { normal: logoMessages.image, quick: logoMessages.quickImage } },
  headlines: {
    [logoMessages.quickName]: "Missing information",
    [logoMessages.quickImage]: "Missing logo",
  },
  created: { normal: "Logo created successfully!", quick: "Logo uploaded successfully" },
  updated: "Logo updated successfully!",
  deleted: "Logo deleted successfully!",
  saveFailed: "Failed to save logo",
  deleteFailed: "Failed to delete logo",
  noneToDelete: "No logo selected",
};
