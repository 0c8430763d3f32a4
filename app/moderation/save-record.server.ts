import { randomUUID } from "node:crypto";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { lastChange } from "#app/accounts/audit-log.server.ts";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { isQuick, listOf } from "#app/content/dashboard-address.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { createdRecord, createRecord, recordById, updateRecord } from "#app/content/records.server.ts";
import { parseFileAddress } from "#app/images/address.ts";
import { isGone } from "#app/images/storage.server.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm, submissionIdOf } from "#app/lib/form-body.server.ts";
import { parseForm, replyTo } from "#app/lib/parse-form.ts";
import { type Conflict, differences } from "./conflict.ts";
import { mailDecision } from "./decision-mail.server.ts";
import {
  discardDraft,
  imageNotKept,
  type KeptImage,
  loadDraft,
  newDraftToken,
  postedDraftToken,
  saveDraft,
} from "./draft.server.ts";
import { fillIn, fillInErrors } from "./fill-in.server.ts";
import { pictureNotes, toastText } from "./picture-notes.server.ts";
import {
  type ItemNow,
  keepPicture,
  type Refused,
  receiveForm,
  refusedBy,
  storeChosen,
} from "./save-item.server.ts";
import { storeVariantUploads } from "./variant-uploads.server.ts";

/** A form that was not saved; what was typed is in `result`. */
export type RefusedRecord = {
  result: SubmissionResult<string[]>;
  updatedAt: string;
  /** The token of the kept image; "" where there is none. */
  draft: string;
  kept: { name: string; size: number } | null;
  conflict: Conflict | null;
  /** If the record was deleted: the id of a form that adds it again. */
  anew: string | null;
  /** Of what a file has filled in. */
  notes?: string[] | undefined;
};

/** Admins may read and use whatever is stored here. */
const anyPicture = (address: string) => parseFileAddress(address) !== null;

type Post = { request: Request; url: URL; session: Session; id?: string | undefined };
type Columns = { title?: string; image_url?: string | null; status?: string; image?: unknown };

export async function saveContent(kind: ServerKind, { request, url, session, id }: Post) {
  const { supabase, member } = session;
  if (!member) throw new Response(null, { status: 403 });
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const wording = isQuick(url) ? "quick" : "normal";
  const draft = postedDraftToken(form, "draft");
  const submissionId = submissionIdOf(form);
  const rowProblems = await storeVariantUploads(
    form,
    kind.image,
    { supabase, memberId: member.id },
    anyPicture,
  );
  const filled = id ? null : await fillIn(kind, form);
  const problems = filled ? fillInErrors(filled) : rowProblems;
  const submission = parseForm(form, kind.schema[wording]);
  const required = text("image_url").trim() === "" ? kind.image?.required?.[wording] : null;
  const kept = kind.image && draft ? (await loadDraft(draft))?.image : null;
  const post = { supabase, sender: member.id, kind, form, submission, problems, kept };
  const refused = await save(
    { id, memberId: member.id, updatedAt: text("updated_at"), submissionId },
    { ...post, imageMissing: required ?? null, failed: kind.saveFailed },
  );
  if (refused) {
    const token = await keepImage(request, draft, refused.image);
    const { formErrors = [], fieldErrors } = withHeadlines(refused.errors, submission, kind);
    const said = token === null ? [...formErrors, imageNotKept(form)] : formErrors;
    const result = replyTo(submission, { formErrors: said, ...(fieldErrors && { fieldErrors }) });
    const refusal = refusalOf({ refused, result, draft: token, updatedAt: text("updated_at") });
    return data<RefusedRecord>(
      { ...refusal, notes: filled?.notes },
      { status: filled?.problem ? 400 : refused.status },
    );
  }
  if (draft) await discardDraft(draft);
  const title = id ? kind.updated : kind.created[wording];
  const saved = id ? recordById(supabase, kind.table, id) : createdRecord(supabase, kind.table, submissionId);
  const row = await saved.catch(() => null);
  const notes = row ? await pictureNotes(supabase, kind.name, row) : [];
  return redirectWithToast(listOf(kind, url), { kind: "success", title, text: toastText(notes) });
}

type Target = { id: string | undefined; memberId: string; updatedAt: string; submissionId: string };

async function save(
  { id, memberId, updatedAt, submissionId }: Target,
  post: Parameters<typeof receiveForm>[0],
): Promise<Refused | null> {
  const { supabase, kind, failed } = post;
  const { values, image, refused } = await receiveForm(post);
  let chosen: string | null = null;
  let before: string | null = null;
  try {
    if (values && !id && (await createdRecord(supabase, kind.table, submissionId))) return null;
    if (refused) return refused;
    const record = await recordById(supabase, kind.table, id);
    before = record && "image_url" in record ? record.image_url : null;
    chosen = await storeChosen(supabase, kind, memberId, image, before);
    const { image: _, ...typed } = values as Columns;
    const row = { ...typed, ...(chosen && { image_url: chosen }) };
    if (!id) {
      const columns = { ...row, ...kind.adminDefaults };
      const added = await createRecord(supabase, kind.table, columns, submissionId);
      await keepPicture(supabase, added.image_url ?? null, { chosen, before });
      return null;
    }
    if (await updateRecord(supabase, kind.table, { id, updatedAt }, row)) {
      await keepPicture(supabase, row.image_url ?? null, { chosen, before });
      if (record) await mailIfDecided(supabase, kind, record, row);
      return null;
    }
    const isNew = chosen !== null && chosen !== before;
    const now = await conflictOf(supabase, kind, id, isNew ? typed : row);
    // Posted twice: it is saved already.
    if (now && !isNew && now.conflict.differences.length === 0) {
      await keepPicture(supabase, chosen ?? now.imageUrl, { chosen, before });
      return null;
    }
    await keepPicture(supabase, before, { chosen, before });
    return { status: now ? 409 : 404, errors: {}, image, now };
  } catch (error) {
    await keepPicture(supabase, before, { chosen, before });
    return refusedBy(error, image, failed);
  }
}

async function mailIfDecided(
  supabase: Supabase,
  { name: type }: ServerKind,
  before: { id: string; slug: string; user_id: string | null; status: string },
  { title = "", status }: Columns,
): Promise<void> {
  if (!before.user_id || status === before.status || (status !== "approved" && status !== "rejected")) return;
  const { data: email } = await supabase.rpc("mail_recipient", { member: before.user_id });
  mailDecision({ type, original: before.id, slug: before.slug, title, email }, status, undefined);
}

async function conflictOf(
  supabase: Supabase,
  kind: ServerKind,
  id: string,
  typed: Columns,
): Promise<ItemNow | null> {
  const row = await recordById(supabase, kind.table, id);
  if (!row) return null;
  const saved = "image_url" in row ? row.image_url : null;
  // A picture that another save replaced is gone for good.
  const imageUrl = (await isGone(supabase, typed.image_url)) ? saved : (typed.image_url ?? null);
  const form = "image_url" in typed ? { ...typed, image_url: imageUrl } : typed;
  const by = (await lastChange(supabase, [kind.name], id))?.by ?? "Someone";
  const differing = differences(kind.formValues(row), kind.formValues(form));
  const at = row.updated_at;
  return { conflict: { by, at, ago: formatRelative(at), differences: differing }, updatedAt: at, imageUrl };
}

type Try = {
  refused: Refused;
  result: SubmissionResult<string[]>;
  draft: string | null;
  updatedAt: string;
};

function refusalOf({ refused, result, draft, updatedAt }: Try): RefusedRecord {
  const { status, image, now } = refused;
  const typed = result.initialValue;
  if (now && typed && "image_url" in typed) typed.image_url = now.imageUrl ?? "";
  // The stored image went with its record.
  if (status === 404 && String(typed?.image_url).startsWith("/files/")) delete typed?.image_url;
  return {
    result,
    updatedAt: now?.updatedAt ?? updatedAt,
    draft: draft ?? "",
    kept: draft && image ? { name: image.name, size: image.bytes.byteLength } : null,
    conflict: now?.conflict ?? null,
    anew: status === 404 ? randomUUID() : null,
  };
}

function withHeadlines(errors: Refused["errors"], submission: Submission<object>, kind: ServerKind) {
  const wrong = submission.status === "error" ? submission.error : {};
  const messages = Object.values({ ...wrong, ...errors.fieldErrors }).flatMap((said) => said ?? []);
  const headlines = messages.flatMap((message) => kind.headlines[message] ?? []);
  return { ...errors, formErrors: [...(errors.formErrors ?? []), ...new Set(headlines)] };
}

async function keepImage(
  request: Request,
  known: string | null,
  image: KeptImage | null,
): Promise<string | null> {
  if (!image) return "";
  const token = known ?? newDraftToken();
  return (await saveDraft(request, token, { fields: {}, image })) ? token : null;
}
