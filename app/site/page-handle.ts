import { useMatches } from "react-router";

/** For a route's `export const handle`. */
export type PageHandle = {
  hydrate?: boolean;
  /** app/enhance is loaded; for a list, not in lite mode. */
  script?: boolean | "list";
  /** Lite mode leaves out the pictures of its lists. */
  pictures?: boolean;
  /** Every signed-out visitor sees the same page, so it may be cached. */
  sameForAll?: boolean;
  /** A list of the dashboard: its rows are outlined until new ones come. */
  list?: boolean;
};

/** Of the page and its layouts together. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}
