import { randomUUID } from "node:crypto";
import { Busboy, type BusboyConfig, type BusboyInstance } from "@fastify/busboy";
import { maxFileBytes } from "./form-limits.ts";
import { hasFewLists, hasValidListControls, isFieldName } from "./form-names.ts";
import { isUuid } from "./uuid.ts";

const maximumBodyBytes = 8 * 1024 * 1024;
const maximumFieldBytes = 256 * 1024;
/** The longest event that its schema takes, where each letter is three bytes. */
const maximumSubmissionBytes = 128 * 1024;
const maximumFields = 400;
const maximumFiles = 8;
/** Of a form with a text of at most 5,000 letters, each of which may be sent as nine bytes. */
const maximumShortBytes = 64 * 1024;

/** As `readForm`, for what strangers send without a picture or a long text. */
export const readShortForm = (request: Request): Promise<FormData> => readForm(request, maximumShortBytes);

/** As `readForm`, for an item with its pictures: strangers send it, and it comes back as it was typed. */
export const readSubmission = (request: Request): Promise<FormData> =>
  readForm(request, maximumBodyBytes, maximumSubmissionBytes);

/** Cuts a file one byte past maxFileBytes; drops NUL and empty file inputs. Throws a Response: 400, 413 or 415. */
export async function readForm(
  request: Request,
  maxBytes = maximumBodyBytes,
  maxFieldBytes = maximumFieldBytes,
): Promise<FormData> {
  if (!request.body) return new FormData();
  const contentType = request.headers.get("content-type") ?? "";
  const kind = contentType.split(";", 1)[0]?.trim().toLowerCase();
  let form: FormData | null = null;
  try {
    if (kind === "multipart/form-data")
      form = await readMultipart(request, contentType, maxBytes, maxFieldBytes);
    if (kind === "application/x-www-form-urlencoded")
      form = await readUrlencoded(request, Math.min(maxBytes, maxFieldBytes));
  } catch (error) {
    throw error instanceof Response ? error : malformed();
  }
  if (!form) {
    await request.body.cancel();
    throw new Response("This form arrived in a format the site can’t read. Reload the page and try again.", {
      status: 415,
    });
  }
  if (!hasFewLists(form) || !hasValidListControls(form)) throw malformed();
  return form;
}

async function readUrlencoded(request: Request, maxBytes: number): Promise<FormData> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of countedBody(request, maxBytes)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("latin1");
  // URLSearchParams takes anything, so broken escapes are caught here.
  decodeURIComponent(text.replaceAll("+", " "));

  const form = new FormData();
  const fields = fieldCounter(maxBytes);
  for (const [name, value] of new URLSearchParams(text)) appendField(form, fields, name, value);
  return form;
}

async function readMultipart(
  request: Request,
  contentType: string,
  maxBytes: number,
  maxFieldBytes: number,
): Promise<FormData> {
  const form = new FormData();
  const fields = fieldCounter(maxFieldBytes);
  const parser = multipartParser(contentType, {
    fieldSize: maxFieldBytes + 1,
    fileSize: maxFileBytes + 1,
    parts: maximumFields + maximumFiles,
  });

  let failure: unknown;
  let files = 0;
  /** Copies of what was read, so made at the end: a body that stops half-way costs its bytes once. */
  const copies: (() => void)[] = [];
  const done = new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      failure ??= error;
      reject(failure);
    };
    parser.on("error", fail);
    parser.on("finish", () => resolve());
    // Parts without a name are no field and no file. Thrown, or the rest of the piece would be parsed.
    parser.on("partsLimit", () => {
      throw failure ?? malformed();
    });
    parser.on("field", (name, value) => {
      try {
        appendField(form, fields, name, value);
      } catch (error) {
        fail(error);
      }
    });
    parser.on("file", (name, stream, fileName, _encoding, type) => {
      if (++files > maximumFiles) fail(tooLarge());
      if (!isFieldName(name)) fail(malformed());
      const chunks: Buffer[] = [];
      stream.on("error", fail);
      stream.on("data", (chunk: Buffer) => {
        if (!failure) chunks.push(chunk);
      });
      stream.on("end", () => {
        const leftEmpty = !fileName && chunks.length === 0;
        const file = () => new File(chunks as Uint8Array<ArrayBuffer>[], fileName ?? "", { type });
        if (!leftEmpty) copies.push(() => form.append(name, file()));
      });
    });
  });
  // The loop below reports a failure; without this Node would end the process if it came first.
  done.catch(() => {});

  for await (const chunk of countedBody(request, maxBytes)) {
    parser.write(chunk);
    if (failure) throw failure;
  }
  parser.end();
  await done;
  for (const copy of copies) copy();
  return form;
}

export function multipartParser(contentType: string, limits: BusboyConfig["limits"]): BusboyInstance {
  return new Busboy({
    headers: { "content-type": contentType },
    limits: { headerPairs: 20, headerSize: 8 * 1024, ...limits },
    // The parser takes an empty file name for a missing one.
    isPartAFile: (_name, type, fileName) => fileName !== undefined || type === "application/octet-stream",
  });
}

export async function* countedBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  const { body } = request;
  if (!body) return;
  if (Number(request.headers.get("content-length")) > limit) {
    await body.cancel();
    throw tooLarge();
  }
  let total = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    total += chunk.byteLength;
    if (total > limit) throw tooLarge();
    yield chunk;
  }
}

type FieldCounter = { count: number; bytes: number; maxBytes: number };
const fieldCounter = (maxBytes: number): FieldCounter => ({ count: 0, bytes: 0, maxBytes });

function appendField(form: FormData, fields: FieldCounter, name: string, value: string) {
  fields.count += 1;
  fields.bytes += Buffer.byteLength(name ?? "") + Buffer.byteLength(value);
  if (fields.count > maximumFields || fields.bytes > fields.maxBytes) throw tooLarge();
  if (!isFieldName(name)) throw malformed();
  // Postgres cannot store NUL.
  form.append(name, value.replaceAll("\0", ""));
}

const tooLarge = () =>
  new Response("This form is too large. Send less text or a smaller file.", { status: 413 });
export const malformed = () =>
  new Response("This form arrived incomplete. Please send it again.", { status: 400 });

/** Drawn into the form, so that posting it twice does one thing. */
export function submissionIdOf(form: FormData): string {
  const sent = form.get("submission_id");
  return isUuid(sent) ? sent : randomUUID();
}
