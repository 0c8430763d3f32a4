import { Link } from "react-router";
import { Icon } from "#app/components/icon.tsx";
import { useShortcuts } from "./shortcuts.tsx";

type Props = {
  /** Null where there is none. */
  previous: string | null;
  next: string | null;
};

/** Previous and next in the queue, also by the keys K and J. */
export function ReviewNeighbors({ previous, next }: Props) {
  useShortcuts(({ key }) => document.querySelector<HTMLElement>(`dialog a[data-key="${key}"]`)?.click());
  return (
    <>
      <Neighbor to={previous} icon="prev" name="Previous item" shortcut="k" />
      <Neighbor to={next} icon="next" name="Next item" shortcut="j" />
      <span className="by hidden lg:inline noscript:hidden">J next, K previous</span>
    </>
  );
}

type NeighborProps = { to: string | null; icon: "prev" | "next"; name: string; shortcut: string };

function Neighbor({ to, icon, name, shortcut }: NeighborProps) {
  if (!to)
    return (
      <button className="btn btn-square" type="button" disabled aria-label={name}>
        <Icon name={icon} />
      </button>
    );
  return (
    <Link className="btn btn-square" to={to} preventScrollReset aria-label={name} data-key={shortcut}>
      <Icon name={icon} />
    </Link>
  );
}
