import { randomUUID } from "node:crypto";
import { getFormProps, useForm } from "@conform-to/react";
import { data, redirect, useLocation } from "react-router";
import type { z } from "zod";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextAreaField, TextField } from "#app/components/field.tsx";
import { Honeypot } from "#app/components/honeypot.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { RadioField } from "#app/components/radio-field.tsx";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm, submissionIdOf } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { limit, tooManyRequests } from "#app/lib/rate-limit.server.ts";
import { reportable, sendReport } from "#app/moderation/report.server.ts";
import { longestReport, reportSchema } from "#app/moderation/report-schema.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.$section.$slug.report.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "reports")("title"));
export const handle: PageHandle = { script: true };

type Asked = Pick<Route.LoaderArgs, "params" | "context">;

async function itemOf({ params, context }: Asked) {
  const kind = serverKindOfSection(params.section);
  const item = await reportable(context.get(anonymousContext), kind, params.slug);
  if (!item) throw new Response("There is no such page.", { status: 404 });
  return { kind, item, path: `/${kind.table}/${encodeURIComponent(item.slug)}` };
}

export async function loader(asked: Route.LoaderArgs) {
  const { kind, item, path } = await itemOf(asked);
  if (item.slug !== asked.params.slug) return redirect(`${path}/report`, 301);
  return {
    title: item.title,
    table: kind.table,
    path,
    reasons: kind.reportReasons,
    submissionId: randomUUID(),
    rightsForm: kind.rightsForm?.(item.slug),
    sendsMail,
  };
}

/** Of a form that comes back although there were too many. */
const maxBytesLate = 16 * 1024;

/** The same answer for every address: nobody learns who has reported before. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const language = languageOf(request);
  const t = translator(language, "reports");
  const tooManyReports = t("errors.tooMany");
  const network = clientAddress(request);
  const allowed = await limit("report", network);
  // Before it is read, unless that costs nothing: what was typed comes back.
  if (!allowed.allowed && !(Number(request.headers.get("Content-Length")) <= maxBytesLate))
    throw new Response(tooManyReports, tooManyRequests(allowed.retryAfter));
  const form = await readShortForm(request);
  const submission = parseForm(form, reportSchema(t));
  if (!allowed.allowed)
    return data(
      { result: submission.reply({ formErrors: [tooManyReports] }) },
      tooManyRequests(allowed.retryAfter),
    );
  const { kind, item, path } = await itemOf({ params, context });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const rightsForm = submission.value.reason === "rights" && kind.rightsForm?.(item.slug);
  // 307: the browser sends what was typed there.
  if (rightsForm) return redirect(rightsForm, 307);
  const sent = submission.value.website
    ? { outcome: "sent" as const }
    : await sendReport(kind.name, item, submission.value, submissionIdOf(form), network);
  if (sent.outcome === "limit") {
    const fieldErrors = { email: [t("errors.address")] };
    return data({ result: submission.reply({ fieldErrors }) }, tooManyRequests(sent.retryAfter));
  }
  if (sent.outcome === "failed") {
    const formErrors = [t("errors.failed")];
    return data({ result: submission.reply({ formErrors }) }, { status: 503 });
  }
  return redirectWithToast(path, {
    kind: "success",
    title: t("sent.title"),
    text: t("sent.text"),
  });
}

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, table, path, reasons, rightsForm, submissionId, sendsMail } = loaderData;
  const t = useTranslator("reports");
  const localPath = useLocalPath();
  const [form, fields] = useForm<z.input<ReturnType<typeof reportSchema>>>({
    id: "report",
    lastResult: actionData?.result ?? null,
    defaultNoValidate: false,
  });
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title={t(`heading.${table}`)} />
      <div className="stack form">
        <p>
          {t.rich("lede", {
            item: () => (
              <PageLink href={path}>
                <bdi>{title}</bdi>
              </PageLink>
            ),
          })}
          {rightsForm && (
            <> {t.rich("rights", { link: (text) => <PageLink href={rightsForm}>{text}</PageLink> })}</>
          )}
        </p>
        <form
          {...getFormProps(form)}
          method="post"
          action={localPath(otherAddress(useLocation(), `${path}/report`))}
          className="stack"
        >
          <FormErrors form={form} />
          <Honeypot />
          <input type="hidden" name="submission_id" value={submissionId} />
          <RadioField
            field={fields.reason}
            label={t("why")}
            options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          <TextAreaField
            field={fields.explanation}
            label={t("more")}
            hint={t("moreHint")}
            rows={3}
            maxLength={longestReport}
          />
          {sendsMail && (
            <TextField
              field={fields.email}
              label={t("email")}
              hint={t("emailHint")}
              type="email"
              autoComplete="email"
            />
          )}
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
