import { randomUUID } from "node:crypto";
import { getFormProps, useForm } from "@conform-to/react";
import { data, useLocation } from "react-router";
import type { z } from "zod";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextAreaField, TextField } from "#app/components/field.tsx";
import { Honeypot } from "#app/components/honeypot.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { sendContactMessage } from "#app/email/contact.server.ts";
import { contactLimits, contactSchema } from "#app/email/contact-schema.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm, submissionIdOf } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { limit, tooManyRequests } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { contactAddress, siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.contact.ts";

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translator(languageOfMatches(matches), "contact");
  return pageMeta(matches, {
    title: t("title"),
    description: t("description", { site: siteName }),
    path: "/contact",
  });
};

/** Of the page whose translation somebody wants to correct. */
const maxAddressLength = 300;

// Without a connection, the form stays as it was typed.
export const handle: PageHandle = { script: true };

export function loader({ url }: Route.LoaderArgs) {
  const page = safeRedirect(url.searchParams.get("page"), "");
  return { submissionId: randomUUID(), page: page.slice(0, maxAddressLength) };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readShortForm(request);
  const language = languageOf(request);
  const t = translator(language, "contact");
  const submission = parseForm(form, contactSchema(t));
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const allowed = await limit("contact", clientAddress(request));
  if (!allowed.allowed) {
    const formErrors = [t("errors.tooMany")];
    return data({ result: submission.reply({ formErrors }) }, tooManyRequests(allowed.retryAfter));
  }
  const robot = Boolean(submission.value.website);
  if (!robot && !(await sendContactMessage(submission.value, submissionIdOf(form)))) {
    const formErrors = [t("errors.failed")];
    return data({ result: submission.reply({ formErrors }) }, { status: 503 });
  }
  return redirectWithToast("/contact", {
    kind: "success",
    title: t("sent.title"),
    text: t("sent.text"),
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator("contact");
  const localPath = useLocalPath();
  const [form, fields] = useForm<z.input<ReturnType<typeof contactSchema>>>({
    id: "contact",
    lastResult: actionData?.result,
    defaultValue: { message: loaderData.page && `${absoluteUrl(loaderData.page)}\n\n` },
    defaultNoValidate: false,
  });
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title={t("title")} />
      <div className="stack form">
        <p>{t.rich("lede", { mail: () => <a href={`mailto:${contactAddress}`}>{contactAddress}</a> })}</p>
        <form
          {...getFormProps(form)}
          method="post"
          action={localPath(otherAddress(useLocation(), "/contact"))}
          className="stack"
        >
          <FormErrors form={form} />
          <Honeypot />
          <input type="hidden" name="submission_id" value={loaderData.submissionId} />
          <TextField
            field={fields.name}
            label={t("name")}
            autoComplete="name"
            maxLength={contactLimits.name}
            required
          />
          <TextField
            field={fields.email}
            label={t("email")}
            hint={t("emailHint")}
            type="email"
            autoComplete="email"
            required
          />
          <TextAreaField
            field={fields.message}
            label={t("message")}
            rows={8}
            maxLength={contactLimits.message}
            required
          />
          <div>
            <Button variant="primary">{t("send")}</Button>
          </div>
        </form>
      </div>
    </main>
  );
}
