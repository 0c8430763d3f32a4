import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";
import { CollectionPage, type CollectionPart } from "./collection-page.tsx";

type Props = { part: CollectionPart; zip: string; children?: ReactNode };

/** It names nobody. */
export function SharedCollection({ part, zip, children }: Props) {
  const t = useTranslator("collection");
  return (
    <CollectionPage
      title={t("titleOfShared")}
      part={part}
      zip={zip}
      empty={
        <EmptyState
          title={t("noneOfShared.title")}
          text={t("noneOfShared.text")}
          action={<ButtonLink href="/logos">{t("browse")}</ButtonLink>}
        />
      }
    >
      {children}
    </CollectionPage>
  );
}
