import { randomBytes } from "node:crypto";
import { serverClient } from "#app/backend/clients.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { isSecret } from "#app/lib/crypto.server.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limitEach } from "#app/lib/rate-limit.server.ts";
import { logAccountAction } from "./audit-log.server.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { saidToMember } from "./said.server.ts";
import type { Member } from "./session.server.ts";

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

/** Call it once, at the start. Returns a one-time code where an embedded backend has no admin yet. */
export async function prepareAdminAccess(): Promise<string | undefined> {
  const server = await serverClient();
  await server.rpc("end_bypasses").throwOnError();
  await server
    .rpc("require_second_factor", { of_admins: env.REQUIRE_SECOND_FACTOR === "admins" })
    .throwOnError();
  if (env.REQUIRE_SECOND_FACTOR && env.ADMIN_ACCESS_TOKEN)
    log.warn("ADMIN_ACCESS_TOKEN lets nobody in beside REQUIRE_SECOND_FACTOR: it is no second factor");
  if (env.ADMIN_USER_IDS.length > 0) {
    const { data } = await server.rpc("grant_configured_admins", { ids: env.ADMIN_USER_IDS }).throwOnError();
    if (data.length > 0) log.info({ users: data }, "ADMIN_USER_IDS: these members are admins now");
  }
  if (env.SUPABASE_URL || env.ADMIN_CODE || (await hasAdmin())) return undefined;
  oneTimeCode = randomBytes(9).toString("base64url");
  return oneTimeCode;
}

function isRight(code: string): boolean {
  const oneTime = isSecret(code, oneTimeCode);
  // Before anything is awaited, so that no second request can use it.
  if (oneTime) oneTimeCode = undefined;
  return isSecret(code, env.ADMIN_CODE) || oneTime;
}

export async function becomeAdmin(
  request: Request,
  member: Member,
  code: string,
): Promise<Refusal<"adminCode"> | null> {
  const allowed = await limitEach([
    ["admin-code", member.id],
    ["admin-code-address", clientAddress(request)],
  ]);
  if (!allowed.allowed)
    return { field: "adminCode", message: saidToMember()("tooManyTries"), retryAfter: allowed.retryAfter };
  if (!isRight(code)) {
    await logAccountAction(member, "admin code refused");
    return { field: "adminCode", message: saidToMember()("adminCode") };
  }
  await logAccountAction(member, "admin code accepted");
  const server = await serverClient();
  const { error } = await server.rpc("set_user_role", { user_id: member.id, role: "admin" });
  return (
    error && {
      ...serviceRefusal(error, "Failed to update admin status", saidToMember()("adminFailed")),
      field: "adminCode",
    }
  );
}
