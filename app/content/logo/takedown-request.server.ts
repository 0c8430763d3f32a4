import mailProviders from "email-providers/all.json" with { type: "json" };
import { getDomain } from "tldts";
import { serverClient } from "#app/backend/clients.server.ts";
import { uuidOf } from "#app/content/records.server.ts";
import { keyedHash } from "#app/lib/crypto.server.ts";
import { hasTextRecord } from "#app/lib/dns-record.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limitEach, refundEach, type Tries } from "#app/lib/rate-limit.server.ts";
import { siteName } from "#app/lib/site.ts";
import { pageLanguage, visitor } from "#app/lib/visitor.server.ts";
import { mailConfirmation, takedownRequestPath, takedownRequestToken } from "./takedown-mail.server.ts";
import type { TakedownRequestForm } from "./takedown-schema.ts";

const tokenShape = /^[\w-]{32,64}$/;

export type TakedownRequest = NonNullable<Awaited<ReturnType<typeof readTakedownRequest>>>;

/**
 * With mail, the link goes to the address; else `page` is there at once. `network` is the visitor's address: what others
 * ask in the name of an address counts by theirs.
 */
export async function sendTakedownRequest(
  logo: { slug: string },
  { kind, explanation, email, domain, name }: TakedownRequestForm,
  submissionId: string,
  network: string,
): Promise<{ outcome: "sent" | "failed"; page?: string } | { outcome: "limit"; retryAfter: number }> {
  const id = uuidOf(JSON.stringify([submissionId, logo.slug, kind, explanation, email, domain, name]));
  const token = takedownRequestToken(id);
  const mails: Tries = [
    ["takedown-request-asked", `${email} ${network}`],
    ["takedown-request-recipient", email],
  ];
  const allowed = sendsMail ? await limitEach(mails) : null;
  if (allowed?.allowed === false) return { outcome: "limit", retryAfter: allowed.retryAfter };
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
    language: pageLanguage(),
  });
  if (sendsMail && data !== "sent") await refundEach(mails);
  if (error || data === "missing") {
    log.error({ err: error }, "A takedown request could not be stored");
    return { outcome: "failed" };
  }
  if (!sendsMail) return { outcome: "sent", page: takedownRequestPath(token) };
  if (data === "sent") await mailConfirmation({ id, email }, visitor().language);
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

const moreMailProviders = [
  "fastmail.com",
  "mweb.co.za",
  "telkomsa.net",
  "tuta.io",
  "tutanota.com",
  "vodamail.co.za",
  "yahoo.co.za",
];
const mailDomains = new Set([...mailProviders, ...moreMailProviders]);

/** Whether anybody can get an address there: a public suffix, such as `co.ke` or `github.io`, or a mail provider. */
function isShared(domain: string): boolean {
  const registered = getDomain(domain, { allowPrivateDomains: true });
  return registered === null || mailDomains.has(registered) || mailDomains.has(domain);
}

/** 'limit' where the address has confirmed ten today. */
export async function confirmTakedownRequest({ domain }: TakedownRequest, token: string) {
  const server = await serverClient();
  const { data, error } = await server.rpc("confirm_takedown_request", {
    token,
    is_shared: domain !== null && isShared(domain),
  });
  if (error) throw unavailable(error);
  return data;
}

type Step = "withdraw_takedown_request" | "prove_takedown_request";
async function step(name: Step, token: string): Promise<boolean> {
  const server = await serverClient();
  const { data, error } = await server.rpc(name, { token });
  if (error) throw unavailable(error);
  return data === true;
}

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
