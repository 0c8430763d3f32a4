import { close } from "node:fs";
import { crc32 } from "node:zlib";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { decodeName } from "./decode-text.ts";

const limits = { entries: 20_000, name: 500, beside: 4_096, total: 256 * 1024 * 1024 };

/** The extra field of Info-ZIP and WinRAR. */
const unicodePath = 0x7075;

/** Refuses a whole zip; the message is for people. */
export class ZipRefused extends Error {}

export type ZippedFile = {
  path: string;
  /** In bytes, as the zip says. */
  size: number;
  /** Null for more than `mostBytes`. Throws ZipRefused. */
  read: (mostBytes: number) => Promise<Uint8Array<ArrayBuffer> | null>;
};

/** `links` are those of its paths that are no files. */
export type OpenZip = { files: ZippedFile[]; links: string[]; close: () => void };

/** Takes over the file, which `close` closes. Throws ZipRefused for more than `maxBytes` in all. */
export async function openZip(file: number, maxBytes = limits.total): Promise<OpenZip> {
  // Names come as bytes, so that a wrong one can be said; entries with untrue sizes end in an error.
  const options = { decodeStrings: false, validateEntrySizes: true };
  const zip = await yauzl.fromFdPromise(file, options).catch((error: Error) => {
    close(file);
    throw isOfSystem(error) ? error : new ZipRefused("This isn’t a zip file, or it is incomplete.");
  });
  try {
    return { ...(await listFiles(zip, maxBytes)), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw isOfSystem(error) || error instanceof ZipRefused ? error : refusedFor(error as Error);
  }
}

async function listFiles(zip: ZipFile, maxBytes: number): Promise<Omit<OpenZip, "close">> {
  if (zip.entryCount > limits.entries)
    throw new ZipRefused(`A zip may hold at most ${limits.entries.toLocaleString("en")} files.`);
  const files: ZippedFile[] = [];
  const links: string[] = [];
  let total = 0;
  const count = (bytes: number) => {
    total += bytes;
    if (total > maxBytes)
      throw new ZipRefused(`The files in this zip are larger than ${maxBytes / 1024 / 1024} MB together.`);
  };
  for await (const entry of zip.eachEntry()) {
    const path = pathOf(entry);
    if (isLeftBehind(path)) continue;
    if (isLink(entry)) links.push(path);
    else
      files.push({
        path,
        size: entry.uncompressedSize,
        read: (mostBytes) => read(zip, entry, path, { mostBytes, count }),
      });
  }
  return { files, links };
}

/** Throws ZipRefused for what no collection of pictures has. */
function pathOf(entry: Entry): string {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
  // Programs that write names in a code of their own say them again beside it.
  const isSaidTwice = extraFields.some(({ id }) => id === unicodePath);
  const name = isSaidTwice
    ? yauzl.getFileNameLowLevel(flags, fileNameRaw, extraFields, false)
    : decodeName(fileNameRaw);
  const path = name.replaceAll("\\", "/").normalize("NFC");
  const refuse = (what: string) => new ZipRefused(`“${path.slice(0, 120)}” in this zip ${what}`);
  // They stay in memory until all is read.
  if (fileNameRaw.length > limits.name) throw refuse("has a name that is too long.");
  if (entry.extraFieldLength + entry.fileCommentLength > limits.beside) throw refuse("is damaged.");
  if (yauzl.validateFileName(path) !== null || path.includes("\0"))
    throw refuse("points outside of it. Make the zip anew from the folder itself.");
  if (entry.isEncrypted()) throw refuse("is encrypted. Make the zip anew without a password.");
  if (!entry.canDecodeFileData())
    throw refuse("is compressed in a way that we can’t read. Make the zip anew.");
  return path;
}

/** Or anything else that is no file, by the mode, where a Unix system wrote the entry. */
function isLink({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & 0o170000;
  return type !== 0 && type !== 0o100000 && type !== 0o040000;
}

/** Folders, and files that nobody put there. */
function isLeftBehind(path: string): boolean {
  return path.endsWith("/") || /(?:^|\/)(?:__MACOSX\/|\.|(?:thumbs\.db|desktop\.ini)$)/i.test(path);
}

async function read(
  zip: ZipFile,
  entry: Entry,
  path: string,
  { mostBytes, count }: { mostBytes: number; count: (bytes: number) => void },
) {
  if (entry.uncompressedSize > mostBytes) return null;
  const chunks: Buffer[] = [];
  try {
    const stream = await zip.openReadStreamPromise(entry);
    // The reader ends a stream at the size that was claimed.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      count(chunk.byteLength);
      chunks.push(chunk);
    }
  } catch (error) {
    throw isOfSystem(error) || error instanceof ZipRefused ? error : damaged(path);
  }
  const bytes = Buffer.concat(chunks);
  if (crc32(bytes) !== entry.crc32) throw damaged(path);
  return new Uint8Array(bytes);
}

const damaged = (path: string) =>
  new ZipRefused(`“${path.slice(0, 120)}” in this zip is damaged, or larger than the zip says.`);

const refusedFor = ({ message }: Error) =>
  new ZipRefused(
    /encrypt/i.test(message)
      ? "This zip is encrypted. Make it anew without a password."
      : "This zip is damaged. Make it anew.",
  );

/** Such as of a disk that can't be read; what is wrong with the zip has no such code. */
const isOfSystem = (error: unknown): boolean =>
  /^E[A-Z]+$/.test(String((error as NodeJS.ErrnoException).code ?? ""));
