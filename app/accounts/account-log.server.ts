import { serverClient } from "#app/backend/clients.server.ts";
import { log } from "#app/lib/log.server.ts";
import type { AccountAction } from "./account-actions.ts";
import type { Member } from "./session.server.ts";

/**
 * Writes into the audit log what a member did with their own account. The server writes it: a member who could,
 * could also write what never happened. A log that cannot be written stops nobody; the server's own log says so.
 */
export async function logAccount(member: Pick<Member, "id" | "name">, action: AccountAction): Promise<void> {
  const server = await serverClient();
  const { error } = await server.from("audit_log").insert({
    actor_id: member.id,
    actor_name: member.name,
    action,
    item_type: "account",
    item_id: member.id,
    item_title: member.name,
  });
  if (error) log.error({ err: error, action }, "the audit log could not be written");
}
