import { ImageRefused } from "./image-refused.ts";
import { activePart, embeddedPicture, fromOutside } from "./svg-refusals.ts";

/** An href as `#id`, null for none. Throws ImageRefused when it leaves the file. */
export function cleanReference(address: string, element: string): string | null {
  // As browsers do: spaces and control characters around and in an address do not count.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const value = address.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\ufeff]/g, "");
  if (value === "" || value === "#") return null;
  if (element === "a") {
    if (/^javascript:(?:void\(?0\)?|;)*$/i.test(value)) return null;
    if (/^(?:javascript|vbscript|data):/i.test(value)) throw new ImageRefused(activePart("link"));
    return null;
  }
  if (element === "image") throw new ImageRefused(embeddedPicture);
  if (!value.startsWith("#")) throw new ImageRefused(fromOutside);
  // Within a name a space counts: it is in the id, too.
  const reference = address.replace(/[\t\n\r]/g, "").trim();
  return reference.startsWith("#") ? reference : value;
}
