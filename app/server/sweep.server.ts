import { serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { serverKinds } from "#app/content/kinds.server.ts";
import { endOldImports, picturesOfImports } from "#app/content/picture-imports.server.ts";
import { pictureColumns, picturesOf } from "#app/content/pictures.server.ts";
import { type Bucket, buckets, parseFileAddress } from "#app/images/address.ts";
import { readImage } from "#app/images/storage.server.ts";
import { log } from "#app/lib/log.server.ts";
import { partSize, readAll } from "#app/lib/read-all.ts";

export type UnusedFile = { bucket: Bucket; path: string; size: number };
export type MissingFile = { table: string; id: string; title: string; address: string };
type ListedFile = UnusedFile & { createdAt: number };

/** A younger file may belong to a form that is being sent, which takes seconds. */
const youngest = 60 * 60 * 1000;
const addressOf = ({ bucket, path }: UnusedFile) => `/files/${bucket}/${path}`;

/** Files older than an hour that no row names, and rows whose file is missing. Changes nothing. */
export async function compareFilesAndRows(
  server: Supabase,
): Promise<{ unused: UnusedFile[]; missing: MissingFile[] }> {
  // Files first: one that a row names in the meantime must not pass for unused.
  const files = (await Promise.all(buckets.map((bucket) => listFiles(server, bucket)))).flat();
  const waiting = await picturesOfImports(server);
  const named = (await Promise.all(serverKinds.map((kind) => namedBy(server, kind)))).flat();
  const addresses = new Set([...waiting, ...named.map(({ address }) => address)]);
  const listed = new Set(files.map(addressOf));
  const missing: MissingFile[] = [];
  for (const row of named) {
    if (listed.has(row.address) || !row.address.startsWith("/files/")) continue;
    const file = parseFileAddress(row.address);
    if (!file || !(await readImage(server, file))) missing.push(row);
  }
  return {
    unused: files
      .filter((file) => Date.now() - file.createdAt > youngest && !addresses.has(addressOf(file)))
      .map(({ bucket, path, size }) => ({ bucket, path, size })),
    missing,
  };
}

/** Removes what no row names, once a day, in whichever process on this database asks first. */
export async function sweepIfDue(): Promise<void> {
  const server = await serverClient();
  const { data: isDue } = await server.rpc("begin_sweep").throwOnError();
  if (!isDue) return;
  await server.rpc("settle_takedown_requests").throwOnError();
  await server.rpc("settle_reports").throwOnError();
  await endOldImports(server);
  const { unused, missing } = await compareFilesAndRows(server);
  await removeFiles(server, unused);
  log.info({ removed: unused.length, missing: missing.length }, "stored files were swept");
}

export async function removeFiles(server: Supabase, files: UnusedFile[]): Promise<void> {
  for (const { bucket, path } of files) {
    const { error } = await server.storage.from(bucket).remove([path]);
    if (error) throw error;
  }
}

/** The embedded storage lists whole names; a hosted one lists one folder, with subfolders that have no id. */
export async function listFiles(server: Supabase, bucket: Bucket, folder = ""): Promise<ListedFile[]> {
  const entries = await readAll(async (_: unknown, seen: number) => {
    // A storage gives as many as asked: fewer were the last.
    if (seen % partSize > 0) return { data: [], error: null };
    const options = { limit: partSize, offset: seen, sortBy: { column: "name", order: "asc" } };
    const { data, error } = await server.storage.from(bucket).list(folder, options);
    if (error) throw error;
    return { data, error: null };
  }, "The files could not be listed");
  const files: ListedFile[] = [];
  for (const { id, name, metadata, created_at } of entries) {
    const path = folder === "" ? name : `${folder}/${name}`;
    if (id === null) files.push(...(await listFiles(server, bucket, path)));
    else
      files.push({
        bucket,
        path,
        size: Number(metadata?.size ?? 0),
        createdAt: Date.parse(created_at ?? ""),
      });
  }
  return files;
}

async function namedBy(server: Supabase, kind: ServerKind): Promise<MissingFile[]> {
  const { table, titleColumn, image } = kind;
  if (!image) return [];
  const named: MissingFile[] = [];
  let after = "00000000-0000-0000-0000-000000000000";
  // By the last id, so that rows deleted in the meantime, or a small page, hide no row.
  for (;;) {
    const { data } = await server
      .from(table)
      .select(`id, title:${titleColumn}, ${pictureColumns(image)}`)
      .gt("id", after)
      .order("id")
      .limit(1000)
      .overrideTypes<{ id: string; title: string }[], { merge: false }>()
      .throwOnError();
    for (const row of data ?? [])
      for (const address of picturesOf(kind, row))
        named.push({ table, id: row.id, title: row.title, address });
    const last = data?.at(-1);
    if (!last) return named;
    after = last.id;
  }
}

const hour = 60 * 60 * 1000;

/** Does `work` every hour; returns what stops it. `delayMs` lets a new process answer visitors first. */
export function hourly(work: () => Promise<void>, delayMs = 60_000): () => void {
  const attempt = () =>
    work().catch((error: unknown) => log.error({ err: error }, "an hourly task did not finish"));
  const first = setTimeout(attempt, delayMs).unref();
  const again = setInterval(attempt, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(again);
  };
}
