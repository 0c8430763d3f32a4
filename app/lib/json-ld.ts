import { createElement, type ReactElement } from "react";
import { type Language, localPath } from "#app/words/languages.ts";
import { absoluteUrl } from "./site-url.ts";

export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | JsonLdValue[]
  | { [key: string]: JsonLdValue };

/** JSON-LD that is safe inside a script element. Leaves out `undefined` members. */
export function jsonLd(data: { [key: string]: JsonLdValue }): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function JsonLd({ data }: { data: { [key: string]: JsonLdValue } }): ReactElement {
  const content = { __html: jsonLd(data) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd leaves no markup in the text
  return createElement("script", { type: "application/ld+json", dangerouslySetInnerHTML: content });
}

export function breadcrumbs(steps: [name: string, address: string][]): { [key: string]: JsonLdValue } {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, item], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}

export function webSite(
  language: Language,
  { name, description }: { name: string; description: string },
): { [key: string]: JsonLdValue } {
  const addressOf = (path: string) => absoluteUrl(localPath(language, path));
  return {
    "@type": "WebSite",
    name,
    description,
    inLanguage: language,
    url: addressOf("/"),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${addressOf("/search")}?search={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
