import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { plainCookie } from "#app/lib/cookies.server.ts";
import { type CleanImage, contentTypes } from "#app/pictures/image.server.ts";

// Whoever holds the token has the draft, signed in or not; only the server may ask for it.

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
type DraftFields = z.infer<typeof fieldsSchema>;

export type KeptImage = CleanImage & { name: string };
type Draft = { fields: DraftFields; image: KeptImage | null };

const seconds = 24 * 60 * 60;

/** A member's forms, or the dashboard's editors. */
type DraftCookie = "draft" | "editor-draft";

export function draftToken(request: Request, name: DraftCookie = "draft"): string | null {
  const cookies = request.headers.get("Cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})\\s*(?:;|$)`).exec(cookies)?.[1] ?? null;
}

/** `name` is the kind of a new item, or the id of an edited one. */
export function draftKey(token: string, name: string): string {
  return `${token}.${name}`;
}

export function newDraftToken(): string {
  return randomBytes(32).toString("base64url");
}

export function postedDraftToken(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Identifies the picture that a form shows, so that it is never sent with another tab's. */
export function imageMark(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

export function shownImage(form: string, { name, bytes }: KeptImage) {
  const mark = imageMark(bytes);
  return { name, size: bytes.byteLength, mark, previewUrl: `/draft-file?form=${form}&mark=${mark}` };
}

/** A form without the field takes whatever is kept. */
export function isShown(form: FormData, { bytes }: KeptImage): boolean {
  const mark = form.get("kept_file");
  return mark === null || mark === imageMark(bytes);
}

export function draftCookie(token: string, name: DraftCookie = "draft"): string {
  return plainCookie(name, token, seconds);
}

export function clearDraftCookie(name: DraftCookie = "draft"): string {
  return plainCookie(name, "", 0);
}

export function draftFields(form: FormData): DraftFields {
  const fields: DraftFields = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === "string");
    const [first] = values;
    if (first !== undefined && !name.startsWith("__")) fields[name] = values.length === 1 ? first : values;
  }
  return fields;
}

/** Kept for a day; without `image` the kept one stays. Throws a 503 Response where the database is away or full. */
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
      // The end of a long name has the extension.
      file_name: [...image.name].slice(-150).join(""),
      file_type: image.type,
      file_base64: Buffer.from(image.bytes).toString("base64"),
    }),
  });
  if (error) throw failure("The draft was not kept", error, status);
}

/** Throws a 503 Response where the database does not answer. */
export async function loadDraft(token: string | null): Promise<Draft | null> {
  if (!token) return null;
  const server = await serverClient();
  const { data, error, status } = await server.rpc("load_draft", { token });
  if (error) throw failure("The draft could not be read", error, status);
  const [row] = data;
  const fields = fieldsSchema.safeParse(row?.fields);
  return row && fields.success ? { fields: fields.data, image: keptImage(row) } : null;
}

export async function openDraft(request: Request, name: string, form: FormData) {
  const known = draftToken(request);
  const token = known ?? newDraftToken();
  const key = draftKey(token, name);
  const draft = known ? await loadDraft(key) : null;
  return {
    image: draft?.image ?? null,
    /** Returns the header that sets the draft's cookie. */
    async keep(image: KeptImage | null) {
      await saveDraft(key, { fields: draftFields(form), image });
      return { "Set-Cookie": draftCookie(token) };
    },
    /** Leaves alone what another tab has still to send. */
    async discard() {
      const submissionId = form.get("submission_id");
      const isOfThisForm = draft && (draft.fields.submission_id ?? submissionId) === submissionId;
      if (isOfThisForm && (!draft.image || isShown(form, draft.image))) await discardDraft(key);
    },
  };
}

/** Forgets all drafts of this visitor. Returns the header that clears the cookie. */
export async function forgetDrafts(request: Request): Promise<{ "Set-Cookie": string }> {
  const token = draftToken(request);
  if (token) await Promise.all(kinds.map(({ name }) => discardDraft(draftKey(token, name))));
  return { "Set-Cookie": clearDraftCookie() };
}

export async function discardDraft(token: string | null): Promise<void> {
  if (!token) return;
  const server = await serverClient();
  const { error, status } = await server.rpc("discard_draft", { token });
  if (error) throw failure("The draft was not removed", error, status);
}

/** No answer and no room for more drafts both pass with time. */
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
    preview: null,
  };
}
