import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export type FileMetadata = {
  size: number;
  contentLength: number;
  mimetype: string;
  cacheControl: string;
  eTag: string;
  lastModified: Date;
  httpStatusCode: number;
};

/** Plain segments, none starting with a dot, so that a name stays below its bucket. */
const bucketName = /^[a-z0-9][a-z0-9_-]{0,62}$/;
const fileName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){0,5}$/;

class FileNameError extends Error {
  readonly status = 400;
}

/** For @supabase/lite: files/<bucket>/<name>, metadata beside them, renamed into place. Throws FileNameError. */
export function storageAdapter(root: string) {
  const place = (kind: "files" | "metadata", bucket: string, name: string) => {
    if (!bucketName.test(bucket) || !fileName.test(name))
      throw new FileNameError("This file name is not allowed.");
    return join(root, kind, bucket, kind === "files" ? name : `${name}.json`);
  };
  const file = (bucket: string, name: string) => place("files", bucket, name);
  const metadataFile = (bucket: string, name: string) => place("metadata", bucket, name);

  async function headObject(bucket: string, name: string): Promise<FileMetadata> {
    const known = JSON.parse(await readFile(metadataFile(bucket, name), "utf8"));
    return { ...known, lastModified: new Date(known.lastModified), httpStatusCode: 200 };
  }

  async function deleteObject(bucket: string, name: string): Promise<void> {
    await rm(file(bucket, name), { force: true });
    await rm(metadataFile(bucket, name), { force: true });
  }

  return {
    driver: null,
    headObject,
    deleteObject,

    async uploadObject(
      bucket: string,
      name: string,
      _version: string | undefined,
      body: unknown,
      mimetype: string,
      cacheControl: string,
    ): Promise<FileMetadata> {
      const path = file(bucket, name);
      const bytes =
        body instanceof Uint8Array
          ? body
          : new Uint8Array(await new Response(body as ReadableStream<Uint8Array>).arrayBuffer());
      const metadata: FileMetadata = {
        size: bytes.length,
        contentLength: bytes.length,
        mimetype,
        cacheControl,
        eTag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`,
        lastModified: new Date(),
        httpStatusCode: 200,
      };
      await replace(path, bytes);
      await replace(metadataFile(bucket, name), JSON.stringify(metadata));
      return metadata;
    },

    async getObject(bucket: string, name: string) {
      const metadata = await headObject(bucket, name);
      return { metadata, httpStatusCode: 200, body: await readFile(file(bucket, name)) };
    },

    async deleteObjects(bucket: string, names: string[]): Promise<void> {
      for (const name of names) await deleteObject(bucket, name);
    },

    async copyObject(
      fromBucket: string,
      from: string,
      _version: string | undefined,
      toBucket: string,
      to: string,
    ): Promise<FileMetadata> {
      const metadata = { ...(await headObject(fromBucket, from)), lastModified: new Date() };
      await replace(file(toBucket, to), await readFile(file(fromBucket, from)));
      await replace(metadataFile(toBucket, to), JSON.stringify(metadata));
      return metadata;
    },

    async privateAssetUrl(): Promise<string> {
      throw new Error("Files of the embedded backend have no address of their own.");
    },
  };
}

async function replace(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.part`;
  try {
    await writeFile(beside, content, { mode: 0o600, flush: true });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
