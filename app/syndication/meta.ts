import type { MetaDescriptor } from "react-router";
import { siteName } from "#app/lib/site.ts";
import type { Language } from "#app/words/languages.ts";

export type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** The page's, for a `meta` export, which gets the data of the root's loader first. */
export function languageOfMatches([root]: Matches): Language {
  return (root?.loaderData as { language?: Language } | undefined)?.language ?? "en";
}

export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteName}` }, { name: "robots", content: "noindex" }];
}
