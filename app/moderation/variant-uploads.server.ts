import { createHash } from "node:crypto";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { uuidOf } from "#app/content/records.server.ts";
import type { Bucket } from "#app/images/address.ts";
import { checkImage } from "#app/images/image.server.ts";
import { ImageRefused } from "#app/images/image-refused.ts";
import { isStoredAs, pictureFolder, storeImage } from "#app/images/storage.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import { sentencesOf } from "#app/words/sentence.ts";

const tooManyFiles = sentencesOf("uploads")("tooMany");

type Sender = { supabase: Supabase; memberId: string | null };

/** Puts addresses into the form's rows in place of files; `mayKeep`: those that a row may keep. Errors by field, or null. */
export async function storeVariantUploads(
  form: FormData,
  image: ServerKind["image"],
  { supabase, memberId }: Sender,
  mayKeep: (address: string) => boolean,
): Promise<Record<string, string[]> | null> {
  if (!image?.rows) return null;
  const { rows, bucket } = image;
  const own = memberId && (await pictureFolder(supabase, bucket, memberId));
  const errors: Record<string, string[]> = {};
  for (const name of new Set(form.keys())) {
    const [, row, part] = /^(\w+\[\d+\])\.(image|file)$/.exec(name) ?? [];
    if (!row?.startsWith(`${rows}[`)) continue;
    const value = form.get(name);
    if (part === "image" && !(own && String(value).startsWith(own)) && !mayKeep(String(value)))
      form.delete(name);
    if (part !== "file") continue;
    form.delete(name);
    if (!(value instanceof File) || value.size === 0 || !memberId || !own) continue;
    try {
      form.set(`${row}.image`, await stored(value, { supabase, memberId, bucket, own }));
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      errors[name] = [error.message];
    }
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Under a name that follows from its content, so that a form that is sent twice names the same address. */
async function stored(
  file: File,
  { supabase, memberId, bucket, own }: { supabase: Supabase; memberId: string; bucket: Bucket; own: string },
): Promise<string> {
  if (!(await limit("row-file", memberId)).allowed) throw new ImageRefused(tooManyFiles);
  const image = await checkImage(file, memberId);
  const name = uuidOf(createHash("sha256").update(image.bytes).digest("hex"));
  const address = `${own}${name}.${image.extension}`;
  if (await isStoredAs(supabase, address, image.bytes)) return address;
  return storeImage(supabase, bucket, memberId, image, name);
}
