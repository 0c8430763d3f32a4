/** `npm run admin -- person@example.com`; with `--reset-second-factor` before it, for who has lost phone and recovery codes */
import { mailSecondFactor } from "#app/accounts/second-factor-mail.server.ts";
import { closeBackend, getBackend } from "#app/backend/backend.server.ts";
import { serverClient } from "#app/backend/clients.server.ts";

const resets = process.argv[2] === "--reset-second-factor";
const email = process.argv[resets ? 3 : 2]?.toLowerCase();

async function serveAdmin(): Promise<string> {
  if (!email)
    throw new Error(
      `Name the account: npm run admin -- ${resets ? "--reset-second-factor " : ""}person@example.com`,
    );
  const server = await serverClient();
  const { data: user } = await server.rpc("get_auth_users").eq("email", email).maybeSingle().throwOnError();
  if (!user) throw new Error(`Nobody has signed up as ${email}.`);
  if (!resets) {
    await server.rpc("set_user_role", { user_id: user.id, role: "admin" }).throwOnError();
    return `${user.name} is now an admin`;
  }
  const { data: wasOn } = await server.rpc("reset_second_factor", { user_id: user.id }).throwOnError();
  if (!wasOn) return `${user.name} has no two-step sign-in`;
  await mailSecondFactor(email, "reset");
  return `${user.name} signs in with the password alone now, and was told by email`;
}

await getBackend();
const failure = await serveAdmin().then(
  (sentence) => void process.stdout.write(`${sentence}\n`),
  (error: Error) => error,
);
await closeBackend();
// Last, because closing the embedded database sets an exit code.
if (failure) process.stderr.write(`${failure.message}\n`);
process.exit(failure ? 1 : 0);
