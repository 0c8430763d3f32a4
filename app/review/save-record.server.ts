import { randomUUID } from "node:crypto";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { isQuick, listOf } from "#app/content/dashboard-address.ts";
import type { ServerKind } from "#app/content/kind.ts";
import { createRecord, recordById, removeUnusedImage, updateRecord } from "#app/content/records.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm, submissionIdOf } from "#app/lib/form-body.server.ts";
import { log } from "#app/lib/log.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import type { CleanImage } from "#app/pictures/image.server.ts";
import { ImageRefused } from "#app/pictures/image-refused.ts";
import { removeImage, storeImage } from "#app/pictures/storage.server.ts";
import { chosenImage } from "./chosen-image.server.ts";
import type { Conflict } from "./conflict.ts";
import { mailDecision } from "./decision-mail.server.ts";
import {
  type DraftKind,
  discardDraft,
  loadDraft,
  newDraftToken,
  postedDraftToken,
  saveDraft,
} from "./draft.server.ts";
import { conflictOf } from "./record-conflict.server.ts";

/** What a form is given back where it could not be saved; everything typed is in `result`. */
export type Refusal = {
  result: SubmissionResult<string[]>;
  /** The version of the record that the form now stands on. */
  updatedAt: string;
  /** The image of this try, kept for the next. */
  draft: string;
  kept: { name: string; size: number } | null;
  conflict: Conflict | null;
  /** Where somebody has deleted the record: the id of the form that adds it anew. */
  anew: string | null;
};

type Post = { request: Request; url: URL; session: Session; id?: string | undefined };

/**
 * Takes the form of a new record, or of the one with `id`: writes it and goes back to the list with the success
 * message; or returns the form with what is wrong (400, 413, 415, 503), with what somebody else has changed (409),
 * or to be added anew where the record does not exist any more (404).
 */
export async function saveContent(kind: ServerKind, { request, url, session, id }: Post) {
  const { supabase, member } = session;
  if (!member) throw new Response(null, { status: 403 });
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const wording = isQuick(url) ? "quick" : "normal";
  const draftToken = postedDraftToken(form, "draft");

  const draft = kind.image && draftToken ? await loadDraft(draftToken) : null;
  const { image, file, refused } = kind.image
    ? await chosenImage(form, kind.name as DraftKind, draft)
    : { image: null, file: null, refused: null };
  const submission = parseForm(form, kind.schema[wording]);

  const refuse = async (
    status: number,
    errors: Errors = {},
    now: { conflict: Conflict; updatedAt: string; imageUrl: string | null } | null = null,
  ) => {
    const refusal: Refusal = {
      result: submission.reply(withHeadlines(errors, submission, kind)),
      updatedAt: now?.updatedAt ?? text("updated_at"),
      draft: await keepImage(kind, draftToken, file),
      kept: file && { name: file.name, size: file.size },
      conflict: now?.conflict ?? null,
      anew: status === 404 ? randomUUID() : null,
    };
    const typed = refusal.result.initialValue;
    if (now && typed && "image_url" in typed) typed.image_url = now.imageUrl ?? "";
    // The stored image went with its record.
    if (status === 404 && String(typed?.image_url).startsWith("/files/")) delete typed?.image_url;
    return data(refusal, { status });
  };

  const imageProblem = refused?.message ?? missingImage(kind, wording, image, text("image_url"));
  if (submission.status !== "success" || imageProblem)
    return refuse(refused?.status ?? 400, { fieldErrors: imageProblem ? { image: [imageProblem] } : {} });

  let stored: string | null = null;
  try {
    const { image: _, ...columns } = submission.value as Record<string, unknown>;
    if (image && kind.image) stored = await storeImage(supabase, kind.image.bucket, member.id, image);
    const row = { ...columns, ...(stored && { image_url: stored }) };
    const saved = id
      ? await change(supabase, kind, { id, updatedAt: text("updated_at") }, row)
      : await add(supabase, kind, row, submissionIdOf(form));
    if (!saved) {
      await removeImage(supabase, stored);
      const now = await conflictOf(supabase, kind, id ?? "", columns);
      if (!now) return await refuse(404);
      // Posted twice: what was typed is what is saved.
      if (image || now.conflict.differences.length > 0) return await refuse(409, {}, now);
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    await removeImage(supabase, stored);
    if (error instanceof ImageRefused)
      return refuse(error.status, { fieldErrors: { image: [error.message] } });
    log.error({ err: error }, kind.saveFailed);
    return refuse(503, { formErrors: [kind.saveFailed] });
  }
  if (draftToken) await discardDraft(draftToken);
  const title = id ? kind.updated : kind.created[wording];
  return redirectWithToast(listOf(kind, url), { kind: "success", title });
}

type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> };

async function add(supabase: Supabase, kind: ServerKind, row: object, submissionId: string) {
  const values = { ...row, ...kind.added } as never;
  await createRecord(supabase, kind.table, values, submissionId);
  return true;
}

/** Changes a record; an image it shows no more goes. A form with the status may decide what waits: its sender hears of it. */
async function change(
  supabase: Supabase,
  kind: ServerKind,
  version: { id: string; updatedAt: string },
  row: { title?: string; image_url?: string | null; status?: string },
) {
  const before = await recordById(supabase, kind.table, version.id);
  const saved = await updateRecord(supabase, kind.table, version, row as never);
  const old = before && "image_url" in before ? before.image_url : null;
  if (saved && old && old !== row.image_url) await removeUnusedImage(supabase, old);
  const { title = "", status: decision } = row;
  if (saved && decision !== before?.status && (decision === "approved" || decision === "rejected"))
    void mailDecision(supabase, { item_type: kind.name, item_id: version.id, decision }, title);
  return saved;
}

function missingImage(
  kind: ServerKind,
  wording: "normal" | "quick",
  image: CleanImage | null,
  address: string,
): string | null {
  if (!kind.image?.required || image || address.trim() !== "") return null;
  return kind.image.required[wording];
}

/** The messages, below the headlines that belong to them. */
function withHeadlines(errors: Errors, submission: Submission<object>, kind: ServerKind): Errors {
  const wrong = submission.status === "success" ? {} : submission.error;
  const messages = Object.values({ ...wrong, ...errors.fieldErrors }).flatMap((said) => said ?? []);
  const headlines = messages.flatMap((message) => kind.headlines[message] ?? []);
  return { ...errors, formErrors: [...(errors.formErrors ?? []), ...new Set(headlines)] };
}

/** Keeps the image under the form's own token, so that a second form loses nothing. */
async function keepImage(kind: ServerKind, known: string | null, file: File | null): Promise<string> {
  if (!file) return "";
  const token = known ?? newDraftToken();
  await saveDraft(token, { kind: kind.name as DraftKind, fields: {}, file, keepFile: false });
  return token;
}
