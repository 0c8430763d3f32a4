import { parseFileAddress } from "#app/images/address.ts";

/** The image may lie on a site that a member named: we do not vouch for it. */
export const downloadRel = "nofollow ugc noopener";

type Downloadable = { slug: string; title: string; image_url: string | null };

/** The address that saves a published logo's image, named after the logo; null without an image. */
export function downloadUrl(logo: Downloadable): string | null {
  if (!logo.image_url) return null;
  const [address = ""] = logo.image_url.split("#", 1);
  const saved = `${address}${address.includes("?") ? "&" : "?"}download=${encodeURIComponent(logo.title)}`;
  return svgUrl(logo) ?? saved;
}

/** The same where a script can read it as SVG; null for other images, and for those elsewhere. */
export function svgUrl({ slug, image_url }: Downloadable): string | null {
  const isDrawing = parseFileAddress(image_url ?? "")?.extension === "svg";
  return isDrawing ? `/logos/${encodeURIComponent(slug)}.svg` : null;
}
