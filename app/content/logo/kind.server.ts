import { withStars } from "#app/content/collection/collection.server.ts";
import { defineServerKind, type RowsInCell } from "#app/content/kind.server.ts";
import { inlinePictures } from "#app/images/inline-pictures.server.ts";
import { countryOptions } from "#app/lib/countries.ts";
import { countryIn } from "#app/words/name-in.ts";
import { translator } from "#app/words/translator.ts";
import {
  adminLogosFailed,
  findLogos,
  logoAdminSchema,
  logoAdminValues,
  logoMessages,
  logoQuickSchema,
} from "./admin.server.ts";
import { licenseIn, markFormIn, sectorIn } from "./facts-in.ts";
import { choiceIn, readLogoFilter } from "./filter.ts";
import { filesInWords, logoKind } from "./kind.ts";
import { licenseName } from "./license.ts";
import { licenses, sectors, variantLabel } from "./options.ts";
import { listLogos, logoNamed } from "./queries.server.ts";
import { logoFormValues, logoImageRequired, logoSubmissionSchema } from "./schema.ts";
import { logoEntries, logoResource } from "./syndication.server.ts";
import { filesOf } from "./variants.ts";

/** Of a file that is here already. */
const variants: RowsInCell = {
  line: "wordmark | dark | picture on this site",
  read(line) {
    const [layout = "", ground = "", image = ""] = line.split("|").map((part) => part.trim());
    return { layout, ground, image };
  },
  write: ({ layout = "", ground = "", image = "" }) => [layout, ground, image].join(" | "),
};

export const logoServerKind = defineServerKind(logoKind, {
  schema: { normal: logoAdminSchema, quick: logoQuickSchema },
  formValues: logoAdminValues,
  settable: [
    { column: "country", options: countryOptions },
    { column: "sector", options: sectors },
    { column: "license", options: licenses.map((value) => ({ value, label: licenseName(value) })) },
    { column: "designer" },
  ],
  rowsInCells: { variants },
  identity: "title and company",
  image: {
    bucket: "logos",
    minSide: 1000,
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
    valuesIn(language) {
      const t = translator(language, "logos");
      const fields = translator(language, "fields");
      return {
        country: (value) => countryIn(language, value),
        sector: (value) => sectorIn(t, value),
        mark_form: (value) => markFormIn(t, value),
        license: (value) => licenseIn(t, value),
        layout: (value) => fields("logo.layout", { layout: value }),
        variants: (value) => filesInWords(value, (file) => t("file", file)),
      };
    },
  },
  results: async ({ search, maxResults, supabase, request, session, budget }) => {
    const { total, logos } = await listLogos(supabase, { search, pageSize: maxResults });
    const placed = await inlinePictures(supabase, logos, budget);
    return { total, items: await withStars(request, session, placed) };
  },
  reportReasons: ["wrong", "outdated", "misleading", "link", "spam", "hateful", "rights"],
  rightsForm: (slug) => `/logos/${encodeURIComponent(slug)}/takedown-request`,
  api: logoResource,
  feed: { readFilter: readLogoFilter, entries: logoEntries, valueIn: choiceIn },
  preview: async (supabase, name, language) => {
    const logo = await logoNamed(supabase, name);
    if (!logo) return null;
    const { id, title, designer, company, image_url: image } = logo;
    const kind = translator(language, "searchPage")("kind.logos");
    const by = translator(language, "logos")("by", { designer: designer || company });
    return { id, kind, title, facts: [by], image };
  },
});
