import { requestCode } from "#app/accounts/one-time-code.server.ts";
import { RequestCodePage } from "#app/accounts/one-time-code.tsx";
import { mailIsOn } from "#app/lib/env.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.forgot-password.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Forgot your password?");

export const loader = () => ({ mailIsOn });

export const action = (args: Route.ActionArgs) => requestCode("recovery", args);

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RequestCodePage
      title="Forgot your password?"
      lede={`${loaderData.mailIsOn ? "We'll email you" : "You need"} a link and a code to set a new one.`}
      button="Send Email"
      mailIsOn={loaderData.mailIsOn}
      lastResult={actionData?.result}
    />
  );
}
