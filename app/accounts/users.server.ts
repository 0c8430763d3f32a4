import { hash } from "bcryptjs";
import type { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { sendLetter } from "#app/email/letter.server.ts";
import { removeImage } from "#app/images/storage.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { siteName } from "#app/lib/site.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { type Role, toRole } from "./roles.ts";
import { codeWanted } from "./second-factor.server.ts";
import { mailSecondFactor } from "./second-factor-mail.server.ts";
import type { Member } from "./session.server.ts";
import { ownAccount, type UserStatus } from "./user-options.ts";
import type { newUserSchema, userSchema } from "./user-schema.server.ts";

type User = { id: string; name: string; email: string; role: Role; status: UserStatus };
export type ListedUser = User & { lastLogin: string | null; hasSecondFactor: boolean };
type KnownUser = User & { version: string };

/** `asksCode`: the last code was given too long ago. */
type Refused = (Refusal<"email"> & { changed?: true; asksCode?: true }) | null;

export const usersFailed = "Failed to load users";
const createFailed = "Failed to create user";
/** As the auth service hashes passwords. */
const hashCost = 10;
// The data API can order and filter the rows of a function only by columns that are selected.
const columns = "id, name, email, role, status, last_sign_in_at, created_at, has_second_factor";

/** `search` looks into name, address and role. Admins only. */
export async function listUsers(
  supabase: Supabase,
  { search, page }: { search: string; page: number },
): Promise<Paging & { users: ListedUser[] }> {
  const read = (from: number, to: number) =>
    supabase
      .rpc("matching_users", { query: search }, { count: "exact" })
      .select(columns)
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, to);
  const { rows, ...paging } = await readPage(page, read, usersFailed);
  const users = rows.map((user) => ({
    ...toUser(user),
    lastLogin: user.last_sign_in_at,
    hasSecondFactor: user.has_second_factor,
  }));
  return { ...paging, users };
}

export async function userById(supabase: Supabase, id: string | undefined): Promise<KnownUser | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await supabase.rpc("user_by_id", { user_id: id }).maybeSingle();
  if (error) throw new Error(usersFailed, { cause: error });
  return data && { ...toUser(data), version: data.version };
}

export async function namesOf(supabase: Supabase, ids: (string | null)[]): Promise<Record<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return {};
  const { data, error } = await supabase.from("profiles").select("user_id, name").in("user_id", wanted);
  if (error) throw new Error(usersFailed, { cause: error });
  return Object.fromEntries(data.map(({ user_id, name }) => [user_id, name]));
}

export type MemberRecord = { since: string; approved: number; rejected: number; pending: number };

export async function memberRecord(supabase: Supabase, id: string): Promise<MemberRecord> {
  const { data, error } = await supabase.rpc("member_record", { user_id: id }).single();
  if (error) throw new Error(usersFailed, { cause: error });
  return data;
}

function toUser({ id, name, email, role, status }: Record<keyof User, string>): User {
  return { id, name, email, role: toRole(role), status: status === "inactive" ? "inactive" : "active" };
}

/** Made by an admin, the account is confirmed, and its owner told by mail. Posting the form of `submissionId` again adds nobody. */
export async function createUser(
  supabase: Supabase,
  maker: Member,
  user: z.infer<typeof newUserSchema>,
  submissionId: string,
): Promise<Refused> {
  const { data: isNew, error } = await supabase.rpc("add_user", {
    email: user.email,
    password_hash: await hash(user.password, hashCost),
    name: user.name,
    role: user.role,
    submission_id: submissionId,
    language: user.language,
  });
  if (error) return refusal(error, createFailed);
  if (isNew) void tellNewUser(user.email, maker);
  return null;
}

const tellNewUser = (to: string, maker: Member) =>
  sendLetter(to, ({ t, pageAt, typed }) => ({
    subject: t("accountMade.subject", { site: siteName }),
    heading: t("accountMade.heading", { site: siteName }),
    paragraphs: [
      t("accountMade.who", { name: typed(maker.name), site: siteName }),
      t("accountMade.password"),
    ],
    button: { label: t("accountMade.button"), href: pageAt("/forgot-password") },
    hint: t("accountMade.hint", { site: siteName, link: pageAt("/contact") }),
  }));

/** Refused where the user is no longer at `version`. Whoever becomes inactive is logged out at once. */
export async function updateUser(
  supabase: Supabase,
  { id, version }: Pick<KnownUser, "id" | "version">,
  { name, email, role, status }: z.infer<typeof userSchema>,
): Promise<Refused> {
  const { error } = await supabase.rpc("update_user", { user_id: id, name, email, role, status, version });
  return refusal(error, "Failed to update user");
}

export async function makeAdmin(supabase: Supabase, id: string): Promise<Refused> {
  const { error } = await supabase.rpc("set_user_role", { user_id: id, role: "admin" });
  return refusal(error, "Failed to promote user to admin");
}

/** For who has lost the phone and the recovery codes. Mails them. */
export async function resetSecondFactor(
  supabase: Supabase,
  user: Pick<KnownUser, "id" | "email">,
): Promise<Refused> {
  const { data: wasOn, error } = await supabase.rpc("reset_second_factor", { user_id: user.id });
  if (wasOn) void mailSecondFactor(user.email, "reset");
  return refusal(error, "Failed to reset the two-step sign-in");
}

/** Published items stay, unattributed; the rest is deleted, pictures too. */
export async function deleteUser(supabase: Supabase, id: string): Promise<Refused> {
  const { data: pictures, error } = await supabase.rpc("delete_user", { user_id: id });
  if (error?.message === "own_account") return { field: null, message: ownAccount, status: 409 };
  if (error) return refusal(error, "Failed to delete user");
  await Promise.all(pictures.map((address) => removeImage(supabase, address)));
  return null;
}

const emailTaken: Refused = {
  field: "email",
  message: "Another account uses this email address. Enter another.",
  status: 409,
};

const conflicts: Record<string, string> = {
  changed_meanwhile: "Someone else just changed this user",
  last_admin: "This is the last admin. Make someone else an admin first",
  own_account: "You can’t give up your own admin role or make yourself inactive. Ask another admin",
};

function refusal(error: { message: string; code: string } | null, otherwise: string): Refused {
  if (!error) return null;
  if (error.message === "prove_again")
    return { field: null, message: codeWanted, status: 403, asksCode: true };
  if (error.message === "email_taken") return emailTaken;
  const conflict = conflicts[error.message];
  const changed = error.message === "changed_meanwhile" && { changed: true as const };
  if (conflict) return { field: null, message: conflict, status: 409, ...changed };
  if (error.code === "PT404") return { field: null, message: "This user no longer exists", status: 404 };
  return serviceRefusal(error, otherwise);
}
