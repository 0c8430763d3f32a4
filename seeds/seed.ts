/** `npm run seed` */
import { closeBackend, getBackend } from "#app/backend/backend.server.ts";
import { serverClient } from "#app/backend/clients.server.ts";
import { backdateLog } from "./backdate.ts";
import { loadSeeds } from "./load.ts";

const backend = await getBackend();
try {
  const loaded = await loadSeeds(await serverClient(), null);
  if (backend.database) await backdateLog(backend.database);
  const counts = Object.entries(loaded).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(`Sample content is in place: ${counts.join(", ")}.\n`);
} catch (error) {
  process.stderr.write(`Seeding failed. ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await closeBackend();
}
