import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of a page. Scripts are files of this site, and with a `nonce` those inside the page that
 * carry it; `sheet` is the hash of the styles inside it. Routes that send something else bring their own policy.
 */
export function contentSecurityPolicy(nonce: string | undefined, sheet: string): string {
  return [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    `style-src 'self' ${sheet}`,
    // Woven placeholders and upload progress are drawn with style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What a Content-Security-Policy calls exactly these styles. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Whether these are headers of a script, a style sheet or a font: what nobody opens as a page. */
export function isPartOfPages(headers: Headers): boolean {
  return /^(?:text\/(?:css|javascript)|font\/)/.test(headers.get("Content-Type") ?? "");
}

/**
 * Puts on `headers` what every response carries, errors and files too. What only pages heed is spared the parts of
 * pages, of which a form fetches five. A policy that a route has set stands.
 */
export function secure(headers: Headers, https: boolean): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  const part = isPartOfPages(headers);
  if (!part) {
    headers.set("X-Frame-Options", "DENY");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
  }
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", `${part ? "" : "default-src 'none'; "}frame-ancestors 'none'`);
  if (https) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}
