export const previewWidth = 1200;
export const previewHeight = 630;

/** `section` is the first word of the page's path; `name` is the item's slug. */
export function previewPath(section: string, name: string): string {
  return `/previews/${section}/${encodeURIComponent(name)}.png`;
}
