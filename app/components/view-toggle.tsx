import { Icon } from "./icon.tsx";

type View = "grid" | "list";

export function ViewToggle({ current, hrefFor }: { current: View; hrefFor: (view: View) => string }) {
  return (
    <nav className="seg" aria-label="View">
      {(["grid", "list"] as const).map((view) => (
        <a key={view} href={hrefFor(view)} aria-current={view === current ? "true" : undefined}>
          <Icon name={view} />
          <span className="sr-only">{view === "grid" ? "Grid view " : "List view "}</span>
        </a>
      ))}
    </nav>
  );
}
