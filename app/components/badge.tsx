import type { ReactNode } from "react";

const tones = { good: "text-good", wait: "text-wait", bad: "text-danger" };

/** For exceptions only: the usual has none. */
export function Badge({ tone, children }: { tone?: keyof typeof tones | undefined; children: ReactNode }) {
  return <span className={tone ? `badge ${tones[tone]}` : "badge"}>{children} </span>;
}
