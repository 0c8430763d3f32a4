import type { ReactNode } from "react";

/** The frame of the sign-in pages: one narrow column. */
export function AuthPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap">
      <section className="narrow stack">
        <h1 className="page-title">{title}</h1>
        <p className="small">{lede}</p>
        {children}
      </section>
    </main>
  );
}
