import { requestCode } from "#app/accounts/one-time-code.server.ts";
import { RequestCodePage } from "#app/accounts/one-time-code.tsx";
import { mailIsOn } from "#app/lib/env.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { translator } from "#app/words/translator.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.forgot-password.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "account")("forgot.title"));

export const loader = () => ({ mailIsOn });

export const action = (args: Route.ActionArgs) => requestCode("recovery", args);

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator("account");
  return (
    <RequestCodePage
      title={t("forgot.title")}
      lede={t(loaderData.mailIsOn ? "forgot.lede" : "forgot.ledeWithoutMail")}
      button={t("forgot.button")}
      mailIsOn={loaderData.mailIsOn}
      lastResult={actionData?.result}
    />
  );
}
