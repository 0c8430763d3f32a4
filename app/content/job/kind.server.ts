import type { ContentKind } from "#app/content/kind.ts";
import { jobNames } from "#app/content/kinds.ts";
import { jobAdminSchema, jobAdminValues } from "./admin-schema.ts";

export const jobKind: ContentKind = {
  type: "job",
  table: "jobs",
  ...jobNames,
  schema: { normal: jobAdminSchema, quick: jobAdminSchema },
  formValues: jobAdminValues,
  added: { status: "approved" },
  identity: { columns: ["title", "company", "location"], words: "title, company and location" },
  image: null,
  headlines: {},
  created: { normal: "Job opportunity added successfully!", quick: "Job posted successfully" },
  updated: "Job opportunity updated successfully!",
  deleted: "Job opportunity deleted successfully!",
  saveFailed: "Failed to save job opportunity",
  deleteFailed: "Failed to delete job opportunity",
  noneToDelete: "No job opportunity selected",
};
