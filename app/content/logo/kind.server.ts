import type { ServerKind } from "#app/content/kind.ts";
import { adminLogosFailed, findLogos } from "./admin-queries.server.ts";
import { logoAdminSchema, logoAdminValues, logoMessages, logoQuickSchema } from "./admin-schema.ts";
import { logoResource } from "./api.ts";
import { logoEntries } from "./feed.server.ts";
import { readLogoFilter } from "./filter.ts";
import { logoKind } from "./kind.ts";
import { variantLabel } from "./options.ts";
import { logoNamed, logosFailed } from "./queries.server.ts";
import {
  type LogoSubmission,
  logoFacts,
  logoFormValues,
  logoImageRequired,
  logoSubmissionSchema,
} from "./schema.ts";
import { filesOf } from "./variants.ts";

export const logoServerKind: ServerKind = {
  ...logoKind,
  schema: { normal: logoAdminSchema, quick: logoQuickSchema },
  formValues: logoAdminValues,
  csv: {
    columns: [
      "title",
      "company",
      "description",
      "designer",
      "year",
      "tags",
      ...logoFacts,
      "layout",
      "image_url",
      "status",
    ],
    switches: [],
  },
  adminDefaults: {},
  identity: { columns: ["title", "company"], words: "title and company" },
  image: {
    bucket: "logos",
    required: { normal: logoMessages.image, quick: logoMessages.quickImage },
    columns: "image_url, layout, variants",
    namedBy: (logo: Parameters<typeof filesOf>[0]) => filesOf(logo).map(({ image }) => image),
    rows: "variants",
    files: (logo: Parameters<typeof filesOf>[0]) =>
      filesOf(logo).map(({ image, ...file }) => ({
        label: variantLabel(file),
        image,
        onDark: file.ground === "dark",
      })),
  },
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
  find: findLogos,
  findFailed: adminLogosFailed,
  member: {
    schema: logoSubmissionSchema,
    columns: ({ image: _, ...values }: LogoSubmission, imageUrl) => ({ ...values, image_url: imageUrl }),
    formValues: logoFormValues,
    imageRequired: logoImageRequired,
    failed: "Failed to submit logo",
  },
  api: logoResource,
  feed: { title: "logos", failed: logosFailed, readFilter: readLogoFilter, entries: logoEntries },
  preview: async (supabase, name) => {
    const logo = await logoNamed(supabase, name);
    if (!logo) return null;
    const { id, title, designer, company, image_url: image } = logo;
    return { id, kind: "Logo", title, facts: [`by ${designer || company}`], image };
  },
};
