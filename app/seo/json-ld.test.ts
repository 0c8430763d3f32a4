import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { JsonLd, jsonLd } from "./json-ld.ts";

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
