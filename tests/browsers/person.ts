import { test as base, expect } from "../e2e/journey.ts";
import { type Engine, engines } from "./engine.ts";

export const keys = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", Control: "\uE009" };

/** In the page: the first that can be seen of what fits the selector and has that name, in the modal dialog if one is open. */
function find(selector: string, name: string): HTMLElement {
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) =>
    words(
      element.getAttribute("aria-label") ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    );
  const open = document.querySelector("dialog:modal") ?? document;
  const all = [...open.querySelectorAll<HTMLElement>(selector)].filter(
    // A file's own field hides behind its label.
    (one) => one.getClientRects().length > 0 && (one.matches("[type=file]") || one.checkVisibility()),
  );
  const found =
    all.find((one) => nameOf(one) === name) ??
    all.find((one) => nameOf(one).startsWith(name)) ??
    all.find((one) => nameOf(one).includes(name));
  if (!found) throw new Error(`No ${selector} is called "${name}" on ${location.href}`);
  return found;
}

const selectors = {
  link: "a[href]",
  button: "button, summary, [type=submit]",
  field: "input, textarea, select",
};
type Role = keyof typeof selectors;

/** What a person does in a browser. Everything waits until it can be done or seen. */
export class Person {
  readonly #engine: Engine;
  readonly #site: string;
  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  async run<Result, Args extends unknown[]>(does: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const json = await this.#engine.evaluate(
      `JSON.stringify({ value: (${does})(...${JSON.stringify(args)}) })`,
    );
    return JSON.parse(json).value;
  }

  open(path: string): Promise<void> {
    return this.#engine.open(new URL(path, this.#site).href);
  }

  async #at<Result>(role: Role, name: string, does: string): Promise<Result> {
    const element = `(${find})(${JSON.stringify(selectors[role])}, ${JSON.stringify(name)})`;
    return JSON.parse(await this.#engine.evaluate(`JSON.stringify((${does})(${element})) ?? "null"`));
  }

  async click(role: Role, name: string): Promise<void> {
    let place = { x: 0, y: 0 };
    await expect(async () => {
      const before = place;
      place = await this.#at(
        role,
        name,
        `(element) => {
          if (document.readyState !== "complete") throw new Error("The page is still arriving");
          element.scrollIntoView({ block: "center", behavior: "instant" });
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
          const hit = document.elementFromPoint(x, y);
          if (!element.contains(hit) && !element.labels?.[0]?.contains(hit)) throw new Error(hit?.outerHTML.slice(0, 80) + " covers it");
          return { x, y };
        }`,
      );
      // What is above it may still arrive and push it down: then the press would fall beside it.
      expect(place).toEqual(before);
    }).toPass({ timeout: 10_000 });
    await this.#engine.act("pointer", [
      { type: "pointerMove", ...place },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** Presses one key after the other; with `held`, while that one is down. */
  async press(text: string, held?: string): Promise<void> {
    const pressed = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#engine.act(
      "key",
      held ? [{ type: "keyDown", value: held }, ...pressed, { type: "keyUp", value: held }] : pressed,
    );
  }

  async fill(name: string, text: string): Promise<void> {
    await expect(() => this.#at("field", name, "(field) => { field.focus(); field.select(); }")).toPass({
      timeout: 10_000,
    });
    await this.press(text);
    await expect.poll(() => this.valueOf(name)).toBe(text);
  }

  async paste(name: string, text: string): Promise<void> {
    const insert = `document.execCommand("insertText", false, ${JSON.stringify(text)})`;
    await expect(() =>
      this.#at("field", name, `(field) => { field.focus(); field.select(); ${insert}; }`),
    ).toPass({
      timeout: 10_000,
    });
  }

  valueOf = (name: string) => this.#at<string>("field", name, "(field) => field.value");

  /** As if it had been dropped on the field. WebKitGTK reads such a file, and never sends the form that holds it. */
  async choose(name: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const content = JSON.stringify([file.buffer.toString(), file.name, file.mimeType]);
    await this.#at(
      "field",
      name,
      `(field) => {
        const [text, name, type] = ${content};
        const carried = new DataTransfer();
        carried.items.add(new File([text], name, { type }));
        field.files = carried.files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }`,
    );
  }

  // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
  read = () => this.run(() => document.body.innerText).catch(() => "");

  sees = (text: string) => expect.poll(this.read, { timeout: 10_000 }).toContain(text);

  address = () => this.run(() => location.pathname + location.search).catch(() => "");

  comesTo = (address: string | RegExp) =>
    expect
      .poll(this.address, { timeout: 10_000 })
      [typeof address === "string" ? "toBe" : "toMatch"](address as never);

  async signIn({ email, password }: { email: string; password: string }, from: string): Promise<void> {
    await this.open(`/login?from=${encodeURIComponent(from)}`);
    await this.fill("Email", email);
    await this.fill("Password", password);
    await this.press(keys.Enter);
    await this.comesTo(from);
  }
}

/** Journeys in the engine that the project names, in a window that `viewport` and `javaScriptEnabled` describe. */
export const test = base.extend<{ person: Person }>({
  person: async ({ baseURL, viewport, javaScript }, use, { project, parallelIndex }) => {
    const begin = engines[project.name];
    if (!begin || !baseURL || !viewport)
      throw new Error("playwright.config.ts names engine, site and window.");
    const port = Number(new URL(baseURL).port) + 10 + parallelIndex;
    const engine = await begin({ ...viewport, javaScript, port });
    try {
      await use(new Person(engine, baseURL));
    } finally {
      await engine.close();
    }
  },
});

export { expect };
