export const previewWidth = 1200;
export const previewHeight = 630;

/**
 * The path of the picture that stands for a page where it is shared.
 *
 * @param section the first word of the page's address
 * @param name what the page's own address calls the item: its id, a term's slug
 */
export function previewPath(section: string, name: string): string {
  return `/previews/${section}/${encodeURIComponent(name)}.png`;
}
