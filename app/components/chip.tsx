import type { MouseEventHandler, ReactNode } from "react";
import { Link } from "react-router";
import { PageLink } from "#app/words/use-translator.tsx";

type Props = {
  href: string;
  current?: boolean;
  onClick?: MouseEventHandler;
} & (
  | { byRouter?: undefined; children: ReactNode }
  /** In the dashboard: public pages have no router script. One text, as in a badge. */
  | { byRouter: true; children: string }
);

/** `href` is the list with the filter toggled. */
export function Chip({ href, current, byRouter, children, onClick }: Props) {
  const attributes = { className: "chip", "aria-current": current ? ("true" as const) : undefined, onClick };
  return byRouter ? (
    <Link to={href} {...attributes}>{`${children} `}</Link>
  ) : (
    <PageLink href={href} {...attributes}>
      {children}{" "}
    </PageLink>
  );
}
