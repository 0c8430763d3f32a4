import type { AuthError, User } from "@supabase/supabase-js";
import { anonymousClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { sendLetter } from "#app/email/letter.server.ts";
import { mailIsOn } from "#app/lib/env.server.ts";
import { siteName } from "#app/lib/site.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { isServiceFailure, mailRetryAfter } from "./auth-error.server.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { limitMails } from "./mail-limit.server.ts";
import { newlySignedIn } from "./session.server.ts";
import { equalizeAnswerTime } from "./sign-in.server.ts";

type SignedUp = Refusal<"email"> | { signedIn: boolean };

/** A taken address gets the same answer in the same time. Whoever confirms with `signUpId` keeps their password. */
export async function signUp(
  supabase: Supabase,
  person: { name: string; email: string; password: string },
  signUpId: string,
  language: Language = "en",
): Promise<SignedUp> {
  const t = translator(language, "account");
  const started = performance.now();
  const mails = mailIsOn ? await limitMails("signup", person.email) : null;
  if (mails?.allowed === false)
    return { field: null, message: t("errors.mailed"), retryAfter: mails.retryAfter };
  const visitor = await anonymousClient();
  const { data, error } = await visitor.auth.signUp({
    email: person.email,
    password: person.password,
    options: { data: { name: person.name, sign_up_id: signUpId, language } },
  });
  if (data.session) {
    await supabase.auth.setSession(data.session);
    await newlySignedIn(supabase);
    return { signedIn: true };
  }
  if (error && isTold(error))
    return {
      field: "email",
      message: t("errors.taken"),
      status: 409,
    };
  const taken = isEmailTaken({ data, error });
  if (taken) void mailAccountExists(person.email);
  await equalizeAnswerTime(started);
  if (!error || taken) return { signedIn: false };
  const failed = t("errors.signUp");
  if (isServiceFailure(error))
    return { ...serviceRefusal(error, "Failed to create account"), message: failed };
  return { field: null, message: error.message || failed };
}

const isTold = ({ code }: AuthError) => code === "user_already_exists" || code === "email_exists";

type Answer = { data: { user: User | null }; error: AuthError | null };

/** A service that confirms addresses disguises this as a user without identities, or as a request to wait. */
function isEmailTaken({ data, error }: Answer): boolean {
  return (
    (error !== null && isTold(error)) || mailRetryAfter(error) !== null || data.user?.identities?.length === 0
  );
}

export const mailAccountExists = (email: string) =>
  sendLetter(email, ({ t, pageAt }) => ({
    subject: t("accountExists.subject", { site: siteName }),
    heading: t("accountExists.heading"),
    paragraphs: [
      t("accountExists.who", { site: siteName }),
      t("accountExists.ifYou", { link: pageAt("/login/link") }),
    ],
    button: { label: t("accountExists.button"), href: pageAt("/login") },
    hint: t("accountExists.hint"),
  }));
