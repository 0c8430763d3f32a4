import { LRUCache } from "lru-cache";
import sheet from "./app.css?inline";
import { sourceHash } from "./server/security-headers.ts";
import { criticalStyles, marksOn, namesOf } from "./site/critical-styles.ts";
import { stylesLater } from "./site/page-handle.ts";

type PageStyles = { css: string; hash: string };

const critical = criticalStyles(sheet.trim());
// Pages of one kind mostly have the same names on them.
const made = new LRUCache<string, PageStyles>({
  maxSize: 4_000_000,
  sizeCalculation: ({ css }) => css.length,
});

const stylesElement = `<style>${stylesLater}</style>`;

/** What public/enhance.js draws after the page has come. */
const drawnByScript = [
  ".toast",
  ".info",
  ".floating",
  ".btn",
  ".quiet",
  ".icon-only",
  "strong",
  "p",
  "button",
];

/**
 * Puts into a finished page the part of the site's sheet that it needs, unless it asks for the whole sheet before it is
 * painted. `hash` is what a Content-Security-Policy calls exactly these styles; "" where there are none.
 */
export function withStyles(html: string): { html: string; hash: string } {
  if (!html.includes(stylesElement)) return { html, hash: "" };
  const { css, hash } = stylesOf(html);
  return { html: html.replace(stylesElement, () => `<style>${css}</style>`), hash };
}

function stylesOf(html: string): PageStyles {
  const marks = marksOn(html);
  const scripted = html.includes("/enhance.js");
  const hasParts = / type="(?:date|time|number|file)"/.test(html);
  // No attribute holds a quotation mark.
  const named = [...marks.elements, "class", ...marks.classLists, "style", ...marks.properties];
  const key = [...named, scripted, hasParts].join('"');
  const kept = made.get(key);
  if (kept) return kept;
  const names = namesOf(marks);
  if (scripted) for (const name of drawnByScript) names.add(name);
  if (hasParts) names.add("::part");
  // Lite mode does without what costs data or draws twice.
  if (!names.has(".lite")) names.add("@font-face").add("@view-transition");
  const css = critical(names);
  const styles = { css, hash: sourceHash(css) };
  made.set(key, styles);
  return styles;
}
