import { serverClient } from "#app/backend/clients.server.ts";
import { uuidOf } from "#app/content/records.server.ts";
import { keyedHash } from "#app/lib/crypto.server.ts";
import { hasTextRecord } from "#app/lib/dns-record.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import { siteName } from "#app/lib/site.ts";
import { mailConfirmation, takedownRequestPath, takedownRequestToken } from "./takedown-mail.server.ts";
import type { TakedownRequestForm } from "./takedown-schema.ts";

const tokenShape = /^[\w-]{32,64}$/;

export type TakedownRequest = NonNullable<Awaited<ReturnType<typeof readTakedownRequest>>>;

/** With mail, the link goes to the address and the answer is the same for all; else `page` is there at once. */
export async function sendTakedownRequest(
  logo: { slug: string; title: string },
  { kind, explanation, email, domain, name }: TakedownRequestForm,
  submissionId: string,
): Promise<{ outcome: "sent" | "limit" | "failed"; page?: string }> {
  const id = uuidOf(JSON.stringify([submissionId, logo.slug, kind, explanation, email, domain, name]));
  const token = takedownRequestToken(id);
  // With the secret key: strangers could call it directly and choose a token.
  const server = await serverClient();
  const { data, error } = await server.rpc("send_takedown_request", {
    request_id: id,
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
    log.error({ err: error }, "A takedown request could not be stored");
    return { outcome: "failed" };
  }
  // Nobody learns by it whose address has written before.
  if (data === "limit") return { outcome: sendsMail ? "sent" : "limit" };
  if (!sendsMail) return { outcome: "sent", page: takedownRequestPath(token) };
  if (data === "sent" && (await limit("takedown-request-recipient", email)).allowed)
    await mailConfirmation({ id, title: logo.title, email, name });
  return { outcome: "sent" };
}

/** Null for an unknown token. Throws a 503 Response when the database cannot be asked, as all below. */
export async function readTakedownRequest(token: string) {
  if (!tokenShape.test(token)) return null;
  const server = await serverClient();
  const { data, error } = await server.rpc("read_takedown_request", { token });
  if (error) throw unavailable(error);
  return data[0] ?? null;
}

type Step = "confirm_takedown_request" | "withdraw_takedown_request" | "prove_takedown_request";
async function step(name: Step, token: string): Promise<boolean> {
  const server = await serverClient();
  const { data, error } = await server.rpc(name, { token });
  if (error) throw unavailable(error);
  return data === true;
}

export const confirmTakedownRequest = (token: string) => step("confirm_takedown_request", token);
export const withdrawTakedownRequest = (token: string) => step("withdraw_takedown_request", token);

export const recordOf = ({ id }: Pick<TakedownRequest, "id">) =>
  `${siteName.toLowerCase()}-verification=${keyedHash(`takedown-request-record:${id}`)}`;

export async function proveByRecord(request: TakedownRequest, token: string): Promise<boolean> {
  return (
    (await hasTextRecord(request.domain, recordOf(request))) && (await step("prove_takedown_request", token))
  );
}

/** The id of the logo that the member may edit from now on; null where there is none. */
export async function redeemTakedownRequest(token: string, member: string): Promise<string | null> {
  const server = await serverClient();
  const { data, error } = await server.rpc("redeem_takedown_request", { token, member });
  if (error) throw unavailable(error);
  return data;
}

function unavailable(error: unknown): Response {
  log.error({ err: error }, "A takedown request could not be reached");
  return new Response(null, { status: 503 });
}
