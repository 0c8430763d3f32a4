/** The image may lie on a site that a member named: we do not vouch for it. */
export const downloadRel = "nofollow ugc noopener";

/** The address that saves a logo's image, named after the logo; null without an image. */
export function downloadUrl({
  title,
  image_url,
}: {
  title: string;
  image_url: string | null;
}): string | null {
  if (!image_url) return null;
  const [address = ""] = image_url.split("#", 1);
  return `${address}${address.includes("?") ? "&" : "?"}download=${encodeURIComponent(title)}`;
}
