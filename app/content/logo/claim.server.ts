import { serverClient } from "#app/backend/clients.server.ts";
import { uuidOf } from "#app/content/records.server.ts";
import { keyedHash } from "#app/lib/crypto.server.ts";
import { hasTextRecord } from "#app/lib/dns-record.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import { siteName } from "#app/lib/site.ts";
import { claimPath, claimToken, mailConfirmation } from "./claim-mail.server.ts";
import type { ClaimForm } from "./claim-schema.ts";

const tokenShape = /^[\w-]{32,64}$/;

export type Claim = NonNullable<Awaited<ReturnType<typeof readClaim>>>;

/**
 * Where mail is on, the link to the claim's page goes to its address, and the answer is the same for all; else `page` is
 * there at once. Posting the same form again adds nothing.
 */
export async function sendClaim(
  logo: { slug: string; title: string },
  { kind, explanation, email, domain, name }: ClaimForm,
  submissionId: string,
): Promise<{ outcome: "sent" | "limit" | "failed"; page?: string }> {
  const id = uuidOf(JSON.stringify([submissionId, logo.slug, kind, explanation, email, domain, name]));
  const token = claimToken(id);
  // With the secret key: strangers could call it directly and choose a token.
  const server = await serverClient();
  const { data, error } = await server.rpc("send_claim", {
    claim_id: id,
    token,
    logo: logo.slug,
    kind,
    explanation,
    email,
    domain: domain as string,
    name: name as string,
    is_open: !sendsMail,
  });
  if (error || data === "missing") {
    log.error({ err: error }, "A claim could not be stored");
    return { outcome: "failed" };
  }
  // Nobody learns by it whose address has written before.
  if (data === "limit") return { outcome: sendsMail ? "sent" : "limit" };
  if (!sendsMail) return { outcome: "sent", page: claimPath(token) };
  if (data === "sent" && (await limit("claim-recipient", email)).allowed)
    await mailConfirmation({ id, title: logo.title, email, name });
  return { outcome: "sent" };
}

/** Null for an unknown token. Throws a 503 Response when the database cannot be asked, as all below. */
export async function readClaim(token: string) {
  if (!tokenShape.test(token)) return null;
  const server = await serverClient();
  const { data, error } = await server.rpc("read_claim", { token });
  if (error) throw unavailable(error);
  return data[0] ?? null;
}

type Step = "confirm_claim" | "withdraw_claim" | "prove_claim";
async function step(name: Step, token: string): Promise<boolean> {
  const server = await serverClient();
  const { data, error } = await server.rpc(name, { token });
  if (error) throw unavailable(error);
  return data === true;
}

export const confirmClaim = (token: string) => step("confirm_claim", token);
export const withdrawClaim = (token: string) => step("withdraw_claim", token);

/** What the brand's domain must have as a TXT record. */
export const recordOf = ({ id }: Pick<Claim, "id">) =>
  `${siteName.toLowerCase()}-claim=${keyedHash(`claim-record:${id}`)}`;

export async function proveByRecord(claim: Claim, token: string): Promise<boolean> {
  return (await hasTextRecord(claim.domain, recordOf(claim))) && (await step("prove_claim", token));
}

/** The id of the logo that the member may edit from now on; null where there is none. */
export async function redeemClaim(token: string, member: string): Promise<string | null> {
  const server = await serverClient();
  const { data, error } = await server.rpc("redeem_claim", { token, member });
  if (error) throw unavailable(error);
  return data;
}

function unavailable(error: unknown): Response {
  log.error({ err: error }, "A claim could not be reached");
  return new Response(null, { status: 503 });
}
