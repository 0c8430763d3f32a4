import type { ReactNode } from "react";

/** A filter that is on or off; it goes to the address of the list with the other state. */
export function Chip({ href, current, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <a className="chip" href={href} aria-current={current ? "true" : undefined}>
      {children}
    </a>
  );
}
