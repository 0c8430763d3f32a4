import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { CollectionPage, type CollectionPart } from "./collection-page.tsx";

type Props = { part: CollectionPart; zip: string; children?: ReactNode };

/** It names nobody. */
export function SharedCollection({ part, zip, children }: Props) {
  return (
    <CollectionPage
      title="A collection of logos"
      part={part}
      zip={zip}
      empty={
        <EmptyState
          title="Nothing in it right now"
          text="Its logos were taken out, or are no longer published."
          action={<ButtonLink href="/logos">Browse logos</ButtonLink>}
        />
      }
    >
      {children}
    </CollectionPage>
  );
}
