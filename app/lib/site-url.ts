let siteUrl = "http://localhost:3000";

/** Without a trailing slash. Called once, when the server starts. */
export function setSiteUrl(url: string): void {
  siteUrl = url;
}

/** A path of this site as a full URL. The browser follows the canonical link, so that both sides render the same. */
export function absoluteUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  if (typeof document === "undefined") return siteUrl + path;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? document.location.href).origin + path;
}
