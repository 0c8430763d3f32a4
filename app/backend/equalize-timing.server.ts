import type { PGlite } from "@electric-sql/pglite";
import { compare } from "bcryptjs";

/** The service hashes a password only for a known account, whose time would tell: here it is hashed in every other case. */
export async function equalizeTiming(request: Request, database: PGlite): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const signsIn = pathname === "/auth/v1/token" && searchParams.get("grant_type") === "password";
  if (!signsIn && pathname !== "/auth/v1/signup") return;
  const { email = "", password = "" } = await request
    .clone()
    .json()
    .catch(() => ({}));
  const { rows } = await database.query<{ known: boolean; example: string | null }>(
    `select exists (select from auth.users where email = lower($1)
         and ($2 = false or encrypted_password <> '' and confirmed_at is not null)) as known,
       (select encrypted_password from auth.users where encrypted_password like '$2b$%' limit 1) as example`,
    [String(email), signsIn],
  );
  const [row] = rows;
  // An account's own hash, for what a hash costs.
  if (row?.example && row.known !== signsIn) await compare(String(password), row.example);
}
