let siteUrl = "http://localhost:3000";

/** Without a trailing slash. Called once, when the server starts. */
export function setSiteUrl(url: string): void {
  siteUrl = url;
}

const beyondUri = /[^!#$%&'()*+,\-./\w:;=?@[\]~]+/gu;

/** An address as formats want it that know only ASCII: `/events/ፊደል` -> `/events/%E1%8D%8A…`. What is encoded stays. */
export function asUri(address: string): string {
  if (!/^https?:\/\//i.test(address)) return address.replace(beyondUri, encodeURIComponent);
  return /[^\x21-\x7E]/.test(address) ? new URL(address).href : address;
}

/** A path of this site as a full URL. The browser follows the canonical link, so that both sides render the same. */
export function absoluteUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return asUri(path);
  if (typeof document === "undefined") return siteUrl + asUri(path);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? document.location.href).origin + asUri(path);
}
