/** What a route says about its page, as `export const handle`. */
export type PageHandle = {
  /** React takes the page over in the browser. */
  hydrate?: boolean;
  layout?: "dashboard";
  /** The page has something for public/enhance.js to do: to copy, to share, to tell a local time, to keep a form. */
  script?: boolean;
  /** Its lists have pictures, which lite mode leaves out. */
  pictures?: boolean;
  /** Everybody who is not signed in sees the same page, made of published content alone. */
  sameForAll?: boolean;
};
