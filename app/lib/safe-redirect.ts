/** Browsers read `//host`, `/\host` and control characters in a path as another site. */
export function safeRedirect(to: FormDataEntryValue | null | undefined, fallback: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (typeof to !== "string" || !to.startsWith("/") || /[\\\u0000-\u001f\u007f]/.test(to)) return fallback;
  try {
    const here = "http://this.site.invalid";
    const parsed = new URL(to, here);
    // "/x/..//evil" parses to a path that begins with "//".
    if (parsed.origin !== here || parsed.pathname.startsWith("//")) return fallback;
    return parsed.pathname + parsed.search + parsed.hash;
  } catch {
    return fallback;
  }
}
