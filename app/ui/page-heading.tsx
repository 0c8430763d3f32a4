import type { ReactNode } from "react";

/** The name of a page, with what belongs beside it. */
export function PageHeading({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className="kicker">
      <h1>{title}</h1>
      {aside}
    </div>
  );
}
