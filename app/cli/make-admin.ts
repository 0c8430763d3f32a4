/** `npm run admin -- person@example.com` */
import { closeBackend, getBackend } from "#app/backend/backend.server.ts";
import { serverClient } from "#app/backend/clients.server.ts";

const email = process.argv[2]?.toLowerCase();

async function makeAdmin(): Promise<string> {
  if (!email) throw new Error("Name the account: npm run admin -- person@example.com");
  const server = await serverClient();
  const { data: user } = await server.rpc("get_auth_users").eq("email", email).maybeSingle().throwOnError();
  if (!user) throw new Error(`Nobody has signed up as ${email}.`);
  await server.rpc("set_user_role", { user_id: user.id, role: "admin" }).throwOnError();
  return user.name;
}

await getBackend();
const failure = await makeAdmin().then(
  (name) => void process.stdout.write(`${name} is now an admin\n`),
  (error: Error) => error,
);
await closeBackend();
// Last, because closing the embedded database sets an exit code.
if (failure) process.stderr.write(`${failure.message}\n`);
process.exit(failure ? 1 : 0);
