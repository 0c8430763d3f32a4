import { randomUUID } from "node:crypto";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { type Bucket, parseFileAddress, type StoredFile } from "./address.ts";
import { colorFamiliesOf } from "./color-family.server.ts";
import type { CleanImage } from "./image.server.ts";
import { ImageRefused } from "./image-refused.ts";
import { renderUpload } from "./renderer.server.ts";

/** What the addresses of a member's pictures begin with. Null where the caller may not know. Throws an Error. */
export async function pictureFolder(
  supabase: Supabase,
  bucket: Bucket,
  memberId: string,
): Promise<string | null> {
  const { data } = await supabase.rpc("picture_folder", { member: memberId }).throwOnError();
  return data && `/files/${bucket}/${data}/`;
}

/** Returns the address; call `removeImage` if its row is not written. Throws ImageRefused 503. */
export async function storeImage(
  supabase: Supabase,
  bucket: Bucket,
  userId: string,
  image: Omit<CleanImage, "preview">,
  name = randomUUID() as string,
): Promise<string> {
  try {
    const folder = await pictureFolder(supabase, bucket, userId);
    if (!folder) throw new Error("The folder is another’s.");
    const file = `${name}.${image.extension}`;
    const path = folder.replace(`/files/${bucket}/`, "") + file;
    // The embedded storage takes bytes only.
    const { error } = await supabase.storage.from(bucket).upload(path, Buffer.from(image.bytes), {
      contentType: image.type,
      cacheControl: "3600",
      upsert: false,
    });
    if (error) throw error;
    await keepColors(supabase, userId, folder + file, image.bytes);
    return folder + file;
  } catch (error) {
    log.error({ bucket, err: error }, "an image could not be stored");
    throw new ImageRefused(sentencesOf("uploads")("notStored"), 503);
  }
}

/** By the colors of a picture what shows it is found. Never throws: it is good without. */
export async function keepColors(
  supabase: Supabase,
  sender: string,
  address: string,
  bytes: Uint8Array,
): Promise<void> {
  try {
    const picture = new Uint8Array(bytes).buffer;
    const { colors } = await renderUpload(sender, "analyzeImage", picture);
    await supabase.rpc("keep_picture_colors", { address, colors: colorFamiliesOf(colors) }).throwOnError();
  } catch (error) {
    log.warn({ err: error }, "the colors of a picture are not known");
  }
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

/** Null where there is none for whom `supabase` acts. Throws when the storage does not answer. */
export async function readImage(
  supabase: Supabase,
  { bucket, path }: StoredFile,
  timeoutMs = 10_000,
): Promise<ArrayBuffer | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { data, error } = await supabase.storage.from(bucket).download(path, {}, { signal });
  if (data) return await data.arrayBuffer();
  // A hosted storage answers 400 also while it cannot read its files; the body tells.
  const status = Number(error.statusCode) || error.status;
  if (status === 400 || status === 404) return null;
  throw new Error(`The storage answered ${status}.`, { cause: error });
}

/** What the caller may have a picture as; null where there is none. Throws when the database does not answer. */
export async function pictureAccess(
  supabase: Supabase,
  address: string,
): Promise<"public" | "private" | "gone" | null> {
  const { data, error } = await supabase.rpc("picture_access", { address });
  if (error) throw new Error("The database did not say who may see a picture.", { cause: error });
  return data as "public" | "private" | "gone" | null;
}

export async function isStoredAs(
  supabase: Supabase,
  address: string | null | undefined,
  bytes: Uint8Array,
): Promise<boolean> {
  const file = parseFileAddress(address ?? "");
  const stored = file && (await readImage(supabase, file).catch(() => null));
  return stored !== null && Buffer.from(stored).equals(bytes);
}

/** False when the storage cannot be asked. */
export async function isGone(supabase: Supabase, address: string | null | undefined): Promise<boolean> {
  const file = parseFileAddress(address ?? "");
  return file !== null && (await readImage(supabase, file).catch(() => undefined)) === null;
}
