import type { Supabase } from "#app/backend/supabase.types.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import { inactiveAccount } from "./inactive-account.ts";
import type { OAuthProvider } from "./provider.ts";
import { newlySignedIn } from "./session.server.ts";

/**
 * The address at which somebody signs in with `provider` and comes back to /auth/callback. What proves that it is
 * the same browser is kept in a cookie of the request's client. Null where the project does not know the provider.
 */
export async function providerAddress(
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

/** Trades the provider's `code` for a session. Returns a message where nobody is signed in by it. */
export async function finishProviderSignIn(supabase: Supabase, code: string | null): Promise<string | null> {
  if (!code) return "Failed to login";
  const { error } = await supabase.auth.exchangeCodeForSession(code).catch((error: Error) => ({ error }));
  if (error) return "Failed to login";
  return (await newlySignedIn(supabase)) ? null : inactiveAccount;
}
