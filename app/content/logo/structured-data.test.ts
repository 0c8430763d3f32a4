import { expect, it } from "vitest";
import { logoStructuredData } from "./structured-data.ts";

const logo = {
  id: "1",
  slug: "a",
  title: "Kente",
  company: "Ashe Studio",
  description: null,
  designer: null,
  year: null,
  aliases: [],
  tags: [],
  country: null,
  sector: null,
  mark_form: null,
  source_url: null,
  guidelines_url: null,
  license: null,
  layout: "mark",
  variants: [],
  image_url: "/files/logos/a/b.svg",
  created_at: "2026-11-20T08:00:00.5+00:00",
  updated_at: "2026-11-20T08:00:00.5+00:00",
};

/** https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
it("a logo says who made it and under which rules it may be used", () => {
  const data = logoStructuredData(logo, "http://localhost:3000/logos/1");
  expect(data).toMatchObject({
    "@type": "ImageObject",
    contentUrl: "http://localhost:3000/files/logos/a/b.svg",
    license: "http://localhost:3000/terms#logos",
    acquireLicensePage: "http://localhost:3000/logos/1",
    creditText: "Ashe Studio",
    copyrightNotice: "Ashe Studio",
    creator: { "@type": "Organization", name: "Ashe Studio" },
    uploadDate: "2026-11-20T08:00:00.5Z",
  });
  expect(logoStructuredData({ ...logo, designer: "Zola" }, "").creator).toMatchObject({ name: "Zola" });
});
