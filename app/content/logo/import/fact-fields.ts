export const factFields = {
  filename: {
    label: "File",
    names: ["filename", "file", "path", "image", "svg", "files", "route", "slug", "key"],
  },
  title: { label: "Title", names: ["full_title", "display_name", "title", "name", "brand", "label"] },
  company: { label: "Company", names: ["company", "organization", "organisation", "owner", "brand"] },
  country: { label: "Country", names: ["country", "country_code", "nation"] },
  sector: { label: "Sector", names: ["sector", "category", "categories", "industry", "type"] },
  tags: { label: "Tags", names: ["tags", "keywords", "labels"] },
  description: { label: "Description", names: ["description", "about", "summary"] },
  designer: { label: "Designer", names: ["designer", "author", "agency", "designed_by"] },
  year: { label: "Year", names: ["year", "founded"] },
  license: { label: "License", names: ["license", "licence", "license_type", "license.type"] },
  source_url: { label: "Source", names: ["source_url", "source", "url", "website", "link", "homepage"] },
  guidelines_url: {
    label: "Brand guidelines",
    names: ["guidelines_url", "guidelines", "brand_guidelines", "brand_url"],
  },
} as const;
export type Fact = keyof typeof factFields;
export type FieldsOfFacts = Partial<Record<Fact, string>>;
