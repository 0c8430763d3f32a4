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
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.logos.$slug_.takedown-request.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Is this logo yours?");
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
  const form = await readShortForm(request);
  const submission = parseForm(form, takedownRequestSchema);
  // What was typed into the form of reports.
  if (form.has("reason")) return data({ result: { initialValue: submission.reply().initialValue ?? null } });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const refuse = (message: string) => ({ result: submission.reply({ formErrors: [message] }) });
  const network = clientAddress(request);
  const allowed = await limit("takedown-request", network);
  const tooOften = "Too many requests from this network. Please try again later.";
  if (!allowed.allowed) return data(refuse(tooOften), tooManyRequests(allowed.retryAfter));
  const robot = Boolean(submission.value.website);
  const sent = robot
    ? { outcome: "sent" as const }
    : await sendTakedownRequest(logo, submission.value, submissionIdOf(form), network);
  if (sent.outcome === "limit")
    return data(
      refuse(
        "We've already emailed this address several times. Look for our emails, or try again in a while.",
      ),
      tooManyRequests(sent.retryAfter),
    );
  if (sent.outcome === "failed")
    return data(refuse("We couldn't save your request. Please try again in a few minutes."), { status: 503 });
  const page = "page" in sent ? sent.page : undefined;
  return redirectWithToast(
    page ?? `/logos/${encodeURIComponent(logo.slug)}`,
    page || robot
      ? { kind: "success", title: "Request sent", text: "Thank you. A person reads it and decides." }
      : {
          kind: "success",
          title: "Check your inbox",
          text: "Open the link in the email we sent you and press Confirm.",
        },
  );
}

export default function TakedownRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { logo, submissionId, sendsMail } = loaderData;
  const location = useLocation();
  const [form, fields] = useForm<z.input<typeof takedownRequestSchema>>({
    id: "takedown-request",
    lastResult: actionData?.result ?? null,
    defaultNoValidate: false,
  });
  if (!logo)
    return (
      <MissingItem
        list={{ name: "Logos", path: "/logos", back: "Back to Logos" }}
        kind="Logo"
        failure={null}
      />
    );
  const address = `/logos/${encodeURIComponent(logo.slug)}`;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title="Is this logo yours?" />
      <div className="stack form">
        <p>
          Tell us about <a href={address}>{logo.title}</a> by {logo.company}. You need no account, a person
          decides, and no page says who asked. If something about it is only wrong or out of date,{" "}
          <a href={`${address}/report`}>report it</a> instead.
        </p>
        <form
          {...getFormProps(form)}
          method="post"
          action={otherAddress(location, `${address}/takedown-request`)}
          className="stack"
        >
          <FormErrors form={form} />
          <Honeypot />
          <input type="hidden" name="submission_id" value={submissionId} />
          <RadioField
            field={fields.kind}
            label="What should we do?"
            options={takedownRequestKinds.map(({ value, label }) => ({ value, label }))}
          />
          <TextAreaField
            field={fields.explanation}
            label="Tell us more"
            hint="How is the logo yours?"
            rows={6}
            maxLength={takedownRequestLimits.explanation}
            required
          />
          <TextField
            field={fields.email}
            label="Email"
            hint={
              sendsMail
                ? "An address at the brand's own website shows that you speak for it. We only use it to answer you."
                : "We only use it to answer you."
            }
            type="email"
            autoComplete="email"
            required
          />
          <TextField
            field={fields.domain}
            label="Website of the brand"
            hint="Such as zuri.example. It lets you prove that the brand is yours."
            inputMode="url"
            maxLength={takedownRequestLimits.domain}
          />
          <TextField
            field={fields.name}
            label="Name"
            autoComplete="name"
            maxLength={takedownRequestLimits.name}
          />
          <div>
            <Button variant="primary">Send request</Button>
          </div>
          <p className="text-sm text-muted">
            We delete your request 90 days after it was decided. See <a href="/privacy">privacy</a>.
          </p>
        </form>
      </div>
    </main>
  );
}
