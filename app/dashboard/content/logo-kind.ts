import {
  logoAdminSchema,
  logoAdminValues,
  logoMessages,
  logoQuickSchema,
} from "#app/content/logo/admin-schema.ts";
import type { ContentKind } from "./kind.ts";
import { logoNames } from "./kind-names.ts";

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
