import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import type { QueueItem } from "#app/moderation/queue.server.ts";
import { cardOf, choiceOf } from "#app/moderation/selection.ts";
import { QueueRow } from "./queue-row.tsx";
import { useShortcuts } from "./shortcuts.tsx";

type Props = {
  items: (QueueItem & { mark?: OpticalMetrics | null | undefined })[];
  /** Null where there are no checkboxes. */
  chosen: string[] | null;
  here: string;
  busy: boolean;
};

/** Keys decide only about the focused item, so that no voice command or slip does. */
export function QueueList({ items, chosen, here, busy }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [rejecting, setRejecting] = useState<string | null>(null);
  const { key, hash } = useLocation();
  const isAsking = items.some(({ id, decided }) => cardOf(id) === rejecting && !decided);

  useEffect(() => {
    if (!isAsking) setRejecting(null);
  }, [isAsking]);

  // A decision leads on to the next item, and undoing one back to it. Whoever gives a reason or searches by then goes on with that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival, also at the same item
  useEffect(() => {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !list.current?.contains(activeElement);
    if (hash && !isAsking && !isElsewhere) document.getElementById(hash.slice(1))?.focus();
  }, [key, hash]);

  useShortcuts((shortcut, event) => {
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const cards = [...(list.current?.querySelectorAll<HTMLElement>("article") ?? [])];
    const card = cards.find((one) => one.contains(event.target as Node));
    shortcut.act({ card, cards, askWhy: ({ id }) => setRejecting(id) });
  });

  const next = (index: number) => items.slice(index + 1).find(({ decided }) => !decided);
  const lastDecided = items.reduce(
    (last, { decided }) => (decided && decided.at > last ? decided.at : last),
    "",
  );
  return (
    <ul ref={list} className={`queue line-t ${busy ? "opacity-60" : ""}`}>
      {items.map((item, index) => (
        <li className="line-b" key={item.id}>
          <QueueRow
            item={item}
            here={here}
            next={cardOf((next(index) ?? item).id)}
            chosen={chosen?.includes(choiceOf(item))}
            lazy={index > 7}
            isLastDecided={item.decided?.at === lastDecided}
            rejecting={rejecting === cardOf(item.id)}
            onReject={() => setRejecting(cardOf(item.id))}
            onCancel={() => {
              setRejecting(null);
              document.getElementById(cardOf(item.id))?.focus();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
