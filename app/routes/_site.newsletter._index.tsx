import { getFormProps, useForm } from "@conform-to/react";
import { data, useLocation } from "react-router";
import type { z } from "zod";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { Honeypot } from "#app/components/honeypot.tsx";
import { NoMail } from "#app/components/no-mail.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { newsletterSchema } from "#app/email/newsletter-schema.ts";
import { subscribe } from "#app/email/newsletter-subscription.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { limit, tooManyRequests } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { siteName } from "#app/lib/site.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.newsletter._index.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translator(languageOfMatches(matches), "newsletter");
  return pageMeta(matches, {
    title: t("title"),
    description: t("description", { site: siteName }),
    path: "/newsletter",
  });
};

export const loader = () => ({ sendsMail });

/** The same answer for new addresses, subscribers and bots: it never reveals who subscribes. */
export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(request);
  const t = translator(language, "newsletter");
  const submission = parseForm(await readShortForm(request), newsletterSchema(t));
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const network = clientAddress(request);
  const allowed = await limit("newsletter", network);
  if (!allowed.allowed) {
    const formErrors = [t("errors.tooMany")];
    return data({ result: submission.reply({ formErrors }) }, tooManyRequests(allowed.retryAfter));
  }
  const { email, website, returnTo } = submission.value;
  const { outcome, ...answer } = website ? { outcome: "sent" } : await subscribe(email, network);
  if ("retryAfter" in answer) {
    const formErrors = [t("errors.mailed")];
    return data({ result: submission.reply({ formErrors }) }, tooManyRequests(answer.retryAfter));
  }
  if (outcome === "failed") {
    const formErrors = [t("errors.failed")];
    return data({ result: submission.reply({ formErrors }) }, { status: 503 });
  }
  const said = sendsMail ? "sent" : "notSent";
  return redirectWithToast(safeRedirect(returnTo, "/newsletter"), {
    kind: sendsMail ? "success" : "info",
    title: t(`${said}.title`),
    text: t(`${said}.text`),
  });
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator("newsletter");
  const localPath = useLocalPath();
  const [form, fields] = useForm<z.input<ReturnType<typeof newsletterSchema>>>({
    id: "newsletter-sign-up",
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title={t("title")} />
      <div className="stack form">
        <p>{t("lede")}</p>
        {!loaderData.sendsMail && <NoMail />}
        <form
          {...getFormProps(form)}
          method="post"
          action={localPath(otherAddress(useLocation(), "/newsletter"))}
          className="stack"
        >
          <FormErrors form={form} />
          <Honeypot />
          <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" required />
          <div>
            <Button variant="primary">{t("subscribe")}</Button>
          </div>
        </form>
      </div>
    </main>
  );
}
