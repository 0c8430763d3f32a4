import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";

type Props = {
  title: string;
  text?: string;
  action?: ReactNode;
  as?: "h2" | "h3";
};

export function EmptyState({ title, text, action, as: Heading = "h2" }: Props) {
  return (
    <div className="empty">
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
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
  return (
    <div className="mt-6">
      {unfiltered === null ? (
        <EmptyState title={title} text={text} action={<ButtonLink href={href}>{label}</ButtonLink>} />
      ) : (
        <EmptyState
          title={title}
          text="Nothing here matches. Fewer filters or another word may help."
          action={<ButtonLink href={unfiltered}>Clear filters</ButtonLink>}
        />
      )}
    </div>
  );
}
