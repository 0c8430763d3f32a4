import type { MetaDescriptor } from "react-router";
import { siteName } from "#app/lib/site.ts";

/** The head of a page that search engines should not keep: a title only. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteName}` }, { name: "robots", content: "noindex" }];
}
