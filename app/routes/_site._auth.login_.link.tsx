import { requestCode } from "#app/accounts/one-time-code.server.ts";
import { RequestCodePage } from "#app/accounts/one-time-code.tsx";
import { mailIsOn } from "#app/lib/env.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { translator } from "#app/words/translator.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site._auth.login_.link.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "account")("byMail.title"));

export function loader() {
  if (!mailIsOn) throw new Response(null, { status: 404 });
  return null;
}

export function action(args: Route.ActionArgs) {
  loader();
  return requestCode("magiclink", args);
}

export default function SignInByMail({ actionData }: Route.ComponentProps) {
  const t = useTranslator("account");
  return (
    <RequestCodePage
      title={t("byMail.title")}
      lede={t("byMail.lede")}
      button={t("byMail.button")}
      lastResult={actionData?.result}
    />
  );
}
