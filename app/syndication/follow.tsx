import { PageLink, useTranslator } from "#app/words/use-translator.tsx";

export function Follow({ feed }: { feed: string }) {
  const t = useTranslator("lists");
  return (
    <p className="row text-sm follow mt-6">
      <b>{t("subscribe")}</b> <PageLink href={feed}>{t("feed")}</PageLink>
    </p>
  );
}
