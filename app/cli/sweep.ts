/** `npm run sweep [-- --remove]` */
import { closeBackend } from "#app/backend/backend.server.ts";
import { serverClient } from "#app/backend/clients.server.ts";
import { compareFilesAndRows, removeFiles } from "#app/server/sweep.server.ts";

const kilobytes = (size: number) => `${Math.ceil(size / 1024)} KB`;

async function sweep(remove: boolean): Promise<string> {
  const server = await serverClient();
  const { unused, missing } = await compareFilesAndRows(server);
  const lines = [
    ...unused.map(({ bucket, path, size }) => `unused   ${bucket}/${path}  ${kilobytes(size)}`),
    ...missing.map(
      ({ table, id, title, address }) => `missing  ${address}  named by ${table} ${id}, ${title}`,
    ),
  ];
  if (remove) await removeFiles(server, unused);
  const total = kilobytes(unused.reduce((sum, { size }) => sum + size, 0));
  const hint = unused.length > 0 && !remove ? " Remove them with: npm run sweep -- --remove" : "";
  return [
    ...lines,
    `Unused: ${unused.length}, ${total}${remove && unused.length > 0 ? ", removed" : ""}. Missing: ${missing.length}.${hint}`,
  ].join("\n");
}

const failure = await sweep(process.argv.includes("--remove")).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: Error) => error,
);
await closeBackend();
// Last, because closing the embedded database sets an exit code.
if (failure) process.stderr.write(`The sweep did not finish. ${failure.message}\n`);
process.exit(failure ? 1 : 0);
