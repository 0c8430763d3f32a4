/**
 * The name a logo's file is saved under: the title with underscores for spaces, and the ending of the
 * image (svg where it has none). Signs that no file system or header likes are left out.
 */
export function downloadName(title: string, imageUrl: string): string {
  const ending = /\.(svg|png|jpe?g)(?:[?#]|$)/i.exec(imageUrl)?.[1]?.toLowerCase() ?? "svg";
  const name = title
    .trim()
    .replace(/[\p{Cc}\p{Cf}"*/:<>?\\|;]/gu, "")
    .replace(/\s+/gu, "_")
    .replace(/^\.+/, "");
  return `${name || "logo"}.${ending}`;
}

/** An image may stand on a site that a member named: it is not ours to vouch for. */
export const downloadRel = "nofollow ugc noopener";

/** The address that saves a logo's image under its own name, or null where there is no image. */
export function downloadUrl({
  title,
  image_url,
}: {
  title: string;
  image_url: string | null;
}): string | null {
  if (!image_url) return null;
  const [address] = image_url.split("#", 1);
  const joint = address?.includes("?") ? "&" : "?";
  return `${address}${joint}download=${encodeURIComponent(downloadName(title, image_url))}`;
}
