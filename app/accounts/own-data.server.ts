import { serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { partSize, readAll } from "#app/lib/read-all.ts";
import { removeImage } from "#app/pictures/storage.server.ts";
import { logAccount } from "./account-log.server.ts";
import { refusePassword } from "./profile.server.ts";
import { failedRefusal, type Refusal } from "./refusal.server.ts";
import type { Member } from "./session.server.ts";

/**
 * Everything the site keeps about the member, as they may read it themselves.
 *
 * @param tables those that hold what members send in
 */
export async function ownData(supabase: Supabase, member: Member, tables: string[]) {
  const of = (table: "profiles" | "user_roles") =>
    supabase.from(table).select("*").eq("user_id", member.id).throwOnError();
  const allOf = (table: string) =>
    readAll<{ id: string }>((last) => {
      const query = supabase
        .from(table as "notifications")
        .select("*")
        .eq("user_id", member.id);
      return (last ? query.gt("id", last.id) : query).order("id").limit(partSize);
    }, "What is kept of a member could not be read");
  const [profiles, roles, notifications, ...items] = await Promise.all([
    of("profiles"),
    of("user_roles"),
    allOf("notifications"),
    ...tables.map(allOf),
  ]);
  return {
    email: member.email,
    profile: profiles.data[0] ?? null,
    role: roles.data[0] ?? null,
    notifications,
    submissions: Object.fromEntries(tables.map((table, index) => [table, items[index]?.map(withoutIndex)])),
  };
}

/** The columns that only the search reads say nothing new. */
function withoutIndex(row: object) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith("search")));
}

/**
 * Deletes the member's account after their password was verified. What was published stays, without its owner;
 * what was not goes with them, pictures too. The last admin cannot go. Returns why it did
 * not work; null where it did.
 */
export async function deleteOwnAccount(
  member: Member,
  password: string,
): Promise<Refusal<"currentPassword"> | null> {
  const refusal = await refusePassword(member, password);
  if (refusal) return refusal;
  // By the server: a member may not delete users, and the database asks who calls, not whom it is about.
  const server = await serverClient();
  const { data: pictures, error } = await server.rpc("delete_user", { user_id: member.id });
  if (error?.message === "last_admin")
    return { field: null, message: "You are the last admin. Make somebody else an admin first." };
  if (error) return failedRefusal(error, "Your account could not be deleted. Please try again in a minute.");
  await Promise.all(pictures.map((address) => removeImage(server, address)));
  await logAccount(member, "account deleted");
  return null;
}
