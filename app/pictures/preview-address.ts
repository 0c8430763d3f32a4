export const previewWidth = 1200;
export const previewHeight = 630;

/** The kinds that have previews, by the first word of their pages' addresses. */
export type PreviewKind = "logos" | "jargon" | "events" | "jobs";

/**
 * The path of the picture that stands for a page where it is shared.
 *
 * @param name what the page's own address calls the item: its id, a term's slug
 */
export function previewPath(kind: PreviewKind, name: string): string {
  return `/previews/${kind}/${encodeURIComponent(name)}.png`;
}
