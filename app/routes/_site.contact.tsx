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
import { pageMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.contact.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact",
    description: `Write to the people who run ${siteName}: questions, corrections, rights and personal data.`,
    path: "/contact",
  });

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
  const submission = parseForm(form, contactSchema);
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const allowed = await limit("contact", clientAddress(request));
  if (!allowed.allowed) {
    const formErrors = ["Too many messages from this network. Please try again later."];
    return data({ result: submission.reply({ formErrors }) }, tooManyRequests(allowed.retryAfter));
  }
  const robot = Boolean(submission.value.website);
  if (!robot && !(await sendContactMessage(submission.value, submissionIdOf(form)))) {
    const formErrors = ["We couldn't save your message. Please try again in a few minutes."];
    return data({ result: submission.reply({ formErrors }) }, { status: 503 });
  }
  return redirectWithToast("/contact", {
    kind: "success",
    title: "Message sent",
    text: "Thank you. We read every message and reply by email.",
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof contactSchema>>({
    id: "contact",
    lastResult: actionData?.result,
    defaultValue: { message: loaderData.page && `${absoluteUrl(loaderData.page)}\n\n` },
    defaultNoValidate: false,
  });
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title="Contact" />
      <div className="stack form">
        <p>
          A question, a correction, an idea, or something of yours that shouldn't be here: a person reads it
          and replies by email. You can also write to{" "}
          <a href={`mailto:${contactAddress}`}>{contactAddress}</a>.
        </p>
        <form
          {...getFormProps(form)}
          method="post"
          action={otherAddress(useLocation(), "/contact")}
          className="stack"
        >
          <FormErrors form={form} />
          <Honeypot />
          <input type="hidden" name="submission_id" value={loaderData.submissionId} />
          <TextField
            field={fields.name}
            label="Name"
            autoComplete="name"
            maxLength={contactLimits.name}
            required
          />
          <TextField
            field={fields.email}
            label="Email"
            hint="We only use it to reply to you."
            type="email"
            autoComplete="email"
            required
          />
          <TextAreaField
            field={fields.message}
            label="Message"
            rows={8}
            maxLength={contactLimits.message}
            required
          />
          <div>
            <Button variant="primary">Send message</Button>
          </div>
        </form>
      </div>
    </main>
  );
}
