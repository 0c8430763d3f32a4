import type { ReactNode } from "react";
import { Cloth } from "#app/components/cloth.tsx";

export function AuthPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <main
      id="main"
      className="wrap lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16"
      tabIndex={-1}
    >
      <section className="section max-w-104 stack">
        <h1>{title}</h1>
        <p className="text-muted">{lede}</p>
        {children}
      </section>
      <Cloth className="section hidden h-full rounded-none lg:block" id={title} strips={10} ratio={1.4} />
    </main>
  );
}

/** Where to go after sign-in; "" for none. */
export function withFrom(page: string, from: string): string {
  return from ? `${page}?from=${encodeURIComponent(from)}` : page;
}
