import { randomUUID } from "node:crypto";
import { close, createWriteStream, open, unlink } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { countedBody, malformed, multipartParser } from "./form-body.server.ts";

export class FileRefused extends Error {
  readonly status: 400 | 413 | 503;
  constructor(message: string, status: 400 | 413 | 503) {
    super(message);
    this.status = status;
  }
}

/** Receives the one file of a form on disk, in a file without a name, so that nothing stays of it. Throws FileRefused. */
export async function receiveFile(request: Request, limits: { bytes: number; refused: string }) {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const file = await promisify(open)(path, "wx+", 0o600).catch(noRoom);
  await promisify(unlink)(path);
  try {
    const parser = multipartParser(request.headers.get("content-type") ?? "", {
      fileSize: limits.bytes,
      files: 1,
      parts: 20,
      fieldSize: 1024,
    });
    let name = "";
    let isCut = false;
    let written: Promise<void> = Promise.resolve();
    parser.on("file", (_field, stream, fileName) => {
      name = fileName ?? "";
      stream.on("limit", () => {
        isCut = true;
      });
      written = pipeline(stream, createWriteStream("", { fd: file, autoClose: false }));
      written.catch((error) => parser.destroy(error));
    });
    // What is a little too large is read to its end: a browser that is cut off shows no answer.
    const body = Readable.from(countedBody(request, limits.bytes * 2));
    await pipeline(body, parser);
    await written;
    if (isCut) throw new FileRefused(limits.refused, 413);
    return { file, name };
  } catch (error) {
    close(file);
    if (error instanceof FileRefused) throw error;
    if (error instanceof Response) throw error.status === 413 ? new FileRefused(limits.refused, 413) : error;
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return noRoom();
    throw new FileRefused(await malformed().text(), 400);
  }
}

function noRoom(): never {
  throw new FileRefused("We have no room for a file right now. Please try again later.", 503);
}
