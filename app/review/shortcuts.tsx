import { Fragment } from "react";

const shortcutsId = "shortcuts";

type Target = { card: HTMLElement; cards: HTMLElement[] };
type Shortcut = { key: string; does: string; act: (target: Target) => void };

const step =
  (by: number): Shortcut["act"] =>
  ({ card, cards }) =>
    cards[cards.indexOf(card) + by]?.focus();
const click =
  (name: string): Shortcut["act"] =>
  ({ card }) =>
    card.querySelector<HTMLElement>(`[data-key="${name}"]`)?.click();

const shortcuts: Shortcut[] = [
  { key: "j", does: "Next item", act: step(1) },
  { key: "k", does: "Previous item", act: step(-1) },
  { key: "o", does: "Open the item", act: click("o") },
  { key: "x", does: "Select the item, or not", act: click("x") },
  { key: "a", does: "Approve the item", act: click("a") },
  { key: "r", does: "Reject the item", act: click("r") },
  { key: "?", does: "Go to this list", act: showShortcuts },
];

function showShortcuts() {
  const list = document.getElementById(shortcutsId);
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = true;
  list.querySelector("summary")?.focus();
}

const typed = "textarea, select, [contenteditable], input:not([type=checkbox])";

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat"> & {
  target: EventTarget | null;
};

export function shortcutFor({ key, ctrlKey, metaKey, altKey, repeat, target }: Press): Shortcut | undefined {
  if (ctrlKey || metaKey || altKey || repeat || (target as Element | null)?.closest(typed)) return undefined;
  return shortcuts.find((shortcut) => shortcut.key === key);
}

export function Shortcuts() {
  return (
    <details id={shortcutsId} className="menu shortcuts">
      <summary className="btn quiet compact">Keyboard shortcuts</summary>
      <div>
        <p className="by">They act on the item in focus. Press Tab until you reach one.</p>
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
      </div>
    </details>
  );
}
