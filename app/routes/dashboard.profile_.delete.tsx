import { getFormProps, useForm } from "@conform-to/react";
import { data, Form, Link } from "react-router";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { memberContext, memberOfForm } from "#app/accounts/guards.server.ts";
import { forgetAwaitedCode } from "#app/accounts/one-time-code.server.ts";
import { deleteOwnAccount } from "#app/accounts/own-account.server.ts";
import { currentPasswordSchema } from "#app/accounts/profile.server.ts";
import { saidToMember } from "#app/accounts/said.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { forgetDrafts } from "#app/moderation/draft.server.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/dashboard.profile_.delete.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "profile")("deletion.title"));

export function loader({ context }: Route.LoaderArgs) {
  return { memberId: context.get(memberContext).member.id };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const form = await readForm(request);
  const member = await memberOfForm(context, form);
  const submission = parseForm(form, currentPasswordSchema());
  const hidden = { hideFields: ["currentPassword"] };
  if (submission.status !== "success") return data({ result: submission.reply(hidden) }, { status: 400 });
  const refusal = await deleteOwnAccount(member, submission.value.currentPassword);
  if (refusal)
    return data({ result: submission.reply({ ...hidden, ...replyErrors(refusal) }) }, responseInit(refusal));
  await supabase.auth.signOut({ scope: "local" });
  const headers = new Headers(await forgetDrafts(request));
  await forgetAwaitedCode(headers);
  return redirectWithToast("/", { kind: "success", title: saidToMember()("deleted") }, { headers });
}

export default function DeleteAccount({ loaderData: { memberId }, actionData }: Route.ComponentProps) {
  const t = useTranslator("profile");
  const [form, fields] = useForm<{ currentPassword: string }>({
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  return (
    <section className="form stack">
      <h1>{t("deletion.title")}</h1>
      <p>
        {t.rich("deletion.text", {
          link: (text) => <PageLink href="/dashboard/profile/data">{text}</PageLink>,
        })}
      </p>
      {/* A full page load: nothing personal may stay in the page. */}
      <Form method="post" {...getFormProps(form)} className="stack" reloadDocument>
        <input type="hidden" name="member" value={memberId} />
        <FormErrors form={form} />
        <TextField
          field={fields.currentPassword}
          label={t("currentPassword")}
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="row">
          <Button variant="danger">{t("deletion.button")}</Button>
          <Link className="btn btn-quiet" to="/dashboard/profile">
            {t("deletion.keep")}
          </Link>
        </div>
      </Form>
    </section>
  );
}
