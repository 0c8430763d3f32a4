/** Opens the backend on DATA_DIR as the server does, says so, and stays. */
import { getBackend } from "#app/backend/backend.server.ts";

await getBackend();
process.stdout.write("open\n");
setInterval(() => {}, 1_000);
