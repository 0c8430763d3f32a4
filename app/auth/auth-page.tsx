import type { ReactNode } from "react";
import { siteName } from "#app/lib/site.ts";
import { cloth } from "#app/ui/placeholder.tsx";

// The same dyes as everywhere, woven wider.
const swath = { ...cloth(siteName), "--wide": "52px", "--thin": "14px", "--turn": "45deg" };

/** The frame of the sign-in pages: one narrow column, beside a cloth. */
export function AuthPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap">
      <section className="beside-cloth">
        <div className="stack content-start">
          <h1 className="page-title">{title}</h1>
          <p className="small">{lede}</p>
          {children}
        </div>
        <div className="placeholder rounded-lg" style={swath} aria-hidden="true" />
      </section>
    </main>
  );
}
