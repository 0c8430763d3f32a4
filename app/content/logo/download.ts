import { parseFileAddress } from "#app/images/address.ts";

/** The image may lie on a site that a member named: we do not vouch for it. */
export const downloadRel = "nofollow ugc noopener";

type Downloadable = { title: string; image_url: string | null };

/** The address that saves a logo's image, named after the logo; null without an image. */
export function downloadUrl({ title, image_url }: Downloadable): string | null {
  if (!image_url) return null;
  const [address = ""] = image_url.split("#", 1);
  return `${address}${address.includes("?") ? "&" : "?"}download=${encodeURIComponent(title)}`;
}

/** The same where a script can read it as SVG; null for other images, and for those elsewhere. */
export function svgUrl(logo: Downloadable): string | null {
  return parseFileAddress(logo.image_url ?? "")?.extension === "svg" ? downloadUrl(logo) : null;
}
