import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { forgiveEach, limitEach, type Tries } from "#app/lib/rate-limit.server.ts";
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
    .pipe(z.string().regex(/^\d{6,10}$/, "Please enter the digits of the code from the mail")),
  type: requestedTypes.catch("recovery"),
});

export type Verification =
  // `member` is null where the link sent to the other address must be opened as well.
  | { ok: true; member: Member | null }
  | { ok: false; reason: "expired" | "inactive" | "unavailable" }
  | { ok: false; reason: "limited"; retryAfter: number };

/** Uses up a mailed link or code and signs its owner in on the request's client. */
export async function verifyOneTimeCode(
  supabase: Supabase,
  request: Request,
  proof: Link | z.infer<typeof codeSchema>,
): Promise<Verification> {
  const guesses: Tries = [
    ["code-address", clientAddress(request)],
    ...("email" in proof ? [["code", proof.email] as const] : []),
  ];
  const allowed = await limitEach(guesses);
  if (!allowed.allowed) return { ok: false, reason: "limited", retryAfter: allowed.retryAfter };
  const { data, error } = await supabase.auth.verifyOtp(proof);
  if (error) return { ok: false, reason: isServiceFailure(error) ? "unavailable" : "expired" };
  await forgiveEach(guesses);
  if (!data.session) return { ok: true, member: null };
  const member = await newlySignedIn(supabase);
  return member ? { ok: true, member } : { ok: false, reason: "inactive" };
}
