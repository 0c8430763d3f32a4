import type { ReactNode } from "react";
import { Swath } from "#app/ui/placeholder.tsx";

export function AuthPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap">
      <section className="beside-cloth">
        <div className="stack content-start">
          <h1 className="page-title">{title}</h1>
          <p className="small">{lede}</p>
          {children}
        </div>
        <Swath id={title} />
      </section>
    </main>
  );
}

/** Leads on to `from` after the sign-in; "" for none. */
export function withFrom(page: string, from: string): string {
  return from ? `${page}?from=${encodeURIComponent(from)}` : page;
}
