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
import { pageMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.newsletter._index.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Newsletter",
    description: `New logos, terms, events and work on ${siteName}, in one letter a month.`,
    path: "/newsletter",
  });

export const loader = () => ({ sendsMail });

/** The same answer for new addresses, subscribers and bots: it never reveals who subscribes. */
export async function action({ request }: Route.ActionArgs) {
  const submission = parseForm(await readShortForm(request), newsletterSchema);
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const network = clientAddress(request);
  const allowed = await limit("newsletter", network);
  if (!allowed.allowed) {
    const formErrors = ["Too many sign-ups from this network. Please try again later."];
    return data({ result: submission.reply({ formErrors }) }, tooManyRequests(allowed.retryAfter));
  }
  const { email, website, returnTo } = submission.value;
  const { outcome, ...answer } = website ? { outcome: "sent" } : await subscribe(email, network);
  if ("retryAfter" in answer) {
    const formErrors = [
      "We've already emailed this address several times. Look for our emails, or try again in a while.",
    ];
    return data({ result: submission.reply({ formErrors }) }, tooManyRequests(answer.retryAfter));
  }
  if (outcome === "failed") {
    const formErrors = ["We can't sign you up right now. Please try again in a few minutes."];
    return data({ result: submission.reply({ formErrors }) }, { status: 503 });
  }
  return redirectWithToast(safeRedirect(returnTo, "/newsletter"), sendsMail ? sent : notSent);
}

const sent = {
  kind: "success",
  title: "Check your inbox",
  text: "Open the link in the email we sent you and press Confirm.",
} as const;

const notSent = {
  kind: "info",
  title: "This site doesn't send email yet",
  text: "Whoever runs it will find the link that confirms your address in the “mail” folder next to the data.",
} as const;

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof newsletterSchema>>({
    id: "newsletter-sign-up",
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title="Newsletter" />
      <div className="stack form">
        <p>
          New logos, terms, events and paid work, in one letter a month. We use your address for nothing else,
          and every letter has an unsubscribe link.
        </p>
        {!loaderData.sendsMail && <NoMail />}
        <form
          {...getFormProps(form)}
          method="post"
          action={otherAddress(useLocation(), "/newsletter")}
          className="stack"
        >
          <FormErrors form={form} />
          <Honeypot />
          <TextField field={fields.email} label="Email" type="email" autoComplete="email" required />
          <div>
            <Button variant="primary">Subscribe</Button>
          </div>
        </form>
      </div>
    </main>
  );
}
