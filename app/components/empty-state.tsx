import type { ReactNode } from "react";
import { Cloth } from "./cloth.tsx";

type Props = {
  title: string;
  text?: string;
  action?: ReactNode;
  as?: "h1" | "h2" | "h3";
  /** Above the title. */
  above?: ReactNode;
  /** Below the text. */
  below?: ReactNode;
  /** The number of the missing strip. */
  gap?: number;
};

/** A cloth with a strip missing: what happened, and what to do. */
export function EmptyState({ title, text, action, as: Heading = "h2", above, below, gap = 3 }: Props) {
  return (
    <div className="empty">
      <Cloth id={title} strips={6} gap={gap} />
      <div className="stack">
        {above}
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
        {below}
        {action && <div className="row">{action}</div>}
      </div>
    </div>
  );
}
