import { redirect } from "react-router";
import { isUuid } from "./uuid.ts";

export const isSlug = (text: string) => /^[\p{L}\p{M}\p{N}-]{1,100}$/u.test(text);

/** The column in which to look for the end of an item's address; null where it can be neither. */
export function columnOf(name: string): "id" | "slug" | null {
  if (isUuid(name)) return "id";
  return isSlug(name) ? "slug" : null;
}

/** From an id, or an address in other letters, to the one address that an item's page has. */
export const movedTo = (section: string, slug: string) =>
  redirect(`/${section}/${encodeURIComponent(slug)}`, 301);
