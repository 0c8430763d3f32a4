import { askForMail } from "#app/accounts/ask-for-mail.server.ts";
import { AskForMail } from "#app/accounts/ask-for-mail.tsx";
import { mailIsOn } from "#app/lib/env.server.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import type { Route } from "./+types/login_.link.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Sign in by mail");

/** Only where mails reach people. */
export function loader() {
  if (!mailIsOn) throw new Response(null, { status: 404 });
  return null;
}

export function action(args: Route.ActionArgs) {
  loader();
  return askForMail("magiclink", args);
}

export default function SignInByMail({ actionData }: Route.ComponentProps) {
  return (
    <AskForMail
      title="Sign in by mail"
      lede="We mail you a link and a code that sign you in, without a password."
      button="Mail me a link"
      lastResult={actionData?.result}
    />
  );
}
