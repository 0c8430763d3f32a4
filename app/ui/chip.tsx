import type { MouseEventHandler, ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  href: string;
  current?: boolean;
  /** In the dashboard, where the router goes there; a public page has no script of it. */
  byRouter?: boolean;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** A filter that is on or off; it goes to the address of the list with the other state. */
export function Chip({ href, current, byRouter, children, onClick }: Props) {
  const attributes = { className: "chip", "aria-current": current ? ("true" as const) : undefined, onClick };
  return byRouter ? (
    <Link to={href} {...attributes}>
      {children}{" "}
    </Link>
  ) : (
    <a href={href} {...attributes}>
      {children}{" "}
    </a>
  );
}
