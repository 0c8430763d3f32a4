import { anonymousContext } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { ProsePage } from "#app/components/prose-page.tsx";
import { unsubscribe } from "#app/email/newsletter-subscription.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.newsletter.unsubscribe.$token.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Unsubscribe");

/** Also a mail program's one-click post (RFC 8058), which must not be redirected. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readShortForm(request);
  await unsubscribe(context.get(anonymousContext), params.token);
  if (form.get("List-Unsubscribe") === "One-Click") return { unsubscribed: true };
  return redirectWithToast("/newsletter", {
    kind: "success",
    title: "You're unsubscribed",
    text: "You won't get any more newsletters from us.",
  });
}

export default function UnsubscribeNewsletter({ actionData }: Route.ComponentProps) {
  if (actionData?.unsubscribed)
    return (
      <ProsePage title="You're unsubscribed">
        <p>You won't get any more newsletters from us.</p>
      </ProsePage>
    );
  return (
    <ProsePage
      title="Unsubscribe"
      after={
        <form method="post" className="mt-6">
          <Button variant="primary">Unsubscribe</Button>
        </form>
      }
    >
      <p>Press the button to stop getting newsletters from us. Nothing else changes.</p>
    </ProsePage>
  );
}
