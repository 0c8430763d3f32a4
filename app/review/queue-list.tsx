import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Mark } from "#app/ui/optical-size.ts";
import type { QueueItem } from "./queue.server.ts";
import { QueueRow } from "./queue-row.tsx";
import { choiceOf } from "./selection.ts";
import { shortcutFor } from "./shortcuts.tsx";

type Props = {
  items: (QueueItem & { mark?: Mark | null | undefined })[];
  /** Null where there are no checkboxes. */
  chosen: string[] | null;
  here: string;
  busy: boolean;
};

/** Keys act only on the focused item, so that no voice command or slip decides anything (WCAG 2.1.4). */
export function QueueList({ items, chosen, here, busy }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>("article") ?? [])];
  /** Where the focus was last: a decided item takes it away. */
  const position = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are what has changed
  useEffect(() => {
    if (position.current === null || document.activeElement !== document.body) return;
    const left = cards();
    left[Math.min(position.current, left.length - 1)]?.focus();
  }, [items]);

  function press(event: KeyboardEvent) {
    const shortcut = shortcutFor(event);
    const here = cards().find((card) => card.contains(event.target as Node));
    if (!shortcut || !here) return;
    event.preventDefault();
    shortcut.act({ card: here, cards: cards() });
  }

  return (
    <ul
      ref={list}
      className={chosen ? "queue" : "queue plain"}
      data-busy={busy || undefined}
      onKeyDown={press}
      onFocus={({ target }) => {
        position.current = cards().findIndex((card) => card.contains(target));
      }}
      onBlur={({ relatedTarget }) => {
        // A dialog keeps the position, and so does a removed item, which has no `relatedTarget`.
        if (relatedTarget && !relatedTarget.closest("dialog")) position.current = null;
      }}
    >
      {items.map((item, index) => (
        <li key={item.id}>
          <QueueRow item={item} here={here} chosen={chosen?.includes(choiceOf(item))} lazy={index > 7} />
        </li>
      ))}
    </ul>
  );
}
