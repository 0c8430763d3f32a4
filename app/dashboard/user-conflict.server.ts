import { lastChange } from "#app/accounts/audit-log.server.ts";
import { roleLabels } from "#app/accounts/roles.ts";
import { userStatusLabels } from "#app/accounts/user-options.ts";
import { userById } from "#app/accounts/users.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { type Conflict, differences } from "#app/moderation/conflict.ts";

const labels: Record<string, string> = { name: "Name", email: "Email", role: "Role", status: "Status" };
const words: Record<string, Record<string, string>> = { role: roleLabels, status: userStatusLabels };

/** The saved user against what was typed, with the version to save over; null where the user is gone. */
export async function userConflict(
  supabase: Supabase,
  id: string,
  typed: Record<"name" | "email" | "role" | "status", string>,
): Promise<{ conflict: Conflict; version: string } | null> {
  const user = await userById(supabase, id);
  if (!user) return null;
  const { name, email, role, status, version } = user;
  const last = await lastChange(supabase, ["profile", "role"], id);
  const differing = differences(
    { name, email, role, status },
    typed,
    (field) => labels[field] ?? field,
    (value, field) => words[field]?.[value] ?? value,
  );
  const { by, at } = last ?? { by: "Someone", at: new Date().toISOString() };
  return { conflict: { by, at, ago: formatRelative(at), differences: differing }, version };
}
