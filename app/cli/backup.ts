/** `npm run backup [-- folder]` */
import { env } from "#app/lib/env.server.ts";
import { backUp, newBackupFolder } from "./backup.server.ts";

const target = process.argv[2] ?? newBackupFolder(env.DATA_DIR);
try {
  if (env.SUPABASE_URL)
    throw new Error("The data is in the hosted project: see Backup and restore in docs/hosting.md.");
  const { tables, files } = await backUp(env.DATA_DIR, target);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Saved in ${target}: ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(files).length} files. It holds the keys of the site: keep it safe.\n`,
  );
} catch (error) {
  process.stderr.write(`No backup was made. ${(error as Error).message}\n`);
  process.exitCode = 1;
}
