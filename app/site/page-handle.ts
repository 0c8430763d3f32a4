import { useMatches } from "react-router";

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

export const mergeHandles = (handles: unknown[]): PageHandle => Object.assign({}, ...handles);

export const usePageHandle = (): PageHandle => mergeHandles(useMatches().map(({ handle }) => handle));
