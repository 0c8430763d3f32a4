import { requestCode } from "#app/accounts/request-one-time-code.server.ts";
import { RequestCodePage } from "#app/accounts/request-one-time-code.tsx";
import { env } from "#app/lib/env.server.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import type { Route } from "./+types/signup_.resend.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Confirm your email");

/** The embedded backend confirms at once. */
export function loader() {
  if (!env.SUPABASE_URL) throw new Response(null, { status: 404 });
  return null;
}

export function action(args: Route.ActionArgs) {
  loader();
  return requestCode("signup", args);
}

export default function ResendConfirmation({ actionData }: Route.ComponentProps) {
  return (
    <RequestCodePage
      title="Confirm your email"
      lede="We mail you the link and the code of your new account once more."
      button="Send Mail"
      lastResult={actionData?.result}
    />
  );
}
