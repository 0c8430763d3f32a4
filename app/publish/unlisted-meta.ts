import type { MetaDescriptor } from "react-router";
import { siteName } from "#app/lib/site.ts";

/** For pages that search engines should not keep. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteName}` }, { name: "robots", content: "noindex" }];
}
