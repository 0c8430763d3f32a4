import { serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { removeImage } from "#app/images/storage.server.ts";
import { partSize, readAll } from "#app/lib/read-all.ts";
import { logAccountAction } from "./audit-log.server.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { checkPassword } from "./profile.server.ts";
import { saidToMember } from "./said.server.ts";
import type { Member } from "./session.server.ts";

/** What the site keeps about the member. `tables` are those of the content kinds, `others` those of what else is theirs. */
export async function ownData(supabase: Supabase, member: Member, tables: string[], others: string[]) {
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
  const [profiles, roles, notifications, theirs, ...items] = await Promise.all([
    of("profiles"),
    of("user_roles"),
    allOf("notifications"),
    Promise.all(others.map(allOf)),
    ...tables.map(allOf),
  ]);
  return {
    email: member.email,
    profile: profiles.data[0] ?? null,
    role: roles.data[0] ?? null,
    notifications,
    ...Object.fromEntries(others.map((table, index) => [table, theirs[index]])),
    submissions: Object.fromEntries(
      tables.map((table, index) => [table, items[index]?.map(withoutSearchColumns)]),
    ),
  };
}

function withoutSearchColumns(row: object) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith("search")));
}

/** Published items stay, unattributed; the rest is deleted, pictures too. */
export async function deleteOwnAccount(
  member: Member,
  password: string,
): Promise<Refusal<"currentPassword"> | null> {
  const refusal = await checkPassword(member, password);
  if (refusal) return refusal;
  // With the secret key: a member may not delete users, themselves included.
  const server = await serverClient();
  const { data: pictures, error } = await server.rpc("delete_user", { user_id: member.id });
  if (error?.message === "last_admin") return { field: null, message: saidToMember()("lastAdmin") };
  if (error) return serviceRefusal(error, "An account could not be deleted", saidToMember()("deleteFailed"));
  await Promise.all(pictures.map((address) => removeImage(server, address)));
  await logAccountAction(member, "account deleted");
  return null;
}
