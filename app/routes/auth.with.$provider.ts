import { redirect } from "react-router";
import { startOAuthSignIn } from "#app/accounts/oauth-sign-in.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { env } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/auth.with.$provider.ts";

/** A link, not a form: the policy lets forms lead to this site only. */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const provider = env.OAUTH_PROVIDERS.find((name) => name === params.provider);
  if (!provider) throw new Response(null, { status: 404 });
  const from = safeRedirect(url.searchParams.get("from"), "/dashboard");
  const language = languageOf(request);
  const address = await startOAuthSignIn((await readSession(context)).supabase, provider, from, language);
  return address
    ? redirect(address)
    : redirectWithToast("/login", { kind: "error", title: translator(language, "account")("errors.signIn") });
}
