/** The built server with members, and a database that the parent process can query by messages. */
import { getBackend } from "#app/backend/backend.server.ts";
import { serverClient } from "#app/backend/clients.server.ts";
import { makeAccounts } from "#seeds/accounts.ts";
import { admin, people } from "./people.ts";

const { database } = await getBackend();
if (!database) throw new Error("This program needs the embedded backend.");

type Question = { id: number; text: string; values: unknown[]; program: string };
process.on("message", async ({ id, text, values, program }: Partial<Question>) => {
  if (program) process.execPath = program;
  if (text === undefined) return;
  const answer = await database.query(text, values).then(
    ({ rows }) => ({ id, rows }),
    (error) => ({ id, error: String(error) }),
  );
  process.send?.(answer);
});

// A site that files of tests share ends with the process that runs them.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

const server = await serverClient();
const ids = await makeAccounts(server, Object.values(people));
await server.rpc("set_user_role", { user_id: ids.get(admin.email) ?? "", role: "admin" }).throwOnError();
await import(new URL("../../build/server/index.js", import.meta.url).href);
