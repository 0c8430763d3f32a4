import { requestCode } from "#app/accounts/one-time-code.server.ts";
import { RequestCodePage } from "#app/accounts/one-time-code.tsx";
import { mailIsOn } from "#app/lib/env.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site._auth.login_.link.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Sign in by email");

export function loader() {
  if (!mailIsOn) throw new Response(null, { status: 404 });
  return null;
}

export function action(args: Route.ActionArgs) {
  loader();
  return requestCode("magiclink", args);
}

export default function SignInByMail({ actionData }: Route.ComponentProps) {
  return (
    <RequestCodePage
      title="Sign in by email"
      lede="We'll email you a link and a code that sign you in without a password."
      button="Email me a link"
      lastResult={actionData?.result}
    />
  );
}
