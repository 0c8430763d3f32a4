import type { ReactNode } from "react";

export function PageHeading({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className="kicker">
      <h1>{title}</h1>
      {aside}
    </div>
  );
}
