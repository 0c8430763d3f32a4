import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { sentencesOf } from "#app/words/sentence.ts";
import { ImageRefused } from "./image-refused.ts";
import { imageTypeRefused } from "./limits.ts";
import { Variables } from "./svg-colors.ts";
import { entitiesOf } from "./svg-doctype.ts";
import { decodeSvg } from "./svg-encoding.ts";
import { cleanReference } from "./svg-reference.ts";
import {
  activePart,
  damagedDrawing,
  emptyDrawing,
  fromOutside,
  pagePart,
  tooManyParts,
} from "./svg-refusals.ts";
import { takeSizeOfStyle, viewBoxOf } from "./svg-size.ts";
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

/** Without anything in them they neither run nor draw. */
const inertIfEmpty = new Set(["script", "foreignobject", "link"]);

const maximumNesting = 100;
const maximumElements = 20_000;

/** Copies nothing unread, so the result cannot run, load or animate anything. Throws ImageRefused. */
export function cleanSvg(bytes: Uint8Array): Uint8Array {
  if (!startsLikeSvg(bytes)) throw new ImageRefused(imageTypeRefused, 415);
  const text = decodeSvg(bytes);
  const variables = new Variables();
  // They may be set after they are used.
  if (/var\(|color-scheme/i.test(text)) write(text, variables);
  variables.isComplete = true;
  return write(text, variables);
}

function write(text: string, variables: Variables): Uint8Array {
  const writer = new SvgWriter(variables, /<(?:[\w-]+:)?text[\s/>]/.test(text));
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    forceXMLVersion: true,
    defaultXMLVersion: "1.0",
    // Editors forget to declare their own prefixes, which are dropped anyhow.
    resolvePrefix: (prefix: string) => undeclared.get(prefix) ?? `undeclared:${prefix}`,
  });
  parser.on("doctype", (doctype) => {
    for (const [name, value] of entitiesOf(doctype, text)) parser.ENTITIES[name] ??= value;
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target.toLowerCase() === "xml-stylesheet") throw new ImageRefused(fromOutside);
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
  /** A part that may stay away if it is empty, and how deep in what is skipped it lies. */
  #inert: { name: string; depth: number; isDrawn: boolean } | null = null;
  #elements = 0;
  #hasRoot = false;
  #draws = false;
  #refers = false;
  #ids = new Set<string>();
  #variables: Variables;

  #hasText: boolean;

  constructor(variables: Variables, hasText: boolean) {
    this.#variables = variables;
    this.#hasText = hasText;
  }

  open(tag: SaxesTagNS) {
    this.#elements += 1;
    if (this.#elements > maximumElements || this.#open.length + this.#skipping >= maximumNesting) {
      throw new ImageRefused(tooManyParts);
    }
    const isSvg = tag.uri === svgNamespace || tag.uri === "";
    const isKnown = isSvg || tag.uri === xhtmlNamespace;
    if (this.#inert) {
      if (isKnown) this.#refuseInert(tag.attributes.style?.value);
      this.#skipping += 1;
      return;
    }
    const name = tag.local.toLowerCase();
    if (isKnown && refusedElements.has(name)) {
      if (
        !inertIfEmpty.has(name) ||
        Object.values(tag.attributes).some(({ local, value }) => /^(?:href|src)$/i.test(local) && value)
      )
        throw new ImageRefused(activePart(tag.local));
      const extensions = tag.attributes.requiredExtensions?.value.trim();
      this.#inert = { name, depth: this.#skipping, isDrawn: !extensions || extensions === xhtmlNamespace };
      this.#skipping += 1;
      return;
    }
    if (this.#skipping > 0) {
      this.#skipping += 1;
      return;
    }
    if (!this.#hasRoot && !(isSvg && tag.local === "svg")) {
      throw new ImageRefused(sentencesOf("uploads")("notSvg"), 415);
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
      if (this.#inert?.depth === this.#skipping) this.#inert = null;
      return;
    }
    const closed = this.#open.pop();
    if (!closed) return;
    if (closed.name === "style") {
      const css = cleanStyleSheet(closed.text ?? "", this.#variables, this.#hasText);
      if (css) this.#output.push(`${escapeText(css)}</style>`);
      else this.#output.length = closed.start;
      return;
    }
    const isEmpty = this.#output.length === closed.start + 1;
    if (isEmpty) this.#output[closed.start] = this.#output[closed.start]?.replace(/>$/, "/>") ?? "";
    else this.#output.push(`</${closed.name}>`);
  }

  text(value: string) {
    if (this.#inert?.isDrawn && value.trim() !== "") this.#refuseInert();
    const open = this.#open.at(-1);
    if (this.#skipping > 0 || open?.text === undefined || open.text === null) return;
    if (open.name === "style") open.text += value;
    else this.#output.push(escapeText(value));
  }

  finish(): Uint8Array {
    if (!this.#draws) {
      throw new ImageRefused(emptyDrawing);
    }
    // Left out where no part refers to another.
    if (this.#refers)
      this.#output[0] = this.#output[0]?.replace(" ", ` xmlns:xlink="${xlinkNamespace}" `) ?? "";
    return new TextEncoder().encode(this.#output.join(""));
  }

  #refuseInert(style = ""): never {
    throw new ImageRefused(this.#inert?.name === "script" ? activePart("script") : pagePart(style));
  }

  #write(tag: SaxesTagNS) {
    const isRoot = !this.#hasRoot;
    this.#hasRoot = true;
    // A link leads nowhere in an image, but selectors may name it, so it stays.
    const name = tag.local;
    const isInText = name === "a" && this.#open.at(-1)?.text != null;
    const start = this.#output.length;
    let written = isRoot ? `<svg xmlns="${svgNamespace}"` : `<${name}`;
    if (isRoot) takeSizeOfStyle(tag.attributes);
    const viewBox = isRoot ? viewBoxOf(tag.attributes) : null;
    for (const [attribute, value] of this.#attributes(tag, isRoot))
      if (!isRoot || attribute !== "viewBox") written += ` ${attribute}="${escapeAttribute(value)}"`;
    if (viewBox) written += ` viewBox="${escapeAttribute(viewBox)}"`;
    this.#output.push(`${written}>`);
    if (drawingElements.has(name)) this.#draws = true;
    this.#open.push({ name, text: isInText || textElements.has(name) ? "" : null, start });
  }

  *#attributes(tag: SaxesTagNS, isRoot: boolean): Generator<[string, string]> {
    let address: SaxesAttributeNS | null = null;
    for (const attribute of Object.values(tag.attributes)) {
      const { local, uri } = attribute;
      if (local === "href" && (uri === xlinkNamespace || uri === "")) {
        if (address === null || uri === "") address = attribute;
      } else if (uri === xmlNamespace && (local === "space" || local === "lang")) {
        yield [`xml:${local}`, attribute.value.slice(0, 40)];
      } else if (uri === "") {
        const value = this.#attribute(local, attribute.value, isRoot);
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

  #attribute(name: string, value: string, isRoot: boolean): string | null {
    if (name === "style") return cleanDeclarations(value, this.#variables, isRoot) || null;
    if (presentationAttributes.has(name)) return cleanValue(value, this.#variables);
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
    if (tag.uri === xhtmlNamespace) throw new ImageRefused(activePart(tag.local));
    if (!isSvg) return;
    for (const attribute of Object.values(tag.attributes)) {
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
