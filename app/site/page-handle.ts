import { createContext } from "react";

/** What a route says about its page, as `export const handle`. */
export type PageHandle = {
  /** React takes the page over in the browser. */
  hydrate?: boolean;
  layout?: "dashboard";
  /**
   * The page has something for public/enhance.js to do: to copy, to share, to tell the reader's own time, to keep a form,
   * over another one of the page as well, and send it once.
   */
  script?: boolean;
  /** Its lists have pictures, which lite mode leaves out. */
  pictures?: boolean;
  /** Everybody who is not signed in sees the same page, made of published content alone. */
  sameForAll?: boolean;
};

/** Whether a page is rendered that no framework script will take over. False in the browser. */
export const WithoutFramework = createContext(false);

/** Stands inside the page's style element until it is known what is on the page. */
export const stylesLater = "/*styles*/";

/**
 * The one line of script inside a page: it asks for public/enhance.js. A script that the page names would hold up
 * its completion by a journey to the server and back.
 */
export const enhanceLater = 'import("/enhance.js")';
