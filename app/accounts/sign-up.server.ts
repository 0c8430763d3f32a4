import type { AuthError, User } from "@supabase/supabase-js";
import { anonymousClient } from "#app/backend/clients.server.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import { siteName } from "#app/lib/site.ts";
import { isServiceFailure, mailRetryAfter } from "./auth-error.server.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { evenOut } from "./sign-in.server.ts";

/** Signs nobody in. A taken address gets the same answer in the same time, and its owner a mail. */
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
  if (data.session) await supabase.auth.admin.signOut(data.session.access_token, "local");
  const taken = wasTaken({ data, error });
  // Past the limit no mail goes out, so that nobody's mailbox can be flooded.
  if (taken && (await limit("account-mail-recipient", person.email)).allowed) void tellOwner(person.email);
  await evenOut(started);
  if (!error || taken) return null;
  const failed = "Failed to create account";
  if (isServiceFailure(error)) return serviceRefusal(error, failed);
  return { field: null, message: error.message || failed };
}

type Answer = { data: { user: User | null }; error: AuthError | null };

/** A service that confirms addresses disguises this as a user without identities, or as a request to wait. */
export function wasTaken({ data, error }: Answer): boolean {
  return (
    mailRetryAfter(error) !== null ||
    error?.code === "user_already_exists" ||
    error?.code === "email_exists" ||
    data.user?.identities?.length === 0
  );
}

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
