import { randomBytes } from "node:crypto";
import { anonymousClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";

export type Account = {
  name: string;
  email: string;
  /** Without one nobody can sign in until they set one by mail. */
  password?: string;
  /** Without one: user. */
  role?: "editor" | "user";
  status?: "active" | "inactive";
  mail_notifications?: boolean;
};

/** The accounts that there are of these addresses. Only these: the service gives no more than a thousand at once. */
export async function readAccounts(server: Supabase, emails: string[]) {
  const { data, error } = await server.rpc("get_auth_users").select("id, email, name").in("email", emails);
  if (error) throw new Error(`The accounts cannot be read: ${error.message}`);
  return data;
}

/**
 * Makes the accounts that are missing, each with a profile and a role, and leaves the others alone.
 * Returns every account's id by its address. Throws when one cannot be made.
 */
export async function makeAccounts(server: Supabase, accounts: Account[]): Promise<Map<string, string>> {
  const known = await readAccounts(
    server,
    accounts.map(({ email }) => email),
  );
  const ids = new Map(known.map((user) => [user.email, user.id]));
  for (const account of accounts) {
    if (ids.has(account.email)) continue;
    const id = await makeAccount(server, account);
    ids.set(account.email, id);
    const profile = {
      user_id: id,
      name: account.name,
      status: account.status ?? "active",
      mail_notifications: account.mail_notifications ?? true,
    };
    const results = [
      await server.from("profiles").upsert(profile),
      await server.from("user_roles").upsert({ user_id: id, role: account.role ?? "user" }),
    ];
    const failed = results.find((result) => result.error)?.error;
    if (failed) throw new Error(`${account.email}: ${failed.message}`);
  }
  return ids;
}

async function makeAccount(server: Supabase, account: Account): Promise<string> {
  const { name, email, password = randomBytes(24).toString("base64url") } = account;
  // A hosted project administers accounts and sends no mail for these; the embedded backend only signs up.
  const created = await server.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { name },
  });
  if (created.data.user) return created.data.user.id;
  const visitor = await anonymousClient();
  const { data, error } = await visitor.auth.signUp({ email, password, options: { data: { name } } });
  if (error || !data.user) throw new Error(`The account ${email} cannot be made: ${error?.message}`);
  return data.user.id;
}
