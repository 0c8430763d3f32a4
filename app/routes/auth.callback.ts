import { redirect } from "react-router";
import { finishOAuthSignIn } from "#app/accounts/oauth-sign-in.server.ts";
import { nextPage } from "#app/accounts/second-factor.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { env } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { isLanguage, localPath } from "#app/words/languages.ts";
import type { Route } from "./+types/auth.callback.ts";

/** The provider's code works only in the browser that left. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (env.OAUTH_PROVIDERS.length === 0) throw new Response(null, { status: 404 });
  const { supabase } = await readSession(context);
  const asked = url.searchParams.get("language") ?? "";
  const language = isLanguage(asked) ? asked : "en";
  const signedIn = await finishOAuthSignIn(supabase, url.searchParams.get("code"), language);
  if (typeof signedIn === "string")
    return redirectWithToast(localPath(language, "/login"), { kind: "error", title: signedIn });
  const from = safeRedirect(url.searchParams.get("from"), "/dashboard");
  return redirect(localPath(language, nextPage(signedIn, from)));
}
