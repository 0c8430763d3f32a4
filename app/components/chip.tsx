import type { MouseEventHandler, ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  href: string;
  current?: boolean;
  /** In the dashboard: public pages have no router script. */
  byRouter?: boolean;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** `href` is the list with the filter toggled. */
export function Chip({ href, current, byRouter, children, onClick }: Props) {
  const attributes = { className: "chip", "aria-current": current ? ("true" as const) : undefined, onClick };
  // One text, as in a badge.
  const text = typeof children === "string" ? `${children} ` : <>{children} </>;
  return byRouter ? (
    <Link to={href} {...attributes}>
      {text}
    </Link>
  ) : (
    <a href={href} {...attributes}>
      {text}
    </a>
  );
}
