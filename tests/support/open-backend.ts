import { getBackend } from "#app/backend/backend.server.ts";

await getBackend();
process.stdout.write("open\n");
setInterval(() => {}, 1_000);
