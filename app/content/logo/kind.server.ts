import { withStars } from "#app/content/collection/collection.server.ts";
import { defineServerKind } from "#app/content/kind.server.ts";
import { inlinePictures } from "#app/images/inline-pictures.server.ts";
import { countryOptions } from "#app/lib/countries.ts";
import {
  adminLogosFailed,
  findLogos,
  logoAdminSchema,
  logoAdminValues,
  logoMessages,
  logoQuickSchema,
} from "./admin.server.ts";
import { readLogoFilter } from "./filter.ts";
import { logoKind } from "./kind.ts";
import { licenseName } from "./license.ts";
import { licenses, sectors, variantLabel } from "./options.ts";
import { listLogos, logoNamed } from "./queries.server.ts";
import { logoFormValues, logoImageRequired, logoSubmissionSchema } from "./schema.ts";
import { logoEntries, logoResource } from "./syndication.server.ts";
import { filesOf } from "./variants.ts";

export const logoServerKind = defineServerKind(logoKind, {
  schema: { normal: logoAdminSchema, quick: logoQuickSchema },
  formValues: logoAdminValues,
  settable: [
    { column: "country", options: countryOptions },
    { column: "sector", options: sectors },
    { column: "license", options: licenses.map((value) => ({ value, label: licenseName(value) })) },
    { column: "designer" },
  ],
  identity: "title and company",
  image: {
    bucket: "logos",
    required: { normal: logoMessages.image, quick: logoMessages.quickImage },
    more: "variants",
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
  exclamationMark: true,
  created: { normal: "Logo created successfully!", quick: "Logo uploaded successfully" },
  find: findLogos,
  findFailed: adminLogosFailed,
  member: {
    schema: logoSubmissionSchema,
    formValues: logoFormValues,
    imageRequired: logoImageRequired,
  },
  results: async ({ search, maxResults, supabase, request, session, budget }) => {
    const { total, logos } = await listLogos(supabase, { search, pageSize: maxResults });
    const placed = await inlinePictures(supabase, logos, budget);
    return { total, items: await withStars(request, session, placed) };
  },
  api: logoResource,
  feed: { readFilter: readLogoFilter, entries: logoEntries },
  preview: async (supabase, name) => {
    const logo = await logoNamed(supabase, name);
    if (!logo) return null;
    const { id, title, designer, company, image_url: image } = logo;
    return { id, kind: "Logo", title, facts: [`by ${designer || company}`], image };
  },
});
