import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "#app/backend/embedded.server.ts";
import { migrationsFolder } from "#app/backend/migrations.server.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache/ubunifu");

type Folder = { folder: string; remove: () => Promise<void> };

export async function temporaryFolder(): Promise<Folder> {
  const folder = await mkdtemp(join(tmpdir(), "ubunifu-data-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A migrated, empty data folder, copied from a template that is named after all it is made of. */
export async function migratedFolder(place = temporaryFolder): Promise<Folder> {
  const template = join(cache, `data-${await fingerprint()}`);
  const temporary = await place();
  const copy = () => cp(join(template, "postgres"), join(temporary.folder, "postgres"), { recursive: true });
  await copy().catch(async () => {
    await forgetOldTemplates();
    const made = `${template}.${randomUUID()}`;
    const backend = await openEmbedded({ dataFolder: made });
    await backend.close();
    // Test files start in parallel: whoever is first wins.
    await rename(made, template).catch(() => rm(made, { recursive: true, force: true }));
    await copy();
  });
  return temporary;
}

/** Young ones may belong to a run that goes on. */
async function forgetOldTemplates(): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - 3_600_000) await rm(join(cache, name), { recursive: true, force: true });
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const migrations = migrationsFolder();
  for (const name of (await readdir(migrations)).sort()) hash.update(await readFile(join(migrations, name)));
  for (const name of ["embedded-services", "migrations", "durability"])
    hash.update(await readFile(join(root, `app/backend/${name}.server.ts`)));
  for (const name of ["@supabase/lite", "@electric-sql/pglite"])
    hash.update(await readFile(join(root, "node_modules", name, "package.json")));
  return hash.digest("hex").slice(0, 20);
}
