import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";

type Props = {
  title: string;
  /** The list without its filters; null where none is set. */
  unfiltered: string | null;
  invitation: { text: string; href: string; label: string };
};

export function EmptyList({ title, unfiltered, invitation: { text, href, label } }: Props) {
  const t = useTranslator("lists");
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
      text={t("noMatches")}
      action={<ButtonLink href={unfiltered}>{t("clear")}</ButtonLink>}
    />
  );
}
