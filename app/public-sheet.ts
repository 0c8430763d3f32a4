import sheet from "./app.css?inline";
import { paletteSheet } from "./lib/palette.ts";
import print from "./print.css?inline";

/** The public style sheet, whole, as every page carries it. In the browser it is read off the page: scripts bring none. */
export const publicSheet = import.meta.env.SSR
  ? paletteSheet() + sheet
  : (document.querySelector("style")?.textContent ?? "");

/** The same as a file, which is fetched for print first, with the rules for paper. */
export const sheetFile = import.meta.env.SSR ? publicSheet + print : "";
