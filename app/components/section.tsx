import type { ReactNode } from "react";
import { PageLink } from "#app/words/use-translator.tsx";

type Props = {
  /** What a link on the page leads to. */
  id?: string;
  title: string;
  /** The link to all of it, at the end of the heading's line. */
  more?: { href: string; text: string };
  /** Beside another one. */
  isHalf?: boolean;
  children: ReactNode;
};

export function Section({ id, title, more, isHalf, children }: Props) {
  return (
    <section id={id} className={isHalf ? undefined : "section"} aria-label={title}>
      <div className="kicker">
        <h2>{title}</h2>
        {more && <PageLink href={more.href}>{more.text}</PageLink>}
      </div>
      {children}
    </section>
  );
}
