import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import { Icon } from "./icon.tsx";

type View = "grid" | "list";

export function ViewToggle({ current, hrefFor }: { current: View; hrefFor: (view: View) => string }) {
  const t = useTranslator("lists");
  return (
    <nav className="seg" aria-label={t("view")}>
      {(["grid", "list"] as const).map((view) => (
        <PageLink key={view} href={hrefFor(view)} aria-current={view === current ? "true" : undefined}>
          <Icon name={view} />
          <span className="sr-only">{`${t(view)} `}</span>
        </PageLink>
      ))}
    </nav>
  );
}
