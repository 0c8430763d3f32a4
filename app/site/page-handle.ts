/** For a route's `export const handle`. */
export type PageHandle = {
  hydrate?: boolean;
  layout?: "dashboard";
  /** app/enhance is loaded; for a list, not in lite mode. */
  script?: boolean | "list";
  /** Lite mode leaves out the pictures of its lists. */
  pictures?: boolean;
  /** Every signed-out visitor sees the same page, so it may be cached. */
  sameForAll?: boolean;
};
