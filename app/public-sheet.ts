import sheet from "./app.css?inline";
import { paletteSheet } from "./lib/palette.ts";

/** The public style sheet, whole, as every page carries it. In the browser it is read off the page: scripts bring none. */
export const publicSheet = import.meta.env.SSR
  ? paletteSheet() + sheet
  : (document.querySelector("style")?.textContent ?? "");
