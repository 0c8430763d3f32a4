import type { ReactNode } from "react";

export function AuthPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section className="section max-w-104 stack">
        <h1>{title}</h1>
        <p className="text-muted">{lede}</p>
        {children}
      </section>
    </main>
  );
}

/** Where to go after sign-in; "" for none. */
export function withFrom(page: string, from: string): string {
  return from ? `${page}?from=${encodeURIComponent(from)}` : page;
}
