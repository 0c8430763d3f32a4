import type { PGlite } from "@electric-sql/pglite";
import type { SupabaseClient } from "@supabase/supabase-js";

type StoredFile = { bucket: string; name: string; type: string };

/** Skips what is there already, so that it can be repeated. `missing` are the files that rows name in vain. */
export async function moveFiles(
  database: PGlite,
  from: SupabaseClient,
  to: SupabaseClient,
): Promise<{ files: number; missing: string[] }> {
  const { rows: files } = await database.query<StoredFile>(
    "select bucket_id as bucket, name, metadata ->> 'mimetype' as type from storage.objects order by 1, 2",
  );
  const missing: string[] = [];
  for (const { bucket, name, type } of files) {
    const { data } = await from.storage.from(bucket).download(name);
    if (!data) {
      missing.push(`/files/${bucket}/${name}`);
      continue;
    }
    const { error } = await to.storage
      .from(bucket)
      .upload(name, Buffer.from(await data.arrayBuffer()), { contentType: type, cacheControl: "3600" });
    if (error && !("statusCode" in error && error.statusCode === "409"))
      throw new Error(`${bucket}/${name} was not taken: ${error.message}`);
  }
  return { files: files.length - missing.length, missing };
}
