import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
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

type ListProps = {
  title: string;
  /** The list without its filters; null where none is set. */
  unfiltered: string | null;
  invitation: { text: string; href: string; label: string };
};

export function EmptyList({ title, unfiltered, invitation: { text, href, label } }: ListProps) {
  if (unfiltered === null)
    return (
      <EmptyState
        title={title}
        text={text}
        action={
          <ButtonLink variant="primary" href={href}>
            {label}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title={title}
      text="No matches. Try fewer filters or another word."
      action={<ButtonLink href={unfiltered}>Clear filters</ButtonLink>}
    />
  );
}
