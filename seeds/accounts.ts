import { randomBytes } from "node:crypto";
import { hash } from "bcryptjs";
import type { Supabase } from "#app/backend/supabase.types.ts";

export type Account = {
  name: string;
  email: string;
  /** Without one, they set one by mail first. */
  password?: string;
  role?: "editor" | "user";
  status?: "active" | "inactive";
  mail_notifications?: boolean;
};

/** By address, because the service gives no more than a thousand at once. */
export async function readAccounts(server: Supabase, emails: string[]) {
  const { data, error } = await server.rpc("get_auth_users").select("id, email, name").in("email", emails);
  if (error) throw new Error(`The accounts cannot be read: ${error.message}`);
  return data;
}

/** Makes the missing accounts and returns all ids by address. Throws when one cannot be made. */
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
  const password_hash = await hash(password, Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10));
  const { data, error } = await server.rpc("create_account", { email, password_hash, name });
  if (error) throw new Error(`The account ${email} cannot be made: ${error.message}`);
  return data;
}
