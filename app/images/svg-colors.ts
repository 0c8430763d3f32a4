import { formatHex, formatRgb, parse } from "culori";
import { ImageRefused } from "./image-refused.ts";
import { changingColor, unknownColor } from "./svg-refusals.ts";
import { words } from "./svg-vocabulary.ts";

const maximumCharacters = 1000;
const converted = words("rgb rgba hsl hsla hwb lab lch oklab oklch color");
/** Beside a color for screens they say how it is printed. */
const printed = words("icc-color device-cmyk");
const unknown = words("color-mix contrast-color");

/** May show more than older screens can: a program writes a plain color before it. */
export const isWideColor = (value: string) =>
  /(?<![\w-])(?:color|color-mix|contrast-color|device-cmyk|lab|lch|oklab|oklch)\(|\(\s*from\s/i.test(value);

/** The custom properties of a drawing, of which only those that hold for all of it are known. */
export class Variables {
  #declared = new Map<string, string>();
  #changing = new Set<string>();
  #known = new Map<string, string | null>();
  isComplete = false;
  /** Where the whole drawing says that it is one for the dark. */
  isDark = false;

  declare(name: string, value: string, holdsForAll: boolean): void {
    if (this.isComplete) return;
    if (holdsForAll) this.#declared.set(name, value);
    else this.#changing.add(name);
  }

  /** Null where it has no value. Throws ImageRefused where it has more than one. */
  valueOf(name: string): string | null {
    if (this.#changing.has(name)) throw new ImageRefused(changingColor);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    // One that asks for itself has none.
    this.#known.set(name, null);
    const declared = this.#declared.get(name);
    const value = declared === undefined ? null : plainColors(declared, this);
    this.#known.set(name, value);
    return value;
  }
}

type Call = { name: string; parts: string[] };

/** With colors that every browser and our renderer know; null where it has no value. Throws ImageRefused for other colors. */
export function plainColors(value: string, variables: Variables): string | null {
  if (!value.includes("(")) return value;
  const open: Call[] = [{ name: "", parts: [""] }];
  const write = (text: string) => {
    const parts = open.at(-1)?.parts ?? [];
    parts[parts.length - 1] += text;
  };
  let from = 0;
  for (const { 0: token, index } of value.matchAll(/(?<![\w-])[\w-]*\(|[,)]/g)) {
    write(value.slice(from, index));
    from = index + token.length;
    if (token === ",") open.at(-1)?.parts.push("");
    else if (token !== ")") open.push({ name: token.slice(0, -1), parts: [""] });
    else {
      const call = open.pop();
      const result = call && open.length > 0 ? valueOfCall(call, variables) : null;
      if (result === null) return null;
      write(result);
    }
  }
  write(value.slice(from));
  const plain = open[0]?.parts.join(",").trim() ?? "";
  if (plain === "" && value.trim() !== "") throw new ImageRefused(unknownColor);
  return plain.length > maximumCharacters ? null : plain;
}

function valueOfCall({ name, parts }: Call, variables: Variables): string | null {
  const written = `${name}(${parts.join(",")})`;
  const known = name.toLowerCase();
  const [first = "", ...others] = parts;
  if (known === "var")
    return variables.valueOf(first.trim()) ?? (others.length > 0 ? others.join(",").trim() : null);
  // As a page without a color scheme has it.
  if (known === "light-dark") return (variables.isDark ? (others[0] ?? first) : first).trim();
  if (printed.has(known)) return "";
  if (unknown.has(known)) throw new ImageRefused(unknownColor);
  if (!converted.has(known) || (known.startsWith("rgb") && others.length > 1)) return written;
  const color = parse(written.toLowerCase());
  if (!color) throw new ImageRefused(unknownColor);
  return (color.alpha ?? 1) < 1 ? formatRgb(color) : formatHex(color);
}
