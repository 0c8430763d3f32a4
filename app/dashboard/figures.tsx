import type { ReactNode } from "react";
import { formatNumber } from "#app/lib/numbers.ts";

/** What a page counts, in one line at its head. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 py-[0.9rem] text-sm text-muted line-t line-b">
      {children}
    </div>
  );
}

export function Figure({ count, label }: { count: number; label: string }) {
  return (
    <span>
      <b className="text-ink [font:700_var(--text-lg)_var(--font-display)]">{formatNumber(count)}</b>
      {` ${label}`}
    </span>
  );
}
