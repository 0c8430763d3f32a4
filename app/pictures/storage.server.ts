import { randomUUID } from "node:crypto";
import { getBackend } from "#app/backend/backend.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";
import { type Bucket, parseFileAddress, type StoredFile } from "./address.ts";
import type { CleanImage } from "./image.server.ts";
import { ImageRefused } from "./image-refused.ts";

/**
 * Stores a checked image in the folder of a member, under a random name, and returns the address to keep in
 * `image_url`. When the row that was to carry it is not written, hand the address to `removeImage`.
 * @throws ImageRefused 503 when the storage does not take it.
 */
export async function storeImage(
  supabase: Supabase,
  bucket: Bucket,
  userId: string,
  image: CleanImage,
): Promise<string> {
  const path = `${userId}/${randomUUID()}.${image.extension}`;
  // The embedded storage takes no Blob or File, only bytes.
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

/**
 * Removes a stored image, as far as the member may. An address elsewhere, or none, is left alone. It never throws:
 * it runs where something else has already failed or succeeded.
 */
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

/**
 * The bytes of a stored image; null when there is no such file. `patience` is in milliseconds.
 * @throws Error when the storage does not answer.
 */
export async function readImage(
  { bucket, path }: StoredFile,
  patience = 10_000,
): Promise<ArrayBuffer | null> {
  const backend = await getBackend();
  // The public address: reading through a client would ask a policy that, rightly, lets nobody list the files.
  const answer = await backend.fetch(`${backend.url}/storage/v1/object/public/${bucket}/${path}`, {
    signal: AbortSignal.timeout(patience),
  });
  if (answer.ok) return await answer.arrayBuffer();
  // A hosted storage answers 400 also while it cannot read its files; what it means is in the body.
  const said = (await answer.json().catch(() => null)) as { statusCode?: string } | null;
  const status = Number(said?.statusCode ?? answer.status);
  if (status === 400 || status === 404) return null;
  throw new Error(`The storage answered ${status}.`);
}

/** Whether an address is that of a stored picture of these bytes: the same form, sent twice, changes nothing. */
export async function isStoredAs(address: string | null | undefined, bytes: Uint8Array): Promise<boolean> {
  const file = parseFileAddress(address ?? "");
  const stored = file && (await readImage(file).catch(() => null));
  return stored !== null && Buffer.from(stored).equals(bytes);
}

/** Whether an address is one of our own files that is not there any more; one that cannot be asked for counts as there. */
export async function isGone(address: string | null | undefined): Promise<boolean> {
  const file = parseFileAddress(address ?? "");
  return file !== null && (await readImage(file).catch(() => undefined)) === null;
}
