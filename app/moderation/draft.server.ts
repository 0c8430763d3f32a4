import { createHash, randomBytes } from "node:crypto";
import { parse } from "@conform-to/react";
import { z } from "zod";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { type CleanImage, contentTypes } from "#app/images/image.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { hostCookie, readCookie, setCookie } from "#app/lib/cookies.server.ts";
import { keyedHash } from "#app/lib/crypto.server.ts";
import { log } from "#app/lib/log.server.ts";
import { sentencesOf } from "#app/words/sentence.ts";

// Whoever holds the token has the draft, signed in or not; only the server may ask for it.

const fieldsSchema = z.record(z.string(), z.json());
type DraftFields = z.infer<typeof fieldsSchema>;

export type KeptImage = CleanImage & { name: string };
type Draft = { fields: DraftFields; image: KeptImage | null };

const seconds = 24 * 60 * 60;

/** The database does not answer, or has no room: both pass with time. */
export const draftUnavailable = { status: 503, headers: { "Retry-After": "30" } };

/** A member's forms, or the dashboard's editors. */
type DraftCookie = "draft" | "editor-draft";

export function draftToken(request: Request, name: DraftCookie = "draft"): string | null {
  return draftTokenIn(readCookie(request, hostCookie(name)));
}

/** `name` is the kind of a new item, or the id of an edited one. */
export function draftKey(token: string, name: string): string {
  return `${token}.${name}`;
}

export function newDraftToken(): string {
  return randomBytes(32).toString("base64url");
}

export function postedDraftToken(form: FormData, name: string): string | null {
  return draftTokenIn(form.get(name));
}

function draftTokenIn(value: unknown): string | null {
  return typeof value === "string" && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Identifies the picture that a form shows, so that it is never sent with another tab's. */
export function imageHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

export function shownImage(form: string, { name, bytes }: KeptImage) {
  const mark = imageHash(bytes);
  return { name, size: bytes.byteLength, mark, previewUrl: `/draft-file?form=${form}&mark=${mark}` };
}

export function isShown(form: FormData, { bytes }: KeptImage): boolean {
  const mark = form.get("kept_file");
  return mark === null || mark === imageHash(bytes);
}

export function draftCookie(token: string, name: DraftCookie = "draft"): string {
  return setCookie(hostCookie(name), token, { maxAge: seconds });
}

export function clearDraftCookie(name: DraftCookie = "draft"): string {
  return setCookie(hostCookie(name), "", { maxAge: 0 });
}

/** As the form's values, after what its own button asked for, such as one row more. */
export function draftFields(form: FormData): DraftFields {
  const texts = new FormData();
  for (const [name, value] of form) if (typeof value === "string") texts.append(name, value);
  return parse(texts, { resolve: () => ({}) }).payload as DraftFields;
}

/** For a day; without `image` the kept one stays. False where it cannot be kept: say so in the form. Never throws. */
export async function saveDraft(
  request: Request,
  token: string,
  { fields, image }: { fields: DraftFields; image?: KeptImage | null | undefined },
): Promise<boolean> {
  const server = await serverClient();
  const { error } = await server.rpc("save_draft", {
    token,
    fields,
    address_hash: keyedHash(`draft:${clientAddress(request)}`),
    keep_file: image === undefined,
    ...(image && {
      // The end of a long name has the extension.
      file_name: [...image.name].slice(-150).join(""),
      file_type: image.type,
      file_base64: Buffer.from(image.bytes).toString("base64"),
      ...(image.preview && { preview_base64: Buffer.from(image.preview).toString("base64") }),
    }),
  });
  if (error) log.warn({ err: error }, "a draft could not be kept");
  return !error;
}

/** Of a form that comes back as it was typed, but for its image. */
export function imageNotKept(form: FormData): string {
  const image = form.get("image");
  const hasImage = form.get("kept_file") || (image instanceof File && image.size > 0);
  return sentencesOf("wrong")("send.notKept", { image: hasImage ? "yes" : "no" });
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

/** As `loadDraft`, for a form that was sent, which must come back: undefined where the database does not answer. */
export async function findDraft(token: string | null): Promise<Draft | null | undefined> {
  return loadDraft(token).catch((error: unknown) => {
    log.warn({ err: error }, "a draft could not be read");
    return undefined;
  });
}

export async function openDraft(request: Request, name: string, form: FormData) {
  const known = draftToken(request);
  const token = known ?? newDraftToken();
  const key = draftKey(token, name);
  const draft = known ? await findDraft(key) : null;
  if (draft === undefined) return null;
  return {
    image: draft?.image ?? null,
    /** Returns the header that sets the draft's cookie; null where it could not be kept. */
    async keep(image: KeptImage | null) {
      const kept = await saveDraft(request, key, { fields: draftFields(form), image });
      return kept ? { "Set-Cookie": draftCookie(token) } : null;
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

function failure(what: string, { message }: { message: string }, status: number): Error | Response {
  return status === 0 || status >= 500
    ? new Response(null, draftUnavailable)
    : new Error(`${what}: ${message}`);
}

type DraftRow = Database["public"]["Functions"]["load_draft"]["Returns"][number];

function keptImage({ file_name, file_type, file_base64, preview_base64 }: DraftRow): KeptImage | null {
  const known = Object.entries(contentTypes).find(([, type]) => type === file_type);
  if (!known || !file_base64) return null;
  const [extension, type] = known as [CleanImage["extension"], string];
  return {
    name: file_name ?? "",
    type,
    extension,
    bytes: new Uint8Array(Buffer.from(file_base64, "base64")),
    preview: preview_base64 ? new Uint8Array(Buffer.from(preview_base64, "base64")) : null,
  };
}
