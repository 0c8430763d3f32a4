/** `npm run restore -- folder` */
import { env } from "#app/lib/env.server.ts";
import { restore } from "./backup.server.ts";

const [source] = process.argv.slice(2);
try {
  if (!source)
    throw new Error("Name the folder of the backup: npm run restore -- backup-2026-01-31T12-00-00");
  const { made, tables, files } = await restore(source, env.DATA_DIR);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${env.DATA_DIR} is as it was on ${made}: ${rows} rows and ${Object.keys(files).length} files, all compared.\n`,
  );
} catch (error) {
  process.stderr.write(`Nothing was restored. ${(error as Error).message}\n`);
  process.exitCode = 1;
}
