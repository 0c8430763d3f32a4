import type { Page } from "@playwright/test";

/** A thing as assistive technology is told of it, and what is in it, in the order in which it is read. */
export type Item = {
  role: string;
  name: string;
  description: string;
  /** Such as `required` and `level=2`. */
  states: string[];
  /** Where a link leads. */
  address: string | undefined;
  /** Where it is drawn: left, top, width, height. */
  box: number[];
  children: Item[];
};

/** What is in these is said, they themselves are not; the second ones are, where they have a name. */
const silent = /^(?:none|generic|strong|emphasis|time|code|mark|Abbr|Pre|rowgroup)$/;
const silentUnnamed = /^(?:form|group|Figure)$/;
/** How lines are drawn, and what repeats a name. */
const never = /^(?:InlineTextBox|LineBreak|ListMarker|Legend)$/;
const field = /^(?:Date|InputTime|textbox|searchbox|spinbutton|combobox)$/;
const cell = /^(?:cell|rowheader|columnheader|row|listitem)$/;
const stated = /^(?:checked|expanded|pressed|selected|disabled|required|invalid|live)$/;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const isText = ({ role }: Item) => role === "StaticText";
const textOf = (items: Item[]): string =>
  plain(items.map(({ name, children }) => name || textOf(children)).join(" "));

/** What the browser has drawn of elements and texts, by their numbers, and which of them are the current ones. */
async function readDrawing(session: Session) {
  const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", {
    computedStyles: ["position"],
  });
  const [page] = documents;
  if (!page) throw new Error("Nothing is drawn.");
  const numbers = page.nodes.backendNodeId ?? [];
  const { nodeIndex, bounds, styles } = page.layout;
  const drawn = new Map(
    nodeIndex.map((node, at) => [node, { box: bounds[at] ?? [], style: styles[at]?.[0] }]),
  );
  /** None where it stays on the screen while the page scrolls, or is there for the ear only. */
  function boxOf(node: number): number[] {
    const box = drawn.get(node)?.box ?? [];
    for (let above = node; above > 0; above = page?.nodes.parentIndex?.[above] ?? -1) {
      const { box: [, , width = 0] = [], style = -1 } = drawn.get(above) ?? {};
      const name = strings[page?.nodes.nodeName?.[above] ?? -1];
      if (width === 1 || (/^(?:sticky|fixed)$/.test(strings[style] ?? "") && name !== "DIALOG")) return [];
    }
    return box;
  }
  const isCurrent = (node: number) =>
    (page.nodes.attributes?.[node] ?? []).some((name) => strings[name] === "aria-current");
  return {
    boxes: new Map(numbers.map((number, node) => [number, boxOf(node)])),
    current: new Set(numbers.filter((_, node) => isCurrent(node))),
  };
}
type Session = Awaited<ReturnType<ReturnType<Page["context"]>["newCDPSession"]>>;

/** The page as the browser hands it to assistive technology; what a modal dialog covers is not in it. */
export async function readTree(page: Page): Promise<Item> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const { boxes, current } = await readDrawing(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function readAll(ids: string[]): Item[] {
    const items: Item[] = [];
    let before: Item | undefined;
    for (const id of ids) {
      const next = read(id);
      const [text] = next;
      // A program writes a sentence in pieces, of which Chromium leaves out those that are a space.
      if (before && text && isText(before) && isText(text) && byId.get(id)?.role?.value === "StaticText")
        before.name +=
          (/[\p{L}\p{N}·]$/u.test(before.name) && /^[\p{L}\p{N}·]/u.test(text.name) ? " " : "") + text.name;
      else items.push(...next);
      before = byId.get(id)?.role?.value === "StaticText" ? items.at(-1) : undefined;
    }
    return items;
  }

  function read(id: string): Item[] {
    const node = byId.get(id);
    const role = String(node?.role?.value ?? "none");
    if (!node || never.test(role)) return [];
    const rawName = String(node.name?.value ?? "");
    const name = role === "StaticText" ? rawName : plain(rawName);
    const children = readAll(node.childIds ?? []);
    // A label is said with its field.
    if (role === "LabelText") return children.filter((child) => !isText(child));
    if (role === "StaticText" && !name.trim()) return [];
    if (node.ignored || silent.test(role) || (silentUnnamed.test(role) && !name)) return children;
    const properties = (node.properties ?? []).map(({ name, value }) => [name, String(value.value)] as const);
    const states = properties
      .filter(([state, value]) => stated.test(state) && !/^(?:false|off|)$/.test(value))
      .map(([state, value]) => (value === "true" ? state : `${state}=${value}`));
    if (role === "heading")
      states.push(...properties.filter(([state]) => state === "level").map((one) => one.join("=")));
    const number = node.backendDOMNodeId;
    if (current.has(number ?? 0)) states.push("current");
    if (field.test(role) && node.value?.value) states.push(`value=${plain(String(node.value.value))}`);
    // What the name has said is not said again; a field's parts are the browser's own.
    const isSaid = field.test(role) || (name && !cell.test(role) && children.every(isText));
    return [
      {
        role,
        name: cell.test(role) && children.length > 0 ? "" : name,
        description: plain(String(node.description?.value ?? "")),
        states,
        address: properties.find(([state]) => state === "url")?.[1],
        box: boxes.get(number ?? 0) ?? [],
        children: isSaid ? [] : children,
      },
    ];
  }

  const [root] = nodes[0] ? read(nodes[0].nodeId) : [];
  if (!root) throw new Error("The page has no accessibility tree.");
  return root;
}

/** A tree as lines for people to read. */
export function written(item: Item, indent = ""): string[] {
  const { role, name, description, states, children } = item;
  if (isText(item)) return [indent + plain(name)];
  const words = [
    role,
    name && JSON.stringify(name),
    states.length > 0 && `[${states.join(", ")}]`,
    description && `(${description})`,
  ];
  const line = indent + words.filter(Boolean).join(" ");
  if (children.length > 0 && children.every(isText)) return [`${line}: ${textOf(children)}`];
  return [line, ...children.flatMap((child) => written(child, `${indent}  `))];
}
