import { z } from "zod";
import { anonymousClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { log } from "#app/lib/log.server.ts";
import { forgiveEach, type LimitResult, limit, limitEach, type Tries } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { signedCookie } from "#app/lib/signed-cookie.server.ts";
import { mailWait } from "./mail-wait.ts";
import { type OneTimeType, oneTimeTypes } from "./one-time.ts";
import { email } from "./schema.ts";
import { serviceFailed } from "./service-failed.ts";
import { type Member, newlySignedIn } from "./session.server.ts";

/** Mails with a link and a code, of the kinds that visitors may ask for. */
const requestedTypes = z.enum(oneTimeTypes).exclude(["email_change"]);
type Requested = z.infer<typeof requestedTypes>;

/**
 * Has the service write to `to`, if there is such an account. Nobody waits for it, so the answer takes the same
 * time and says the same whether there is or not; only the visitor's own address can run into a limit they see.
 */
export async function requestMail(type: Requested, request: Request, to: string): Promise<LimitResult> {
  const allowed = await limit("account-mail", clientAddress(request));
  if (!allowed.allowed) return allowed;
  // Nobody's mailbox is filled from here: what is too much is not sent, without a word.
  if ((await limit("account-mail-recipient", to)).allowed) void ask(type, to);
  return { allowed: true };
}

async function ask(type: Requested, to: string): Promise<void> {
  const { auth } = await anonymousClient();
  const { error } =
    type === "recovery"
      ? await auth.resetPasswordForEmail(to)
      : type === "magiclink"
        ? await auth.signInWithOtp({ email: to, options: { shouldCreateUser: false } })
        : await auth.resend({ type: "signup", email: to });
  const failed = error && serviceFailed(error) && mailWait(error) === null;
  if (failed) log.error({ err: error, type }, "no account mail was asked for");
}

const linkSchema = z.object({ token_hash: z.string().min(1).max(200), type: z.enum(oneTimeTypes) });
export type Link = z.infer<typeof linkSchema>;

/** The link that `from` (a page's parameters, a form's fields) carries; null where it is not one of ours. */
export function readLink(from: Record<string, unknown>): Link | null {
  return linkSchema.safeParse(from).data ?? null;
}

export const codeSchema = z.object({
  email: email("Please enter your email"),
  token: z
    .string({ error: "Please enter the code" })
    .transform((code) => code.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(/^\d{6,10}$/, "Please enter the digits of the code from the mail")),
  type: requestedTypes.catch("recovery"),
});

export type Spent =
  /** `member` is signed in now; null where the link of the other address has to be opened as well. */
  | { ok: true; member: Member | null }
  | { ok: false; reason: "expired" | "inactive" | "unavailable" }
  | { ok: false; reason: "limited"; retryAfter: number };

/**
 * Spends a link or a code on the request's client, which then carries a new session of its owner. What is used,
 * too old, guessed or unknown changes nothing.
 */
export async function spend(
  supabase: Supabase,
  request: Request,
  proof: Link | z.infer<typeof codeSchema>,
): Promise<Spent> {
  const guesses: Tries = [
    ["code-address", clientAddress(request)],
    ...("email" in proof ? [["code", proof.email] as const] : []),
  ];
  const allowed = await limitEach(guesses);
  if (!allowed.allowed) return { ok: false, reason: "limited", retryAfter: allowed.retryAfter };
  const { data, error } = await supabase.auth.verifyOtp(proof);
  if (error) return { ok: false, reason: serviceFailed(error) ? "unavailable" : "expired" };
  await forgiveEach(guesses);
  if (!data.session) return { ok: true, member: null };
  const member = await newlySignedIn(supabase);
  return member ? { ok: true, member } : { ok: false, reason: "inactive" };
}

const awaitedSchema = z.object({
  email: z.string(),
  type: requestedTypes,
  from: z.string().default(""),
});
export type AwaitedCode = z.infer<typeof awaitedSchema>;

/**
 * Remembers for a quarter of an hour where a mail went, so that the page that asks for its code need not ask for the
 * address again, and where the person wanted to be.
 */
export const awaitedCode = signedCookie("awaited-code", awaitedSchema, {
  path: "/auth/confirm",
  maxAge: 900,
});

/**
 * Where who asked for a mail of `type` in this browser wanted to be. Whoever opens its link in another one, or
 * wanted nothing else, gets the dashboard.
 */
export async function wantedPage(request: Request, type: OneTimeType): Promise<string> {
  const code = await awaitedCode.read(request);
  return safeRedirect(code?.type === type ? code.from : null, "/dashboard");
}
