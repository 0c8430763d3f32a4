import { createHash } from "node:crypto";

/** A page's policy; `sheet` is the hash of its inline styles. Routes that send something else set their own. */
export function contentSecurityPolicy(nonce: string | undefined, sheet: string): string {
  return [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    `style-src 'self' ${sheet}`,
    // For placeholders and upload progress.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

export function isPartOfPages(headers: Headers): boolean {
  return /^(?:text\/(?:css|javascript)|font\/)/.test(headers.get("Content-Type") ?? "");
}

/** The headers of every response. A route's own policy is kept; scripts, styles and fonts go without what only pages need. */
export function setSecurityHeaders(headers: Headers, https: boolean): void {
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
