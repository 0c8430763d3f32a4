import { lookup } from "mrmime";

/** The Content-Type of a file of the site, by the name of the file. */
export function contentType(path: string): string {
  if (path.endsWith("/speculation-rules.json")) return "application/speculationrules+json";
  if (path.endsWith(".webmanifest")) return "application/manifest+json";
  if (path.endsWith(".ico")) return "image/x-icon";
  const type = lookup(path) ?? "application/octet-stream";
  return /^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
}
