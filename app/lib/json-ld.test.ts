import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { breadcrumbs, JsonLd, jsonLd, webSite } from "./json-ld.ts";

describe("jsonLd", () => {
  it("X1: shows markup in the data as text and cannot be left early", () => {
    const name = '</script><script>alert(1)</script><!-- & "quoted" \u2028';
    const markup = renderToStaticMarkup(createElement(JsonLd, { data: { "@type": "Thing", name } }));

    expect(markup.match(/<\/?script/g)).toHaveLength(2);
    expect(markup).not.toContain("<!--");
    const text = markup.replace(/^<script[^>]*>/, "").replace("</script>", "");
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@type": "Thing", name });
  });

  it("leaves out what is not known", () => {
    expect(jsonLd({ "@type": "Thing", name: "Kente", image: undefined })).not.toContain("image");
  });
});

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb, and .../sitelinks-searchbox */
describe("the site in search results", () => {
  it("has a path to each page, counted from one, and a search whose address takes the words", () => {
    expect(breadcrumbs([["Logos", "https://a.example/logos"]]).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Logos", item: "https://a.example/logos" },
    ]);
    const site = { name: "Ubunifu", description: "Marks" };
    expect(webSite("fr", site)).toMatchObject({
      inLanguage: "fr",
      url: "http://localhost:3000/fr",
    });
    expect(webSite("en", site)).toMatchObject({
      inLanguage: "en",
      url: "http://localhost:3000/",
      potentialAction: {
        target: { urlTemplate: "http://localhost:3000/search?search={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    });
  });
});
