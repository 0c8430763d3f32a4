import { anonymousContext } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { ProsePage } from "#app/components/prose-page.tsx";
import { unsubscribe } from "#app/email/newsletter-subscription.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.newsletter.unsubscribe.$token.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "newsletter")("leave.title"));

/** Also a mail program's one-click post (RFC 8058), which must not be redirected. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readShortForm(request);
  await unsubscribe(context.get(anonymousContext), params.token);
  if (form.get("List-Unsubscribe") === "One-Click") return { unsubscribed: true };
  const t = translator(languageOf(request), "newsletter");
  return redirectWithToast("/newsletter", {
    kind: "success",
    title: t("left.title"),
    text: t("left.text"),
  });
}

export default function UnsubscribeNewsletter({ actionData }: Route.ComponentProps) {
  const t = useTranslator("newsletter");
  if (actionData?.unsubscribed)
    return (
      <ProsePage title={t("left.title")}>
        <p>{t("left.text")}</p>
      </ProsePage>
    );
  return (
    <ProsePage
      title={t("leave.title")}
      after={
        <form method="post" className="mt-6">
          <Button variant="primary">{t("leave.button")}</Button>
        </form>
      }
    >
      <p>{t("leave.text")}</p>
    </ProsePage>
  );
}
