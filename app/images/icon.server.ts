import { SaxesParser } from "saxes";
import { cleanSvg } from "./svg.server.ts";

/** What programs set into an `<svg>` of their own: see https://iconify.design/docs/types/iconify-icon.html */
export type IconifyIcon = { body: string; left: number; top: number; width: number; height: number };

/** Of the root; the rest says how shapes look, and goes into the body. */
const ofRoot =
  /^(?:xmlns(?::\w+)?|viewBox|width|height|x|y|id|class|role|version|preserveAspectRatio|(?:aria|xml)[-:].*)$/;

/** Null where it has no box, or style rules that would become the page's. Throws when it cannot be read. */
export async function toIcon(drawing: Uint8Array): Promise<IconifyIcon | null> {
  const { optimize } = await import("svgo/browser");
  // A color that older browsers draw is kept by the cleaning, not by what follows.
  const { data } = optimize(new TextDecoder().decode(cleanSvg(drawing)), {
    plugins: [
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "mergeStyles",
      { name: "convertStyleToAttrs", params: { keepImportant: true } },
    ],
  });
  // Nothing leaves that has not gone through the cleaning.
  const text = new TextDecoder().decode(cleanSvg(new TextEncoder().encode(data)));
  if (text.includes("<style")) return null;
  const begins = text.indexOf(">") + 1;
  const { box, look } = readRoot(text.slice(0, begins));
  if (!box) return null;
  const inner = text.slice(begins, text.lastIndexOf("</svg>")).replace(/<[^<>]*>/g, withoutPage);
  return { ...box, body: look ? `<g${look}>${inner}</g>` : inner };
}

/** Classes would meet the rules of the page. */
const withoutPage = (tag: string) => tag.replace(/ class="[^"]*"/, "").replace(" xlink:href=", " href=");

function readRoot(tag: string) {
  let box: Omit<IconifyIcon, "body"> | null = null;
  let look = "";
  const parser = new SaxesParser({ position: false });
  parser.on("opentag", (root) => {
    const attributes = root.attributes as Record<string, string>;
    const [left = 0, top = 0, width = 0, height = 0] = (attributes.viewBox ?? "")
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (width > 0 && height > 0 && Number.isFinite(left + top + width + height))
      box = { left, top, width, height };
    for (const [name, value] of Object.entries(attributes))
      if (!ofRoot.test(name))
        look += ` ${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`;
  });
  parser.write(tag.replace(/\/?>$/, "/>")).close();
  return { box: box as Omit<IconifyIcon, "body"> | null, look };
}
