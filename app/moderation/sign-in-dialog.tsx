import { ButtonLink } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";

/** `form`: where the form stands. */
export function SignInDialog({ kind, form, withFile }: { kind: string; form: string; withFile: boolean }) {
  const t = useTranslator("submit");
  const ofFrame = useTranslator("frame");
  const from = encodeURIComponent(form);
  return (
    <RouteDialog title={t("signIn.title")} closeHref={form}>
      <p>{t("signIn.saved", { kind, file: withFile ? "yes" : "no" })}</p>
      <div className="row">
        <ButtonLink href={`/signup?from=${from}`} variant="primary">
          {ofFrame("signUp")}
        </ButtonLink>
        <ButtonLink href={`/login?from=${from}`}>{ofFrame("signIn")}</ButtonLink>
        <ButtonLink href={form} variant="quiet">
          {t("signIn.cancel")}
        </ButtonLink>
      </div>
    </RouteDialog>
  );
}
