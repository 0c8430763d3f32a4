import { ImageRefused } from "./image-refused.ts";
import { ownDocumentType } from "./svg-refusals.ts";

const max = { entities: 30, valueCharacters: 200, references: 1_000 };

/** They say how a file may be written, and give nothing a value. */
const silent = /^(?:<!--(?:(?!-->)[\s\S])*-->|<!(?:ELEMENT|ATTLIST)\s[^<>&%"']*>)/;
const entity = /^<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/;

/**
 * The words that a DOCTYPE gives names to, as Illustrator does with its namespaces. Throws ImageRefused for anything but
 * few plain ones, or where `text` names them often: they must not unpack to much, nor load anything.
 */
export function entitiesOf(doctype: string, text: string): Map<string, string> {
  const found = new Map<string, string>();
  const begin = doctype.indexOf("[");
  if (begin < 0) return found;
  const end = doctype.lastIndexOf("]");
  let rest = doctype.slice(begin + 1, end).trim();
  while (rest !== "") {
    const [passed = ""] = silent.exec(rest) ?? [];
    if (passed) {
      rest = rest.slice(passed.length).trimStart();
      continue;
    }
    const [written, name = "", double, single = ""] = entity.exec(rest) ?? [];
    const value = double ?? single;
    if (!written || found.size >= max.entities || value.length > max.valueCharacters)
      throw new ImageRefused(ownDocumentType);
    // The first one counts.
    if (!found.has(name)) found.set(name, value);
    rest = rest.slice(written.length).trimStart();
  }
  const references = [...found.keys()].reduce((sum, name) => sum + text.split(`&${name};`).length - 1, 0);
  if (references > max.references) throw new ImageRefused(ownDocumentType);
  return found;
}
