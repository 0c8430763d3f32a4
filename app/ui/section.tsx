import type { ReactNode } from "react";

type Props = {
  title: string;
  /** Where all of it is; the heading's line ends with it. */
  more?: { href: string; text: string };
  /** Beside another one. */
  isHalf?: boolean;
  children: ReactNode;
};

export function Section({ title, more, isHalf, children }: Props) {
  return (
    <section className={isHalf ? undefined : "section"} aria-label={title}>
      <div className="kicker">
        <h2>{title}</h2>
        {more && <a href={more.href}>{more.text}</a>}
      </div>
      {children}
    </section>
  );
}
