import { serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { keyedHash } from "#app/lib/crypto.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limitEach } from "#app/lib/rate-limit.server.ts";
import { siteName } from "#app/lib/site.ts";
import { visitor } from "#app/lib/visitor.server.ts";
import { sendLetter } from "./letter.server.ts";

const tokenShape = /^[\w-]{32,64}$/;

/** Derived from the address, so that signing up twice does not void the link of the first mail. */
export function newsletterToken(email: string): string {
  return keyedHash(`newsletter:${email.toLowerCase()}`);
}

/**
 * Answers the same for an address that has confirmed. 'failed' when the database cannot be asked. `network` is the visitor's
 * address: what others do in the name of an email address counts by theirs.
 */
export async function subscribe(
  email: string,
  network: string,
): Promise<{ outcome: "sent" | "failed" } | { outcome: "limit"; retryAfter: number }> {
  const mailed = await limitEach([
    ["newsletter-asked", `${email} ${network}`],
    ["newsletter-recipient", email],
  ]);
  if (!mailed.allowed) return { outcome: "limit", retryAfter: mailed.retryAfter };
  const token = newsletterToken(email);
  // With the secret key: whoever chooses the token could confirm an address that is not theirs.
  const server = await serverClient();
  const { error } = await server.rpc("subscribe_newsletter", { email, token });
  if (error) {
    log.error({ err: error }, "A newsletter sign-up could not be stored");
    return { outcome: "failed" };
  }
  await mailConfirmation(email, token);
  return { outcome: "sent" };
}

/** False for an unknown or expired token. Throws a 503 Response when the database cannot be asked. */
export async function confirm(supabase: Supabase, token: string): Promise<boolean> {
  if (!tokenShape.test(token)) return false;
  const { data, error } = await supabase.rpc("confirm_newsletter", { token });
  if (error) throw unavailable(error);
  return data === true;
}

/** Throws a 503 Response when the database cannot be asked. */
export async function unsubscribe(supabase: Supabase, token: string): Promise<void> {
  if (!tokenShape.test(token)) return;
  const { error } = await supabase.rpc("unsubscribe_newsletter", { token });
  if (error) throw unavailable(error);
}

function unavailable(error: unknown): Response {
  log.error({ err: error }, "A newsletter link could not be followed");
  return new Response(null, { status: 503 });
}

const mailConfirmation = (email: string, token: string) =>
  sendLetter(
    email,
    ({ t, pageAt }) => {
      const unsubscribeLink = pageAt(`/newsletter/unsubscribe/${token}`);
      return {
        subject: t("newsletter.subject", { site: siteName }),
        heading: t("newsletter.heading"),
        paragraphs: [t("newsletter.who", { site: siteName }), t("newsletter.open")],
        button: { label: t("newsletter.button"), href: pageAt(`/newsletter/confirm/${token}`) },
        hint: t("newsletter.hint", { link: unsubscribeLink }),
        headers: {
          "List-Unsubscribe": `<${unsubscribeLink}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };
    },
    visitor().language,
  );
