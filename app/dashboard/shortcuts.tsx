import { Fragment, useEffect, useRef } from "react";

const shortcutsId = "shortcuts";
const setting = "shortcuts";

type Target = {
  /** The item that has the focus. */
  card: HTMLElement | undefined;
  cards: HTMLElement[];
  askWhy: (card: HTMLElement) => void;
};
type Shortcut = { key: string; does: string; act: (target: Target) => void };

const step =
  (by: number): Shortcut["act"] =>
  ({ card, cards }) =>
    cards[card ? cards.indexOf(card) + by : by - 1]?.focus();
const buttonIn = (place: ParentNode | undefined, name: string) =>
  place?.querySelector<HTMLElement>(`[data-key="${name}"]`);
const click =
  (name: string): Shortcut["act"] =>
  ({ card }) =>
    buttonIn(card, name)?.click();

const shortcuts: Shortcut[] = [
  { key: "j", does: "Next item", act: step(1) },
  { key: "k", does: "Previous item", act: step(-1) },
  { key: "o", does: "Open the item", act: click("o") },
  { key: "x", does: "Select the item, or not", act: click("x") },
  { key: "a", does: "Approve the item", act: click("a") },
  { key: "r", does: "Give a reason, then again to reject", act: reject },
  { key: "e", does: "Edit the item that is open", act: click("e") },
  { key: "u", does: "Undo the last decision", act: undo },
  { key: "?", does: "Go to this list", act: showShortcuts },
];

function reject({ card, askWhy }: Target) {
  const send = buttonIn(card, "r");
  if (send) send.click();
  else if (card) askWhy(card);
}

/** The message about it may be gone, or may tell of an earlier undo. */
function undo() {
  const told = document.querySelector<HTMLElement>(".toast-action button");
  (told ?? buttonIn(document, "u"))?.click();
}

function showShortcuts() {
  const list = document.getElementById(shortcutsId);
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = true;
  list.querySelector("summary")?.focus();
}

const typed = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat"> & {
  target: EventTarget | null;
};

export function shortcutFor({ key, ctrlKey, metaKey, altKey, repeat, target }: Press): Shortcut | undefined {
  if (ctrlKey || metaKey || altKey || repeat || (target as Element | null)?.closest?.(typed))
    return undefined;
  return shortcuts.find((shortcut) => shortcut.key === key);
}

/** Wherever the focus is, unless the admin has switched them off (WCAG 2.1.4). */
export function useShortcuts(act: (shortcut: Shortcut, event: KeyboardEvent) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutFor(event);
      if (shortcut && localStorage.getItem(setting) !== "off") act(shortcut, event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

export function Shortcuts() {
  const on = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (on.current) on.current.checked = localStorage.getItem(setting) !== "off";
  }, []);
  return (
    <details id={shortcutsId} className="menu shortcuts max-lg:hidden noscript:hidden">
      <summary className="btn btn-quiet btn-compact">Keyboard shortcuts</summary>
      <div>
        <p className="by px-3 py-1">J goes to the first item. The keys act on the one in focus.</p>
        <dl className="facts">
          {shortcuts.map(({ key, does }) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
        <label className="check">
          <input
            ref={on}
            type="checkbox"
            defaultChecked
            onChange={({ target }) => localStorage.setItem(setting, target.checked ? "on" : "off")}
          />
          Use these keys
        </label>
      </div>
    </details>
  );
}
