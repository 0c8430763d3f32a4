import { SaxesParser } from "saxes";
import { capitalized } from "#app/lib/capitalized.ts";
import { plainLetters } from "#app/lib/fold.ts";
import { isWideColor } from "./svg-colors.ts";
import { splitOutside } from "./svg-style.ts";
import { textElements } from "./svg-vocabulary.ts";

/** React knows them as properties of a style alone. */
const notAttributes = /^(?:font-(?:feature|kerning|variant-)|mix-blend)/;
const renamed: Record<string, string | null> = {
  class: "className",
  "xlink:href": "href",
  "xml:space": "xmlSpace",
  "xml:lang": "xmlLang",
  // React writes href.
  "xmlns:xlink": null,
};

export async function toJsx(drawing: ArrayBuffer, title: string): Promise<string> {
  const lines: string[] = [];
  const open: { name: string; line: number }[] = [];
  const add = (text: string) => lines.push(`${"  ".repeat(open.length + 2)}${text}`);
  const parser = new SaxesParser({ position: false });
  parser.on("opentag", ({ name, attributes }) => {
    const written = Object.entries(attributes).flatMap(([attribute, value]) => toProp(attribute, value));
    const all = open.length === 0 ? [...written, "{...props}"] : written;
    add(`<${[name, ...all].join(" ")}>`);
    open.push({ name, line: lines.length });
  });
  parser.on("text", (text) => {
    if (textElements.has(open.at(-1)?.name ?? "") && text) add(`{${JSON.stringify(text)}}`);
  });
  parser.on("closetag", ({ name }) => {
    const begun = open.pop()?.line ?? 0;
    if (begun === lines.length) lines[begun - 1] = lines[begun - 1]?.replace(/>$/, " />") ?? "";
    else add(`</${name}>`);
  });
  parser.write(new TextDecoder().decode(drawing)).close();
  return [
    `export default function ${componentName(title)}(props) {`,
    "  return (",
    ...lines,
    "  );",
    "}",
    "",
  ].join("\n");
}

/** `Équipe 7` -> `Equipe7`, `ߒߞߏ` -> `Markߒߞߏ`: a component begins with a capital. */
export function componentName(title: string): string {
  // What an identifier may have; a number such as ² is no digit of one.
  const words = plainLetters(title).match(/(?:(?=\p{ID_Continue})[\p{L}\p{M}\p{N}])+/gu) ?? [];
  const name = words.map(capitalized).join("");
  return /^\p{Lu}/u.test(name) ? name : `Mark${name}`;
}

function toProp(name: string, value: string): string[] {
  if (name === "style") return [`style={{ ${declarations(value).join(", ")} }}`];
  const prop = name in renamed ? renamed[name] : propName(name);
  if (!prop) return [];
  // In JSX a backslash is itself and an entity is not.
  return [/["&\n\r\t]/.test(value) ? `${prop}={${JSON.stringify(value)}}` : `${prop}="${value}"`];
}

function propName(name: string): string {
  return /^(?:aria|data)-/.test(name) || notAttributes.test(name) ? name : camelCase(name);
}

/** Inkscape's names for them, which React's types do not have. */
const writingModes: Record<string, string> = {
  lr: "horizontal-tb",
  "lr-tb": "horizontal-tb",
  rl: "horizontal-tb",
  "rl-tb": "horizontal-tb",
  tb: "vertical-rl",
  "tb-rl": "vertical-rl",
};

function declarations(style: string): string[] {
  // An object has each key once: the last value that every browser knows.
  const found = new Map<string, string>();
  for (const part of splitOutside(style, ";")) {
    const colon = part.indexOf(":");
    const name = part.slice(0, colon).trim();
    if (colon < 0 || !/^[\w-]+$/.test(name)) continue;
    const value = part
      .slice(colon + 1)
      .trim()
      .replace(/!important$/, "")
      .trimEnd();
    const key = name.startsWith("--") ? JSON.stringify(name) : camelCase(name.replace(/^-ms-/, "ms-"));
    if (found.has(key) && isWideColor(value)) continue;
    found.delete(key);
    found.set(key, JSON.stringify((key === "writingMode" && writingModes[value]) || value));
  }
  return Array.from(found, ([key, value]) => `${key}: ${value}`);
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
