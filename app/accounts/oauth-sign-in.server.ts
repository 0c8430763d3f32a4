import type { Supabase } from "#app/backend/supabase.types.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import type { OAuthProvider } from "./oauth-buttons.tsx";
import { inactiveAccount, type Member, newlySignedIn } from "./session.server.ts";

/** The provider's address, which leads back to /auth/callback; null where the project does not know the provider. */
export async function startOAuthSignIn(
  supabase: Supabase,
  provider: OAuthProvider,
  from: string,
): Promise<string | null> {
  const { data, error } = await supabase.auth.signInWithOAuth({
    provider,
    options: {
      skipBrowserRedirect: true,
      redirectTo: `${siteUrl}/auth/callback?from=${encodeURIComponent(from)}`,
    },
  });
  return error ? null : data.url;
}

/** Trades the provider's `code` for a session. Returns an error message, or the member. */
export async function finishOAuthSignIn(supabase: Supabase, code: string | null): Promise<string | Member> {
  if (!code) return "Failed to login";
  const { error } = await supabase.auth.exchangeCodeForSession(code).catch((error: Error) => ({ error }));
  if (error) return "Failed to login";
  return (await newlySignedIn(supabase)) ?? inactiveAccount;
}
