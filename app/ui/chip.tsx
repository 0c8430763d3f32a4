import type { MouseEventHandler, ReactNode } from "react";

type Props = { href: string; current?: boolean; onClick?: MouseEventHandler; children: ReactNode };

/** A filter that is on or off; it goes to the address of the list with the other state. */
export function Chip({ current, children, ...props }: Props) {
  return (
    <a className="chip" {...props} aria-current={current ? "true" : undefined}>
      {children}{" "}
    </a>
  );
}
