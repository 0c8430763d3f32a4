import type { Supabase } from "#app/backend/supabase.types.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { OAuthProvider } from "./oauth-buttons.tsx";
import { type Member, newlySignedIn } from "./session.server.ts";

/** The provider's address, which leads back to /auth/callback in the language of the page; null where the project does not know the provider. */
export async function startOAuthSignIn(
  supabase: Supabase,
  provider: OAuthProvider,
  from: string,
  language: Language = "en",
): Promise<string | null> {
  const page = `from=${encodeURIComponent(from)}${language === "en" ? "" : `&language=${language}`}`;
  const { data, error } = await supabase.auth.signInWithOAuth({
    provider,
    options: {
      skipBrowserRedirect: true,
      redirectTo: `${siteUrl}/auth/callback?${page}`,
    },
  });
  return error ? null : data.url;
}

/** Trades the provider's `code` for a session. Returns an error message, or the member; a new one begins with `language`. */
export async function finishOAuthSignIn(
  supabase: Supabase,
  code: string | null,
  language: Language = "en",
): Promise<string | Member> {
  const t = translator(language, "account");
  if (!code) return t("errors.signIn");
  const { data, error } = await supabase.auth
    .exchangeCodeForSession(code)
    .catch((error: Error) => ({ data: null, error }));
  if (error) return t("errors.signIn");
  const member = await newlySignedIn(supabase);
  if (!member) return t("errors.inactive");
  if (language !== "en" && isNew(data.user)) await beginWith(supabase, member, language);
  return member;
}

/** The provider's first visit makes the account, moments before it signs in. */
const isNew = ({ created_at, last_sign_in_at = "" }: { created_at: string; last_sign_in_at?: string }) =>
  Date.parse(last_sign_in_at) - Date.parse(created_at) < 60_000;

async function beginWith(supabase: Supabase, { id }: Member, language: Language): Promise<void> {
  const { error } = await supabase.from("profiles").update({ language }).eq("user_id", id);
  if (error) log.warn({ err: error }, "a new member’s language was not kept");
}
