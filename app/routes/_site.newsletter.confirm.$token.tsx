import { data } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { ProsePage } from "#app/components/prose-page.tsx";
import { confirm } from "#app/email/newsletter-subscription.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.newsletter.confirm.$token.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "newsletter")("confirm.title"));

/** Only the button confirms: mail scanners open every link. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const t = translator(languageOf(request), "newsletter");
  const confirmed = await confirm(context.get(anonymousContext), params.token);
  if (!confirmed) return data({ expired: true }, { status: 410 });
  return redirectWithToast("/newsletter", {
    kind: "success",
    title: t("confirmed.title"),
    text: t("confirmed.text"),
  });
}

export default function ConfirmNewsletter({ actionData }: Route.ComponentProps) {
  const t = useTranslator("newsletter");
  if (actionData?.expired)
    return (
      <ProsePage title={t("expired.title")}>
        <p role="alert">
          {t.rich("expired.text", { link: (text) => <PageLink href="/newsletter">{text}</PageLink> })}
        </p>
      </ProsePage>
    );
  return (
    <ProsePage
      title={t("confirm.title")}
      after={
        <form method="post" className="mt-6">
          <Button variant="primary">{t("confirm.button")}</Button>
        </form>
      }
    >
      <p>{t("confirm.text")}</p>
    </ProsePage>
  );
}
