import type { ReactNode } from "react";

export function Badge({
  tone = "plain",
  children,
}: {
  tone?: "up" | "wait" | "danger" | "plain";
  children: ReactNode;
}) {
  return <span className={`badge ${tone}`}>{children} </span>;
}
