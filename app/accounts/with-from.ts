/** The address of a sign-in page that leads to `from` (a path of this site; none: "") in the end. */
export function withFrom(page: string, from: string): string {
  return from ? `${page}?from=${encodeURIComponent(from)}` : page;
}
