import type { ReactNode } from "react";
import { PageHeading } from "./page-heading.tsx";

type Props = {
  title: string;
  children: ReactNode;
  after?: ReactNode;
};

export function ProsePage({ title, children, after }: Props) {
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section>
        <PageHeading title={title} />
        <div className="prose">{children}</div>
        {after}
      </section>
    </main>
  );
}
