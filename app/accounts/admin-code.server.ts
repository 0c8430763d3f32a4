import { randomBytes } from "node:crypto";
import { serverClient } from "#app/backend/clients.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limitEach, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { isSecret } from "#app/lib/timing-safe-equal.server.ts";
import { logAccount } from "./account-log.server.ts";
import { failedRefusal, type Refusal } from "./refusal.server.ts";
import type { Member } from "./session.server.ts";

/** Printed at the start of a site that has no admin; good for one promotion, and gone when the process ends. */
let oneTimeCode: string | undefined;

async function hasAdmin(): Promise<boolean> {
  const server = await serverClient();
  const { data } = await server
    .from("user_roles")
    .select("user_id")
    .eq("role", "admin")
    .limit(1)
    .throwOnError();
  return data.length > 0;
}

/**
 * Takes away bypass admins whose time is over, gives the members that ADMIN_USER_IDS names their role, and makes the
 * one-time code where the site's own data has no admin. Call it once, at the start; returns the code for the operator's
 * eyes.
 */
export async function prepareAdminAccess(): Promise<string | undefined> {
  const server = await serverClient();
  await server.rpc("end_bypasses").throwOnError();
  if (env.ADMIN_USER_IDS.length > 0) {
    const { data } = await server.rpc("grant_configured_admins", { ids: env.ADMIN_USER_IDS }).throwOnError();
    if (data.length > 0) log.info({ users: data }, "ADMIN_USER_IDS: these members are admins now");
  }
  if (env.SUPABASE_URL || env.ADMIN_CODE || (await hasAdmin())) return undefined;
  oneTimeCode = randomBytes(9).toString("base64url");
  return oneTimeCode;
}

/** A one-time code is spent by being looked at with success, before anything is awaited. */
function isRight(code: string): boolean {
  const oneTime = isSecret(code, oneTimeCode);
  if (oneTime) oneTimeCode = undefined;
  return isSecret(code, env.ADMIN_CODE) || oneTime;
}

/**
 * Makes `member` an admin if `code` is the admin code. Five tries an hour; each stands in the audit log. Returns why
 * it did not work; null where it did.
 */
export async function becomeAdmin(
  request: Request,
  member: Member,
  code: string,
): Promise<Refusal<"adminCode"> | null> {
  const allowed = await limitEach([
    ["admin-code", member.id],
    ["admin-code-address", clientAddress(request)],
  ]);
  if (!allowed.allowed) return { field: "adminCode", message: tooManyTries, retryAfter: allowed.retryAfter };
  if (!isRight(code)) {
    await logAccount(member, "admin code refused");
    return { field: "adminCode", message: "Invalid admin code" };
  }
  await logAccount(member, "admin code accepted");
  const server = await serverClient();
  const { error } = await server.rpc("set_user_role", { user_id: member.id, role: "admin" });
  return error && { ...failedRefusal(error, "Failed to update admin status"), field: "adminCode" };
}
