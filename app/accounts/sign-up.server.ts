import type { AuthError, User } from "@supabase/supabase-js";
import { anonymousClient } from "#app/backend/clients.server.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import { siteName } from "#app/lib/site.ts";
import { mailWait } from "./mail-wait.ts";
import { failedRefusal, type Refusal } from "./refusal.server.ts";
import { serviceFailed } from "./service-failed.ts";
import { evenOut } from "./sign-in.server.ts";

/**
 * Makes an account and signs nobody in. A taken address gets the same answer in the same time, and its owner
 * a mail: nobody finds out here who has an account. Returns why it did not work; null where it did.
 */
export async function signUp(person: {
  name: string;
  email: string;
  password: string;
}): Promise<Refusal<never> | null> {
  const started = performance.now();
  const supabase = await anonymousClient();
  const { data, error } = await supabase.auth.signUp({
    email: person.email,
    password: person.password,
    options: { data: { name: person.name } },
  });
  // Nobody signs in here, and no session stays behind that nobody has.
  if (data.session) await supabase.auth.admin.signOut(data.session.access_token, "local");
  const taken = wasTaken({ data, error });
  // Nobody's mailbox is filled from here: what is too much is not sent, without a word.
  if (taken && (await limit("account-mail-recipient", person.email)).allowed) void tellOwner(person.email);
  await evenOut(started);
  if (!error || taken) return null;
  const failed = "Failed to create account";
  if (serviceFailed(error)) return failedRefusal(error, failed);
  return { field: null, message: error.message || failed };
}

type Answer = { data: { user: User | null }; error: AuthError | null };

/**
 * Whether a sign-up came to nothing because the address has an account. Where addresses are confirmed by mail, it gets
 * an answer that looks like a new user without identities; one that was sent its mail just now, a request to wait.
 */
export function wasTaken({ data, error }: Answer): boolean {
  return (
    mailWait(error) !== null ||
    error?.code === "user_already_exists" ||
    error?.code === "email_exists" ||
    data.user?.identities?.length === 0
  );
}

/** Tells the owner of an account that somebody wanted to have their address. */
export function tellOwner(email: string) {
  return sendMail({
    to: email,
    subject: `Your ${siteName} account`,
    text: `Somebody tried to sign up for ${siteName} with this email address. It has an account already.

If it was you, sign in: ${siteUrl}/login
If it was not, you need not do anything. Nothing has changed.

${siteName}`,
  });
}
