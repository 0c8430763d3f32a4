import { z } from "zod";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limitEach, refundEach, type Tries } from "#app/lib/rate-limit.server.ts";
import { isServiceFailure } from "./auth-error.server.ts";
import { oneTimeTypes } from "./one-time-code.ts";
import { requestedTypes } from "./request-one-time-code.server.ts";
import { email } from "./schema.ts";
import { type Member, newlySignedIn } from "./session.server.ts";

const linkSchema = z.object({ token_hash: z.string().min(1).max(200), type: z.enum(oneTimeTypes) });
export type Link = z.infer<typeof linkSchema>;

export function readLink(from: Record<string, unknown>): Link | null {
  return linkSchema.safeParse(from).data ?? null;
}

export const codeSchema = z.object({
  email: email("Please enter your email"),
  token: z
    .string({ error: "Please enter the code" })
    .transform((code) => code.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(/^\d{6,10}$/, "Please enter the digits from the email")),
  type: requestedTypes.catch("recovery"),
});

export type Verification =
  // `choosesPassword`: there is none anymore, or it was forgotten.
  | { ok: true; member: Member; choosesPassword: boolean }
  // The link sent to the other address must be opened as well.
  | { ok: true; member: null }
  | { ok: false; reason: "expired" | "inactive" | "unavailable" }
  | { ok: false; reason: "limited"; retryAfter: number };

/** What a browser may know of the account before: who is signed in, and the sign-up that was made here. */
export type KnownBefore = { memberId?: string | undefined; signUpId?: string | undefined };

/** Uses up a mailed link or code and signs its owner in on the request's client. */
export async function verifyOneTimeCode(
  supabase: Supabase,
  request: Request,
  proof: Link | z.infer<typeof codeSchema>,
  before: KnownBefore = {},
): Promise<Verification> {
  const guesses: Tries = [
    ["code-address", clientAddress(request)],
    ...("email" in proof ? [["code", proof.email] as const] : []),
  ];
  const allowed = await limitEach(guesses);
  if (!allowed.allowed) return { ok: false, reason: "limited", retryAfter: allowed.retryAfter };
  const { data, error } = await supabase.auth.verifyOtp("email" in proof ? asTyped(proof) : proof);
  if (error) return { ok: false, reason: isServiceFailure(error) ? "unavailable" : "expired" };
  await refundEach(guesses);
  if (!data.session) return { ok: true, member: null };
  const server = await serverClient();
  const proven = await server.rpc("prove_address", {
    session_id: sessionIdOf(data.session.access_token),
    ...(before.memberId && { member_before: before.memberId }),
    ...(before.signUpId && { sign_up_id: before.signUpId }),
  });
  if (proven.error) {
    log.error({ err: proven.error }, "whose address it is could not be kept");
    await supabase.auth.signOut({ scope: "local" });
    return { ok: false, reason: "unavailable" };
  }
  const member = await newlySignedIn(supabase);
  return member
    ? { ok: true, member, choosesPassword: proof.type === "recovery" || proven.data }
    : { ok: false, reason: "inactive" };
}

/** The code of a mail that signs in: an account that was not confirmed yet gets that of its confirmation. */
function asTyped({ email, token, type }: z.infer<typeof codeSchema>) {
  const either = env.SUPABASE_URL ? "email" : "magiclink";
  return { email, token, type: type === "recovery" ? type : either } as const;
}

function sessionIdOf(token: string): string {
  const [, claims = ""] = token.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()).session_id;
}
