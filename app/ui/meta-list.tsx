import type { ReactNode } from "react";

export function MetaList({ items }: { items: [label: string, value: ReactNode][] }) {
  return (
    <dl className="meta-list">
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
