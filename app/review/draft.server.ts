import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { plainCookie } from "#app/lib/cookies.server.ts";
import { maximumFileBytes } from "#app/lib/form-limits.ts";

// Whoever holds the token has the draft, signed in or not: no call here says who asks, and only the server may ask.

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const kindSchema = z.enum(["logo", "jargon", "event", "job"]);

export type DraftKind = z.infer<typeof kindSchema>;
export type DraftFields = z.infer<typeof fieldsSchema>;
type DraftFile = {
  name: string;
  type: string;
  size: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** See `fileMark`. */
  mark: string;
};
export type Draft = { kind: DraftKind; fields: DraftFields; file: DraftFile | null };

const seconds = 24 * 60 * 60;

/** A form of /submit, or one of the dashboard's editors. */
type DraftCookie = "draft" | "editor-draft";

/** The token of this visitor's kept forms, or null. Only who holds it reads them. */
export function draftToken(request: Request, name: DraftCookie = "draft"): string | null {
  const cookies = request.headers.get("Cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})\\s*(?:;|$)`).exec(cookies)?.[1] ?? null;
}

/** What a form of /submit is kept under: a visitor has one token, and a draft of each kind. */
export function draftKey(token: string, kind: DraftKind): string {
  return `${token}.${kind}`;
}

/** A token nobody can guess, for a visitor who has none. Send it with `draftCookie`. */
export function newDraftToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The token that a field of a form carries, or null. */
export function postedDraftToken(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && /^[\w-]{43}$/.test(value) ? value : null;
}

/** What a form says of the kept file that it shows, to be sent with this one and with no other tab's. */
export function fileMark(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/** What the form of a kind shows of its kept file. */
export function shownFile(kind: DraftKind, { name, size, mark }: Pick<DraftFile, "name" | "size" | "mark">) {
  return { name, size, mark, previewUrl: `/draft-file?kind=${kind}&mark=${mark}` };
}

/** Whether the kept file is the one that this form shows. A form without the field takes what there is. */
export function isShown(form: FormData, file: DraftFile): boolean {
  return (form.get("kept_file") ?? file.mark) === file.mark;
}

/** The Set-Cookie value that keeps the token for a day. */
export function draftCookie(token: string, name: DraftCookie = "draft"): string {
  return plainCookie(name, token, seconds);
}

/** The Set-Cookie value that forgets the token. */
export function clearDraftCookie(name: DraftCookie = "draft"): string {
  return plainCookie(name, "", 0);
}

/** The text fields of a posted form, ready to keep. Files and the form's own control fields are left out. */
export function draftFields(form: FormData): DraftFields {
  const fields: DraftFields = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === "string");
    const [first] = values;
    if (first !== undefined && !name.startsWith("__")) fields[name] = values.length === 1 ? first : values;
  }
  return fields;
}

/**
 * Keeps a half-finished form for a day: over sign-in, a wrong post or a lost connection. A new file replaces the kept
 * one; without a new one `keepFile` says whether the kept one stays. A file that is too large is not kept.
 * @throws a 503 Response while the database has no room or no answer, an Error when it does not take the form.
 */
export async function saveDraft(
  token: string,
  draft: { kind: DraftKind; fields: DraftFields; file?: File | null; keepFile: boolean },
): Promise<void> {
  const { kind, fields, file, keepFile } = draft;
  const kept = file && file.size > 0 && file.size <= maximumFileBytes ? file : null;
  const server = await serverClient();
  const { error, status } = await server.rpc("save_draft", {
    token,
    kind,
    fields,
    keep_file: keepFile,
    ...(kept && {
      // The end of a long name carries its extension.
      file_name: [...kept.name].slice(-150).join(""),
      file_type: kept.type.slice(0, 100),
      file_base64: Buffer.from(await kept.arrayBuffer()).toString("base64"),
    }),
  });
  if (error) throw failure("The draft was not kept", error, status);
}

/**
 * The form kept under a token, or null when there is none (any more).
 * @throws a 503 Response when the database does not answer.
 */
export async function loadDraft(token: string | null): Promise<Draft | null> {
  if (!token) return null;
  const server = await serverClient();
  const { data, error, status } = await server.rpc("load_draft", { token });
  if (error) throw failure("The draft could not be read", error, status);
  const [row] = data;
  const kind = kindSchema.safeParse(row?.kind);
  const fields = fieldsSchema.safeParse(row?.fields);
  if (!row || !kind.success || !fields.success) return null;
  return { kind: kind.data, fields: fields.data, file: keptFile(row) };
}

/** Forgets the kept forms of whoever asks, if there are any. Returns the header that forgets their token, too. */
export async function forgetDrafts(request: Request): Promise<{ "Set-Cookie": string }> {
  const token = draftToken(request);
  if (token) await Promise.all(kindSchema.options.map((kind) => discardDraft(draftKey(token, kind))));
  return { "Set-Cookie": clearDraftCookie() };
}

/** Forgets a kept form. A token without one is fine. */
export async function discardDraft(token: string | null): Promise<void> {
  if (!token) return;
  const server = await serverClient();
  const { error, status } = await server.rpc("discard_draft", { token });
  if (error) throw failure("The draft was not removed", error, status);
}

/** A database that does not answer, or has no room for more drafts, is a matter of time. */
function failure(what: string, { message }: { message: string }, status: number): Error | Response {
  return status === 0 || status >= 500
    ? new Response(null, { status: 503, headers: { "Retry-After": "30" } })
    : new Error(`${what}: ${message}`);
}

type DraftRow = Database["public"]["Functions"]["load_draft"]["Returns"][number];

function keptFile({ file_name, file_type, file_base64 }: DraftRow): DraftFile | null {
  if (!file_base64) return null;
  const bytes = new Uint8Array(Buffer.from(file_base64, "base64"));
  return {
    name: file_name ?? "",
    type: file_type ?? "",
    size: bytes.byteLength,
    bytes,
    mark: fileMark(bytes),
  };
}
