import { randomUUID } from "node:crypto";
import { getFormProps, useForm } from "@conform-to/react";
import { data, redirect, useLocation } from "react-router";
import type { z } from "zod";
import { readSession } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextAreaField, TextField } from "#app/components/field.tsx";
import { Honeypot } from "#app/components/honeypot.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { RadioField } from "#app/components/radio-field.tsx";
import { MissingItem } from "#app/content/item-page.tsx";
import { missingLogo } from "#app/content/logo/missing.server.ts";
import { logoNamed } from "#app/content/logo/queries.server.ts";
import { sendTakedownRequest } from "#app/content/logo/takedown-request.server.ts";
import {
  takedownRequestKinds,
  takedownRequestLimits,
  takedownRequestSchema,
} from "#app/content/logo/takedown-schema.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm, submissionIdOf } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { limit, tooManyRequests } from "#app/lib/rate-limit.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.logos.$slug_.takedown-request.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "takedown")("title"));
export const handle: PageHandle = { script: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase } = await readSession(context);
  const found = await logoNamed(supabase, params.slug);
  if (!found)
    return data({ logo: null, submissionId: "", sendsMail }, await missingLogo(supabase, params.slug));
  const { slug, title, company } = found;
  if (slug !== params.slug) return redirect(`/logos/${encodeURIComponent(slug)}/takedown-request`, 301);
  return { logo: { slug, title, company }, submissionId: randomUUID(), sendsMail };
}

/** The same answer for every address: it never reveals who has written before. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { supabase } = await readSession(context);
  const logo = await logoNamed(supabase, params.slug);
  if (!logo) return data(null, await missingLogo(supabase, params.slug));
  const language = languageOf(request);
  const t = translator(language, "takedown");
  const form = await readShortForm(request);
  const submission = parseForm(form, takedownRequestSchema(t));
  // What was typed into the form of reports.
  if (form.has("reason")) return data({ result: { initialValue: submission.reply().initialValue ?? null } });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const refuse = (message: string) => ({ result: submission.reply({ formErrors: [message] }) });
  const network = clientAddress(request);
  const allowed = await limit("takedown-request", network);
  if (!allowed.allowed) return data(refuse(t("errors.tooMany")), tooManyRequests(allowed.retryAfter));
  const robot = Boolean(submission.value.website);
  const sent = robot
    ? { outcome: "sent" as const }
    : await sendTakedownRequest(logo, submission.value, submissionIdOf(form), network);
  if (sent.outcome === "limit") return data(refuse(t("errors.mailed")), tooManyRequests(sent.retryAfter));
  if (sent.outcome === "failed") return data(refuse(t("errors.failed")), { status: 503 });
  const page = "page" in sent ? sent.page : undefined;
  const said = page || robot ? "sent" : "inbox";
  return redirectWithToast(page ?? `/logos/${encodeURIComponent(logo.slug)}`, {
    kind: "success",
    title: t(`${said}.title`),
    text: t(`${said}.text`),
  });
}

export default function TakedownRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { logo, submissionId, sendsMail } = loaderData;
  const location = useLocation();
  const localPath = useLocalPath();
  const t = useTranslator("takedown");
  const ofLogoPage = useTranslator("logoPage");
  const ofKinds = useTranslator("kinds");
  const [form, fields] = useForm<z.input<ReturnType<typeof takedownRequestSchema>>>({
    id: "takedown-request",
    lastResult: actionData?.result ?? null,
    defaultNoValidate: false,
  });
  if (!logo)
    return (
      <MissingItem
        list={{ name: ofKinds("logos.menu"), path: "/logos", back: ofLogoPage("back") }}
        kind="Logo"
        failure={null}
      />
    );
  const address = `/logos/${encodeURIComponent(logo.slug)}`;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title={t("title")} />
      <div className="stack form">
        <p>
          {t.rich("lede", {
            logo: () => (
              <PageLink href={address}>
                <bdi>{logo.title}</bdi>
              </PageLink>
            ),
            company: () => <bdi>{logo.company}</bdi>,
            report: (text) => <PageLink href={`${address}/report`}>{text}</PageLink>,
          })}
        </p>
        <form
          {...getFormProps(form)}
          method="post"
          action={localPath(otherAddress(location, `${address}/takedown-request`))}
          className="stack"
        >
          <FormErrors form={form} />
          <Honeypot />
          <input type="hidden" name="submission_id" value={submissionId} />
          <RadioField
            field={fields.kind}
            label={t("what")}
            options={takedownRequestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <TextAreaField
            field={fields.explanation}
            label={t("more")}
            hint={t("moreHint")}
            rows={6}
            maxLength={takedownRequestLimits.explanation}
            required
          />
          <TextField
            field={fields.email}
            label={t("email")}
            hint={t(sendsMail ? "emailHintOfProof" : "emailHint")}
            type="email"
            autoComplete="email"
            required
          />
          <TextField
            field={fields.domain}
            label={t("domain")}
            hint={t("domainHint")}
            inputMode="url"
            maxLength={takedownRequestLimits.domain}
          />
          <TextField
            field={fields.name}
            label={t("name")}
            autoComplete="name"
            maxLength={takedownRequestLimits.name}
          />
          <div>
            <Button variant="primary">{t("send")}</Button>
          </div>
          <p className="text-sm text-muted">
            {t.rich("kept", { privacy: (text) => <PageLink href="/privacy">{text}</PageLink> })}
          </p>
        </form>
      </div>
    </main>
  );
}
