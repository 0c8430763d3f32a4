import { data } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { ProsePage } from "#app/components/prose-page.tsx";
import { confirm } from "#app/email/newsletter-subscription.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.newsletter.confirm.$token.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Confirm your newsletter");

/** Only the button confirms: mail scanners open every link. */
export async function action({ params, context }: Route.ActionArgs) {
  const confirmed = await confirm(context.get(anonymousContext), params.token);
  if (!confirmed) return data({ expired: true }, { status: 410 });
  return redirectWithToast("/newsletter", {
    kind: "success",
    title: "You're subscribed",
    text: "You'll get the next issue.",
  });
}

export default function ConfirmNewsletter({ actionData }: Route.ComponentProps) {
  if (actionData?.expired)
    return (
      <ProsePage title="This link has expired">
        <p role="alert">
          It may be too old, or you may have unsubscribed since. <a href="/newsletter">Subscribe again</a> and
          we'll send you a new one.
        </p>
      </ProsePage>
    );
  return (
    <ProsePage
      title="Confirm your newsletter"
      after={
        <form method="post" className="mt-6">
          <Button variant="primary">Confirm</Button>
        </form>
      }
    >
      <p>Press the button to get the next issue.</p>
    </ProsePage>
  );
}
