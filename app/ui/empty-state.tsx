import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";

type Props = {
  title: string;
  text?: string;
  action?: ReactNode;
  /** `h3` below a heading that is an h2. */
  as?: "h2" | "h3";
};

/** What stands where there is nothing: what it means, and the next step. */
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
  /** Where the list is without its filters; null where none is set. */
  unfiltered: string | null;
  /** What belongs in the list, and where to send the first. */
  invitation: { text: string; href: string; label: string };
};

/** A list without entries: leads out of the filters where some are set, and else invites the first entry. */
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
