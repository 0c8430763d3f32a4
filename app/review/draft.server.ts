import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { plainCookie } from "#app/lib/cookies.server.ts";
import { type CleanImage, contentTypes } from "#app/pictures/image.server.ts";

// Whoever holds the token has the draft, signed in or not: no call here says who asks, and only the server may ask.

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
type DraftFields = z.infer<typeof fieldsSchema>;

/** A picture that waits for the next try: checked and cleaned when it came in. */
export type KeptImage = CleanImage & { name: string };
type Draft = { fields: DraftFields; image: KeptImage | null };

const seconds = 24 * 60 * 60;

/** A member's forms, or the dashboard's editors. */
type DraftCookie = "draft" | "editor-draft";

/** The token of this visitor's kept forms, or null. Only who holds it reads them. */
export function draftToken(request: Request, name: DraftCookie = "draft"): string | null {
  const cookies = request.headers.get("Cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})\\s*(?:;|$)`).exec(cookies)?.[1] ?? null;
}

/** What one of a visitor's forms is kept under: the kind of a new item, or the id of one that is edited. */
export function draftKey(token: string, name: string): string {
  return `${token}.${name}`;
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

/** What a form says of the kept picture that it shows, to be sent with this one and with no other tab's. */
export function imageMark(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/** What the form of this name shows of its kept picture. */
export function shownImage(form: string, { name, bytes }: KeptImage) {
  const mark = imageMark(bytes);
  return { name, size: bytes.byteLength, mark, previewUrl: `/draft-file?form=${form}&mark=${mark}` };
}

/** Whether the kept picture is the one that this form shows. A form without the field takes what there is. */
export function isShown(form: FormData, { bytes }: KeptImage): boolean {
  const mark = form.get("kept_file");
  return mark === null || mark === imageMark(bytes);
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
 * Keeps a half-finished form for a day: over sign-in, a wrong post or a lost connection. Without `image` the kept one
 * stays.
 * @throws a 503 Response while the database has no room or no answer, an Error when it does not take the form.
 */
export async function saveDraft(
  token: string,
  { fields, image }: { fields: DraftFields; image?: KeptImage | null | undefined },
): Promise<void> {
  const server = await serverClient();
  const { error, status } = await server.rpc("save_draft", {
    token,
    fields,
    keep_file: image === undefined,
    ...(image && {
      // The end of a long name carries its extension.
      file_name: [...image.name].slice(-150).join(""),
      file_type: image.type,
      file_base64: Buffer.from(image.bytes).toString("base64"),
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
  const fields = fieldsSchema.safeParse(row?.fields);
  return row && fields.success ? { fields: fields.data, image: keptImage(row) } : null;
}

/** The draft of a member's form of this name: its picture, and what becomes of it. */
export async function openDraft(request: Request, name: string, form: FormData) {
  const known = draftToken(request);
  const token = known ?? newDraftToken();
  const key = draftKey(token, name);
  const draft = known ? await loadDraft(key) : null;
  return {
    image: draft?.image ?? null,
    /** Keeps what was typed, and the picture; returns the headers with the draft's cookie. */
    async keep(image: KeptImage | null) {
      await saveDraft(key, { fields: draftFields(form), image });
      return { "Set-Cookie": draftCookie(token) };
    },
    /** Forgets it, unless it is another tab's, which is still to be sent. */
    async discard() {
      const submissionId = form.get("submission_id");
      const isOfThisForm = draft && (draft.fields.submission_id ?? submissionId) === submissionId;
      if (isOfThisForm && (!draft.image || isShown(form, draft.image))) await discardDraft(key);
    },
  };
}

/** Forgets the kept forms of whoever asks, if there are any. Returns the header that forgets their token, too. */
export async function forgetDrafts(request: Request): Promise<{ "Set-Cookie": string }> {
  const token = draftToken(request);
  if (token) await Promise.all(kinds.map(({ name }) => discardDraft(draftKey(token, name))));
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

function keptImage({ file_name, file_type, file_base64 }: DraftRow): KeptImage | null {
  const known = Object.entries(contentTypes).find(([, type]) => type === file_type);
  if (!known || !file_base64) return null;
  const [extension, type] = known as [CleanImage["extension"], string];
  return {
    name: file_name ?? "",
    type,
    extension,
    bytes: new Uint8Array(Buffer.from(file_base64, "base64")),
  };
}
