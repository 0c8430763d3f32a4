/** `npm run import-logos -- brands.zip [--publish] [--preview]` */
import { parseArgs } from "node:util";
import { closeBackend, getBackend } from "#app/backend/backend.server.ts";
import { serverClient } from "#app/backend/clients.server.ts";
import { importLogos } from "#app/content/logo/import/import-zip.server.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { publish: { type: "boolean" }, preview: { type: "boolean" } },
  });
  const [file] = positionals;
  if (!file) throw new Error("Name the zip: npm run import-logos -- brands.zip");
  await getBackend();
  const status = values.publish ? "approved" : "pending";
  await importLogos(await serverClient(), file, { status, isPreview: values.preview === true }, say);
}

const failure = await run().then(
  () => null,
  (error: Error) => error,
);
await closeBackend();
// Last, because closing the embedded database sets an exit code.
if (failure) process.stderr.write(`${failure.message}\n`);
process.exit(failure ? 1 : 0);
