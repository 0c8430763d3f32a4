/** `npm run move -- rows.sql`: from the embedded site in DATA_DIR to the project at SUPABASE_URL */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { getBackend } from "#app/backend/backend.server.ts";
import { createSessionlessClient } from "#app/backend/clients.server.ts";
import { openEmbedded } from "#app/backend/embedded.server.ts";
import { env } from "#app/lib/env.server.ts";
import { moveFiles, writeRows } from "./move-rows.server.ts";

async function move(file: string | undefined): Promise<string> {
  if (!file) throw new Error("Name the file to write: npm run move -- rows.sql");
  if (!env.SUPABASE_URL) throw new Error("Set SUPABASE_URL, and what belongs to it, to the new project.");
  if (!existsSync(join(env.DATA_DIR, "postgres"))) throw new Error(`There is no data in ${env.DATA_DIR}.`);
  const project = await getBackend();
  const embedded = await openEmbedded({ dataFolder: env.DATA_DIR });
  try {
    const { files, missing } = await moveFiles(
      embedded.database,
      createSessionlessClient(embedded, embedded.secretKey),
      createSessionlessClient(project, project.secretKey),
    );
    const rows = await writeRows(embedded.database, file);
    return [
      ...missing.map((address) => `missing  ${address}`),
      `${files} files are in ${env.SUPABASE_URL}, and ${rows} rows in ${file}. It holds the hashes of passwords: keep it safe.`,
      `Now: psql "YOUR CONNECTION STRING" --set ON_ERROR_STOP=1 --file ${file}`,
    ].join("\n");
  } finally {
    await embedded.close();
  }
}

const failure = await move(process.argv[2]).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: Error) => error,
);
// Last, because closing the embedded database sets an exit code.
if (failure) process.stderr.write(`The move did not finish. ${failure.message}\n`);
process.exit(failure ? 1 : 0);
