let siteUrl = "http://localhost:3000";

/** Sets the address that links to this site begin with, without a slash at its end. Called once, at the start of the server. */
export function setSiteUrl(url: string): void {
  siteUrl = url;
}

/**
 * A path of this site as a full address; a full http(s) address stays as it is. In the browser it
 * follows the page's own canonical link, so that both sides render the same tags.
 */
export function absoluteUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  if (typeof document === "undefined") return siteUrl + path;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? document.location.href).origin + path;
}
