import { lazyComponent } from "#app/components/lazy-component.ts";
import { inOneLine } from "#app/content/item-facts.ts";
import { defineKind } from "#app/content/kind.ts";
import { countryIn } from "#app/words/name-in.ts";
import { licenseName } from "./license.ts";
import { type Ground, grounds, type LogoLayout, layouts, variantLabel } from "./options.ts";

export const logoKind = defineKind("logos", {
  name: "logo",
  titleColumn: "title",
  menu: { text: "Logos", icon: "shapes", footer: "Resources" },
  defaultValues: () => ({ year: String(new Date().getUTCFullYear()) }),
  isPicture: true,
  columns: [
    { name: "title", label: "Title" },
    { name: "company", label: "Company" },
    { name: "aliases", label: "Other names", show: inOneLine },
    { name: "description", label: "Description" },
    { name: "designer", label: "Designer" },
    { name: "year", label: "Year" },
    { name: "tags", label: "Tags", show: inOneLine },
    { name: "country", label: "Country", show: (code) => countryIn("en", code) },
    { name: "sector", label: "Sector" },
    { name: "mark_form", label: "Logo type" },
    { name: "source_url", label: "Source" },
    { name: "guidelines_url", label: "Brand guidelines" },
    { name: "license", label: "License", show: licenseName },
    { name: "layout", label: "First file", show: (layout) => layouts[layout as LogoLayout] },
    { name: "variants", label: "More files", show: (lines) => filesInWords(lines) },
    { name: "image_url", label: "Image URL", hidden: true },
    { name: "featured", label: "Featured", hidden: true },
  ],
  dashboard: {
    heading: "Vector Logos",
    empty: { title: "No Logos Found", text: 'Click "Add Logo" to create a new logo.' },
    cards: "cards",
    Card: lazyComponent(() => import("./admin-card.tsx").then(({ AdminLogoCard }) => AdminLogoCard)),
    Fields: lazyComponent(() => import("./admin-fields.tsx").then(({ LogoAdminFields }) => LogoAdminFields)),
    withFile: true,
    quick: { title: "Upload New Logo", text: "SVG, PNG or JPG, or a URL" },
    statistic: { label: "Vector Logos", counts: "published", query: "review=approved" },
  },
  submission: {
    Fields: lazyComponent(() =>
      import("./submission-fields.tsx").then(({ LogoSubmissionFields }) => LogoSubmissionFields),
    ),
    Preview: lazyComponent(() =>
      import("./submission-preview.tsx").then(({ LogoSubmissionPreview }) => LogoSubmissionPreview),
    ),
  },
});

/** `/files/logos/a/b.svg, dark, wordmark` -> `Wordmark, for dark` */
export function filesInWords(lines: string, labelOf = variantLabel): string {
  const inWords = (line: string) => {
    const parts = line.split(", ");
    const layout = parts.find((part): part is LogoLayout => part in layouts);
    const ground = parts.find((part): part is Ground => part in grounds);
    return layout && ground ? labelOf({ layout, ground }) : line;
  };
  return lines.split("\n").map(inWords).join("\n");
}
