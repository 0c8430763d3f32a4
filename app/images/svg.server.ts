import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { ImageRefused } from "./image-refused.ts";
import { damagedDrawing, imageTypeRefused } from "./limits.ts";
import {
  activeMessage,
  assertNoHandler,
  cleanReference,
  doctypeMessage,
  outsideMessage,
} from "./svg-reference.ts";
import { missingViewBox } from "./svg-size.ts";
import { cleanDeclarations, cleanStyleSheet, cleanValue } from "./svg-style.ts";
import {
  drawingElements,
  elements,
  plainAttributes,
  presentationAttributes,
  refusedElements,
  textElements,
} from "./svg-vocabulary.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";
const xhtmlNamespace = "http://www.w3.org/1999/xhtml";
const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** Missing from a drawing that was copied out of a page. */
const undeclared = new Map([
  ["", svgNamespace],
  ["svg", svgNamespace],
  ["xlink", xlinkNamespace],
]);

const maximumNesting = 100;
const maximumElements = 20_000;

/** Copies nothing unread, so the result cannot run, load or animate anything. Throws ImageRefused. */
export function cleanSvg(bytes: Uint8Array): Uint8Array {
  if (!startsLikeSvg(bytes)) throw new ImageRefused(imageTypeRefused, 415);
  const text = decodeSvg(bytes);
  const writer = new SvgWriter();
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    forceXMLVersion: true,
    defaultXMLVersion: "1.0",
    // Editors forget to declare their own prefixes, which are dropped anyhow.
    resolvePrefix: (prefix: string) => undeclared.get(prefix) ?? `undeclared:${prefix}`,
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) throw new ImageRefused(doctypeMessage);
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target.toLowerCase() === "xml-stylesheet") throw new ImageRefused(outsideMessage);
  });
  parser.on("opentag", (tag) => writer.open(tag));
  parser.on("closetag", () => writer.close());
  parser.on("text", (value) => writer.text(value));
  parser.on("cdata", (value) => writer.text(value));
  parser.on("error", () => {
    throw new ImageRefused(damagedDrawing);
  });
  parser.write(text).close();
  return writer.finish();
}

class SvgWriter {
  #output: string[] = [];
  #open: { name: string; text: string | null; start: number }[] = [];
  #skipping = 0;
  #elements = 0;
  #hasRoot = false;
  #draws = false;
  #refers = false;
  #ids = new Set<string>();

  open(tag: SaxesTagNS) {
    this.#elements += 1;
    if (this.#elements > maximumElements || this.#open.length + this.#skipping >= maximumNesting) {
      throw new ImageRefused("This SVG has too many parts. Simplify it, then upload it again.");
    }
    const isSvg = tag.uri === svgNamespace || tag.uri === "";
    if ((isSvg || tag.uri === xhtmlNamespace) && refusedElements.has(tag.local.toLowerCase())) {
      throw new ImageRefused(activeMessage(tag.local));
    }
    if (this.#skipping > 0) {
      this.#skipping += 1;
      return;
    }
    if (!this.#hasRoot && !(isSvg && tag.local === "svg")) {
      throw new ImageRefused("This file isn't an SVG drawing. Please upload JPG, PNG, or SVG format", 415);
    }
    if (!isSvg || !elements.has(tag.local) || !this.#isPlainStyle(tag)) {
      this.#assertInactive(tag, isSvg);
      this.#skipping = 1;
      return;
    }
    this.#write(tag);
  }

  close() {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    const closed = this.#open.pop();
    if (!closed) return;
    if (closed.name === "style") {
      const css = cleanStyleSheet(closed.text ?? "");
      if (css) this.#output.push(`${escapeText(css)}</style>`);
      else this.#output.length = closed.start;
      return;
    }
    const isEmpty = this.#output.length === closed.start + 1;
    if (isEmpty) this.#output[closed.start] = this.#output[closed.start]?.replace(/>$/, "/>") ?? "";
    else this.#output.push(`</${closed.name}>`);
  }

  text(value: string) {
    const open = this.#open.at(-1);
    if (this.#skipping > 0 || open?.text === undefined || open.text === null) return;
    if (open.name === "style") open.text += value;
    else this.#output.push(escapeText(value));
  }

  finish(): Uint8Array {
    if (!this.#draws) {
      throw new ImageRefused(
        "This SVG is empty: there are no shapes in it. Export it again, then upload it.",
      );
    }
    // Left out where no part refers to another.
    if (this.#refers)
      this.#output[0] = this.#output[0]?.replace(" ", ` xmlns:xlink="${xlinkNamespace}" `) ?? "";
    return new TextEncoder().encode(this.#output.join(""));
  }

  #write(tag: SaxesTagNS) {
    const isRoot = !this.#hasRoot;
    this.#hasRoot = true;
    // A link leads nowhere in an image, but selectors may name it, so it stays.
    const name = tag.local;
    const isInText = name === "a" && this.#open.at(-1)?.text != null;
    const start = this.#output.length;
    let written = isRoot ? `<svg xmlns="${svgNamespace}"` : `<${name}`;
    for (const [attribute, value] of this.#attributes(tag))
      written += ` ${attribute}="${escapeAttribute(value)}"`;
    if (isRoot) {
      const viewBox = missingViewBox(tag.attributes);
      if (viewBox) written += ` viewBox="${viewBox}"`;
    }
    this.#output.push(`${written}>`);
    if (drawingElements.has(name)) this.#draws = true;
    this.#open.push({ name, text: isInText || textElements.has(name) ? "" : null, start });
  }

  *#attributes(tag: SaxesTagNS): Generator<[string, string]> {
    let address: SaxesAttributeNS | null = null;
    for (const attribute of Object.values(tag.attributes)) {
      const { local, uri } = attribute;
      assertNoHandler(attribute);
      if (local === "href" && (uri === xlinkNamespace || uri === "")) {
        if (address === null || uri === "") address = attribute;
      } else if (uri === xmlNamespace && (local === "space" || local === "lang")) {
        yield [`xml:${local}`, attribute.value.slice(0, 40)];
      } else if (uri === "") {
        const value = this.#attribute(local, attribute.value);
        if (value !== null) yield [local, value];
      }
    }
    if (address) {
      const value = cleanReference(address.value, tag.local);
      if (value !== null) {
        this.#refers = true;
        yield ["xlink:href", value];
      }
    }
  }

  #attribute(name: string, value: string): string | null {
    if (name === "style") return cleanDeclarations(value) || null;
    if (presentationAttributes.has(name)) return cleanValue(value);
    if (!plainAttributes.has(name)) return null;
    if (name === "id") {
      // References mean the first element of a name.
      if (this.#ids.has(value)) return null;
      this.#ids.add(value);
    }
    return value;
  }

  /** Styles for print or in another language would change what is seen. */
  #isPlainStyle(tag: SaxesTagNS): boolean {
    if (tag.local !== "style") return true;
    const type = tag.attributes.type?.value.trim().toLowerCase() ?? "";
    const media = tag.attributes.media?.value.trim().toLowerCase() ?? "";
    return ["", "text/css"].includes(type) && ["", "all", "screen"].includes(media);
  }

  /** What is left out must not hide what the sender should be told. */
  #assertInactive(tag: SaxesTagNS, isSvg: boolean) {
    if (tag.uri === xhtmlNamespace) throw new ImageRefused(activeMessage(tag.local));
    if (!isSvg) return;
    for (const attribute of Object.values(tag.attributes)) {
      assertNoHandler(attribute);
      if (attribute.local === "href") cleanReference(attribute.value, tag.local);
    }
  }
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeAttribute = (text: string) =>
  escapeText(text)
    .replaceAll('"', "&quot;")
    .replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);

/** Enough to see the first element, in UTF-16 as well. */
function startsLikeSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString("latin1").replaceAll("\0", "");
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(text) && /<(?:[\w-]+:)?svg[\s>/]/i.test(text);
}

/** Throws ImageRefused for other encodings than UTF: what one program reads as text another could read as code. */
function decodeSvg(bytes: Uint8Array): string {
  const encoding = byteOrder(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw otherEncoding();
  }
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase();
  if (declared === undefined || declared === "utf-8" || declared === "utf8") return text;
  if (encoding !== "utf-8" && declared.startsWith("utf-16")) return text;
  // These agree with UTF-8 on pure ASCII.
  const isAscii = !/[^\t\n\r\x20-\x7e]/.test(text);
  if (isAscii && /^(?:us-ascii|ascii|iso-8859-\d+|windows-125\d)$/.test(declared)) return text;
  throw otherEncoding();
}

function byteOrder([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

const otherEncoding = () =>
  new ImageRefused("This SVG isn't in UTF-8. Export it again as UTF-8, then upload it.");
