import type { ReactNode } from "react";

export function PageHeading({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className="list-head">
      <h1>{title}</h1>
      {aside}
    </div>
  );
}
