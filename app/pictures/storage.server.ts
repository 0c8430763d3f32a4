import { randomUUID } from "node:crypto";
import { getBackend } from "#app/backend/backend.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";
import { type Bucket, parseFileAddress, type StoredFile } from "./address.ts";
import type { CleanImage } from "./image.server.ts";
import { ImageRefused } from "./image-refused.ts";

/** Returns the address; call `removeImage` if its row is not written. Throws ImageRefused 503. */
export async function storeImage(
  supabase: Supabase,
  bucket: Bucket,
  userId: string,
  image: Omit<CleanImage, "preview">,
): Promise<string> {
  const path = `${userId}/${randomUUID()}.${image.extension}`;
  // The embedded storage takes bytes only.
  const { error } = await supabase.storage.from(bucket).upload(path, Buffer.from(image.bytes), {
    contentType: image.type,
    cacheControl: "31536000",
    upsert: false,
  });
  if (error) {
    log.error({ bucket, err: error }, "an image could not be stored");
    throw new ImageRefused("Failed to upload image", 503);
  }
  return `/files/${bucket}/${path}`;
}

/** Ignores addresses elsewhere. Never throws: it runs after something else has failed or succeeded. */
export async function removeImage(supabase: Supabase, address: string | null): Promise<void> {
  const file = parseFileAddress(address ?? "");
  if (!file) return;
  try {
    const { error } = await supabase.storage.from(file.bucket).remove([file.path]);
    if (error) throw error;
  } catch (error) {
    log.warn({ bucket: file.bucket, err: error }, "an image could not be removed");
  }
}

/** Null when there is no such file; throws when the storage does not answer. `patience` in milliseconds. */
export async function readImage(
  { bucket, path }: StoredFile,
  patience = 10_000,
): Promise<ArrayBuffer | null> {
  const backend = await getBackend();
  // The public address, because a policy, rightly, lets nobody list the files.
  const answer = await backend.fetch(`${backend.url}/storage/v1/object/public/${bucket}/${path}`, {
    signal: AbortSignal.timeout(patience),
  });
  if (answer.ok) return await answer.arrayBuffer();
  // A hosted storage answers 400 also while it cannot read its files; the body tells.
  const said = (await answer.json().catch(() => null)) as { statusCode?: string } | null;
  const status = Number(said?.statusCode ?? answer.status);
  if (status === 400 || status === 404) return null;
  throw new Error(`The storage answered ${status}.`);
}

export async function isStoredAs(address: string | null | undefined, bytes: Uint8Array): Promise<boolean> {
  const file = parseFileAddress(address ?? "");
  const stored = file && (await readImage(file).catch(() => null));
  return stored !== null && Buffer.from(stored).equals(bytes);
}

/** False when the storage cannot be asked. */
export async function isGone(address: string | null | undefined): Promise<boolean> {
  const file = parseFileAddress(address ?? "");
  return file !== null && (await readImage(file).catch(() => undefined)) === null;
}
