import { anonymousClient } from "#app/backend/clients.server.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { siteName } from "#app/lib/site.ts";
import { evenOut } from "./sign-in.server.ts";

/**
 * Makes an account and signs nobody in. A taken address gets the same answer in the same time, and its owner
 * a mail: nobody finds out here who has an account. Returns the message to show where it did not work.
 */
export async function signUp(person: {
  name: string;
  email: string;
  password: string;
}): Promise<string | null> {
  const started = performance.now();
  const supabase = await anonymousClient();
  const { data, error } = await supabase.auth.signUp({
    email: person.email,
    password: person.password,
    options: { data: { name: person.name } },
  });
  // Nobody signs in here, and no session stays behind that nobody has.
  if (data.session) await supabase.auth.admin.signOut(data.session.access_token, "local");
  const taken =
    error?.code === "user_already_exists" ||
    error?.code === "email_exists" ||
    data.user?.identities?.length === 0;
  if (taken) void tellOwner(person.email);
  await evenOut(started);
  return error && !taken ? error.message || "Failed to create account" : null;
}

/** Tells the owner of an account that somebody wanted to have their address. */
export function tellOwner(email: string) {
  return sendMail({
    to: email,
    subject: `Your ${siteName} account`,
    text: `Somebody tried to use this email address for a ${siteName} account of theirs. It has one already.

If it was you, sign in: ${siteUrl}/login
If it was not, there is nothing to do. Nothing has changed.`,
  });
}
