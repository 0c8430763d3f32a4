import type { ReactNode } from "react";

/** For exceptions only: the usual has none. */
export function Badge({
  tone,
  children,
}: {
  tone?: "good" | "wait" | "bad" | undefined;
  children: ReactNode;
}) {
  return <span className={tone ? `badge ${tone}` : "badge"}>{children} </span>;
}
