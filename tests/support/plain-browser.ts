import { type CheerioAPI, load } from "cheerio";
import { visitor } from "./visitor.ts";

/** What a thing is called: all of its name, or what it fits. */
type Name = string | RegExp;
type Value = string | File | true;
type Selection = ReturnType<CheerioAPI>;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const fits = (text: string, name: Name) => (typeof name === "string" ? text === name : name.test(text));

/**
 * A browser without script, at an address of its own: opens pages, follows their links and sends their forms, with nothing
 * but what stands in their HTML.
 */
export class PlainBrowser {
  status = 0;
  /** Path and query of the page that is open. */
  address = "";
  headers = new Headers();
  readonly origin: string;
  readonly #visitor: ReturnType<typeof visitor>;
  #document = load("");
  #files = new Map<unknown, File>();

  constructor(site: string) {
    this.origin = new URL(site).origin;
    this.#visitor = visitor(this.origin);
  }

  /** Asks for what is no page, as this browser would; follows no redirect. */
  readonly ask: ReturnType<typeof visitor>["ask"] = (path, init) => this.#visitor.ask(path, init);
  /** Posts a form that stands nowhere. */
  readonly post: ReturnType<typeof visitor>["post"] = (path, fields, headers) =>
    this.#visitor.post(path, fields, headers);

  async open(path: string, init: RequestInit = {}): Promise<void> {
    const referer = this.origin + this.address;
    let url = new URL(path, referer);
    if (url.origin !== this.origin) throw new Error(`${url} is not on this site.`);
    let response = await this.ask(url.href, { ...init, headers: { Referer: referer, ...init.headers } });
    for (let location = response.headers.get("Location"); location; ) {
      url = new URL(location, url);
      response = await this.ask(url.href);
      location = response.headers.get("Location");
    }
    this.status = response.status;
    this.headers = response.headers;
    this.address = url.pathname + url.search;
    this.#document = load(await response.text(), { scriptingEnabled: false });
    this.#files.clear();
  }

  get page(): PagePart {
    return new PagePart(this, this.#document, this.#document.root() as unknown as Selection, this.#files);
  }
  get main(): PagePart {
    return this.page.part("main");
  }
  get dialog(): PagePart {
    return this.page.part("dialog");
  }
}

/** A part of the page that is open, and what somebody does in it. Where a name fits nothing or several, that is an error. */
export class PagePart {
  readonly #browser: PlainBrowser;
  readonly #document: CheerioAPI;
  readonly #root: Selection;
  readonly #files: Map<unknown, File>;

  constructor(browser: PlainBrowser, document: CheerioAPI, root: Selection, files: Map<unknown, File>) {
    this.#browser = browser;
    this.#document = document;
    this.#root = root;
    this.#files = files;
  }

  get text(): string {
    const copy = this.#root.clone();
    copy.find("script, style, template").remove();
    return plain(copy.text());
  }
  /** As assistive technology calls it. */
  get name(): string {
    const id = this.attribute("aria-labelledby");
    const heading = this.#document("[id]").filter((_, { attribs }) => attribs.id === id);
    const first = this.#root.children("legend, caption");
    const pictures = this.#root.find("img[alt]").attr("alt") ?? "";
    return plain(this.attribute("aria-label") ?? (heading.text() || first.text() || this.text || pictures));
  }
  attribute(name: string): string | undefined {
    return this.#root.attr(name);
  }
  /** Where a link leads. */
  get href(): string {
    return this.attribute("href") ?? "";
  }

  parts(selector: string, name?: Name): PagePart[] {
    const all = this.#root.find(selector).toArray();
    const parts = all.map((element) => this.#part(this.#document(element)));
    return name === undefined ? parts : parts.filter((part) => fits(part.name, name));
  }
  part(selector: string, name?: Name): PagePart {
    return only(this.parts(selector, name), `${selector} ${name ?? ""}`);
  }
  /** The part of that kind in which a text stands. */
  around(selector: string, text: string): PagePart {
    const parts = this.parts(selector).filter((part) => part.text.includes(text));
    return only(parts, `${selector} with ${text}`);
  }
  texts(selector: string): string[] {
    return this.parts(selector).map(({ text }) => text);
  }
  links(name?: Name): PagePart[] {
    return this.parts("a[href]", name);
  }
  link(name: Name): PagePart {
    return this.part("a[href]", name);
  }
  follow(name: Name): Promise<void> {
    return this.#browser.open(this.link(name).href);
  }

  valueOf(label: Name): string {
    const field = this.#field(label);
    if (field.is("[type=radio], [type=checkbox]")) return field.is("[checked]") ? "on" : "";
    return this.#values(field)[0] ?? "";
  }
  /** What is said about a field beside its label. */
  helpOf(label: Name): string {
    const ids = this.#field(label).attr("aria-describedby")?.split(" ") ?? [];
    const about = this.#document("[id]").filter((_, { attribs }) => ids.includes(attribs.id ?? ""));
    return plain(about.text());
  }
  /** Writes into a field, picks from a menu by what it shows, chooses a file; true checks a box. */
  fill(label: Name, value: Value): void {
    const field = this.#field(label);
    if (value instanceof File) this.#files.set(field.get(0), value);
    else if (value === true) {
      if (field.is("[type=radio]"))
        this.#controlsOf(this.#formOf(field))
          .filter(`[name="${field.attr("name")}"]`)
          .removeAttr("checked");
      field.attr("checked", "");
    } else if (field.is("select")) {
      const options = field.find("option").removeAttr("selected").toArray();
      const fitting = options.filter((option) => plain(this.#document(option).text()) === value);
      this.#document(only(fitting, `option ${value}`)).attr("selected", "");
    } else if (field.is("textarea")) field.text(value);
    else field.attr("value", value);
  }
  /** Sends the form of a button, in which all that it needs is. */
  async press(name: Name): Promise<void> {
    const button = this.part("button:not([type=button])", name).#root;
    const form = this.#formOf(button);
    const fields = this.#controlsOf(form)
      .toArray()
      .flatMap((control) => this.#fieldsOf(control, button));
    const from = (attribute: string) => button.attr(`form${attribute}`) ?? form.attr(attribute);
    const url = new URL(
      from("action") ?? this.#browser.address,
      this.#browser.origin + this.#browser.address,
    );
    if (from("method")?.toLowerCase() !== "post") {
      url.search = new URLSearchParams(fields.map(([key, value]) => [key, `${value}`])).toString();
      return this.#browser.open(url.href);
    }
    const hasFiles = from("enctype") === "multipart/form-data";
    const body = hasFiles ? new FormData() : new URLSearchParams();
    for (const [key, value] of fields)
      body.append(key, (hasFiles || typeof value === "string" ? value : value.name) as string);
    const headers = { Origin: this.#browser.origin, "Sec-Fetch-Site": "same-origin" };
    return this.#browser.open(url.href, { method: "POST", body, headers });
  }

  #part(root: Selection): PagePart {
    return new PagePart(this.#browser, this.#document, root, this.#files);
  }
  #controlsOf(form: Selection): Selection {
    return this.#document("input, select, textarea, button").filter((_, control) =>
      this.#formOf(this.#document(control)).is(form),
    );
  }
  #formOf(control: Selection): Selection {
    const id = control.attr("form");
    if (id === undefined) return control.closest("form");
    return this.#document("form").filter((_, { attribs }) => attribs.id === id);
  }
  /** The control whose label begins so, or, before those, is called so. */
  #field(label: Name): Selection {
    const controls = this.#root.find("input:not([type=hidden]), select, textarea").toArray();
    const labeled = controls.map((control) => {
      const field = this.#document(control);
      const id = field.attr("id");
      const before = this.#document("label").filter((_, { attribs }) => !!id && attribs.for === id);
      const text = (before.length > 0 ? before.first() : field.closest("label")).clone();
      text.find("select, option, textarea, [aria-hidden=true]").remove();
      return { field, label: plain(field.attr("aria-label") ?? text.text()) };
    });
    const exact = labeled.filter((one) => fits(one.label, label));
    const begin = labeled.filter((one) => typeof label === "string" && one.label.startsWith(label));
    return only(exact.length > 0 ? exact : begin, `field ${label}`).field;
  }
  #values(field: Selection): string[] {
    if (!field.is("select")) return [`${field.val() ?? ""}`];
    const options = field.find("option");
    const chosen = options.filter("[selected]");
    return (chosen.length > 0 || field.is("[multiple]") ? chosen : options.first())
      .toArray()
      .map((option) => option.attribs.value ?? plain(this.#document(option).text()));
  }
  /** Name and value as a browser sends them with the form. */
  #fieldsOf(control: Parameters<CheerioAPI>[0], button: Selection): [string, string | File][] {
    const field = this.#document(control) as Selection;
    const name = field.attr("name");
    if (field.is("[required]") && !this.#values(field)[0])
      throw new Error(`A browser asks for ${name} first.`);
    if (!name || field.is("[disabled]") || field.closest("fieldset[disabled]").length > 0) return [];
    if (field.is("button, [type=submit]")) return field.is(button) ? [[name, field.attr("value") ?? ""]] : [];
    if (field.is("[type=file]")) return [[name, this.#files.get(field.get(0)) ?? new File([], "")]];
    if (field.is("[type=checkbox], [type=radio]"))
      return field.is("[checked]") ? [[name, field.attr("value") ?? "on"]] : [];
    return this.#values(field).map((value) => [name, value.replace(/\r?\n/g, "\r\n")]);
  }
}

function only<Found>(found: Found[], what: string): Found {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`The page has ${found.length} times: ${what}`);
  return one;
}
