/** An image may stand on a site that a member named: it is not ours to vouch for. */
export const downloadRel = "nofollow ugc noopener";

/**
 * The address that saves a logo's image, named after the logo: the server makes the name of the title.
 * Null where there is no image.
 */
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
