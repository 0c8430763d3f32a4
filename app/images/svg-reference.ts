import type { SaxesAttributeNS } from "saxes";
import { ImageRefused } from "./image-refused.ts";

/** @throws ImageRefused for an attribute such as `onload` */
export function assertNoHandler({ local, uri }: SaxesAttributeNS) {
  if (uri === "" && /^on/i.test(local)) throw new ImageRefused(activeMessage(local));
}

/** An href as `#id`, null for none. Throws ImageRefused when it leaves the file. */
export function cleanReference(address: string, element: string): string | null {
  // As browsers do: spaces and control characters around and in an address do not count.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const value = address.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\ufeff]/g, "");
  if (value === "" || value === "#") return null;
  if (element === "a") {
    if (/^(?:javascript|vbscript|data):/i.test(value)) throw new ImageRefused(activeMessage("link"));
    return null;
  }
  if (element === "image") {
    throw new ImageRefused(
      "This SVG contains a photo or another picture. Upload that picture as JPG or PNG, or export the drawing without it.",
    );
  }
  if (!value.startsWith("#")) throw new ImageRefused(outsideMessage);
  // Within a name a space counts: it is in the id, too.
  const reference = address.replace(/[\t\n\r]/g, "").trim();
  return reference.startsWith("#") ? reference : value;
}

export const activeMessage = (part: string) =>
  `This SVG contains “${part.slice(0, 40)}”, which can run code or load pages. Export it as a plain drawing, then upload it again.`;
export const outsideMessage =
  "This SVG loads something from outside the file. Embed or remove linked images, fonts and styles, then export it again.";
export const doctypeMessage =
  "This SVG defines its own document type. In Illustrator, use File > Export > Export As > SVG, then upload that file.";
