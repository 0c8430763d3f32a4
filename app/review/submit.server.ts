import { isDeepStrictEqual } from "node:util";
import { data, redirect } from "react-router";
import { may } from "#app/accounts/roles.ts";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { submitRecord, submittedRecord, uuidOf } from "#app/content/records.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { daysLeft } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { submissionIdOf } from "#app/lib/form-body.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limit, tooMany } from "#app/lib/rate-limit.server.ts";
import type { CleanImage } from "#app/pictures/image.server.ts";
import { ImageRefused } from "#app/pictures/image-refused.ts";
import { isStoredAs, removeImage, storeImage } from "#app/pictures/storage.server.ts";
import { checkSubmission, imageRequired } from "./check-submission.ts";
import { chosenImage } from "./chosen-image.server.ts";
import {
  discardDraft,
  draftCookie,
  draftFields,
  draftKey,
  draftToken,
  fileMark,
  loadDraft,
  newDraftToken,
  saveDraft,
  shownFile,
} from "./draft.server.ts";
import { type SubmissionKindName, submissionKinds } from "./submission-kinds.ts";
import { writers } from "./writers.server.ts";

type Post = { session: Session; request: Request; kind: SubmissionKindName; form: FormData };

/** After a day, or where another tab has kept another one since. */
const imageLost = "This image is no longer kept. Please choose it again.";
/** Often last year's number. Not a rule of the schema: the clock of a phone may be wrong, and an edit may leave it. */
const deadlinePassed = "This day has passed. Choose today or a later day.";

/**
 * Takes a submission: checks it, and
 * - puts it before the reviewers (redirect with the success message) for a member;
 * - keeps it, the file too, and asks to sign in (redirect) for a visitor;
 * - keeps it and returns the messages (400, 413, 415, 429 or 503) where something is wrong, with the form's own id and
 *   what is kept of its file: the page of this answer cannot ask for it by a cookie that only this answer brings.
 */
export async function submit({ session, request, kind, form }: Post) {
  const { supabase, member } = session;
  const submission = checkSubmission(kind, form);
  const submissionId = submissionIdOf(form);
  // What a visitor sends is kept, so it is counted like the files that are kept while they fill in the form.
  const allowed = member ? null : await limit("draft", clientAddress(request));
  if (allowed?.allowed === false) {
    const formErrors = ["Too many forms from your network. Please wait a little and try again."];
    return data(
      { kind, submissionId, kept: undefined, result: submission.reply({ formErrors }) },
      tooMany(allowed.retryAfter),
    );
  }
  const draft = await openDraft(request, kind, form);
  const { image, file, refused } = await chosenImage(form, kind, draft.current);
  const refuse = async ({ status, headers, ...errors }: Refusal) =>
    data(
      { kind, submissionId, kept: file && (await shown(kind, file)), result: submission.reply(errors) },
      { status, headers: { ...headers, ...(await draft.save(file)) } },
    );
  const isLost = !image && !refused && !!form.get("kept_file") && !form.has("remove_file");
  const imageProblem = refused?.message ?? (isLost ? imageLost : image ? null : imageRequired[kind]);
  const isTooLate = kind === "job" && daysLeft(String(form.get("expires_at")), new Date()) < 0;
  // Whether a member's image is lost, or went into the submission with the first post of this form, is seen below.
  if (submission.status !== "success" || isTooLate || (imageProblem && !(isLost && member))) {
    const fieldErrors = {
      ...(imageProblem && { image: [imageProblem] }),
      ...(isTooLate && { expires_at: [deadlinePassed] }),
    };
    return refuse({ status: refused?.status ?? 400, fieldErrors });
  }
  if (!member || !may(member.role, "submit"))
    return redirect(`/submit?tab=${kind}&sign-in=1`, { status: 303, headers: await draft.save(file) });

  const posted = { supabase, kind, values: submission.value, form };
  const refusal = await handIn({ ...posted, userId: member.id, image, isLost });
  if (refusal) return refuse(refusal);
  // What is kept of another kind, or in another tab, is still to be sent.
  if (draft.isOfThisForm && !isLost) await discardDraft(draft.key);
  return redirectWithToast(submissionKinds[kind].list, {
    kind: "success",
    title: submissionKinds[kind].submitted,
    text: "We read everything before it is published. Your profile shows what becomes of it.",
  });
}

const shown = async (kind: SubmissionKindName, file: File) =>
  shownFile(kind, { name: file.name, size: file.size, mark: fileMark(await file.bytes()) });

/** Why a form comes back. */
type Refusal = {
  status: number;
  fieldErrors?: { image?: string[]; expires_at?: string[] };
  formErrors?: string[];
  headers?: { "Retry-After": string };
};

/** The visitor's draft of this kind, and what may be done with it. */
async function openDraft(request: Request, kind: SubmissionKindName, form: FormData) {
  const known = draftToken(request);
  const token = known ?? newDraftToken();
  const key = draftKey(token, kind);
  const current = known ? await loadDraft(key) : null;
  const submissionId = form.get("submission_id");
  return {
    key,
    current,
    isOfThisForm: current && (current.fields.submission_id ?? submissionId) === submissionId,
    /** Keeps what was typed and the image; returns the headers with the draft's cookie. */
    async save(file: File | null) {
      await saveDraft(key, { kind, fields: draftFields(form), file, keepFile: false });
      return { "Set-Cookie": draftCookie(token) };
    },
  };
}

type Posted = { supabase: Supabase; kind: SubmissionKindName; values: unknown; form: FormData };
type Writing = Posted & { userId: string; image: CleanImage | null };

/** Puts a submission before the reviewers, once. Returns why it is not taken; null where it is. */
async function handIn({ isLost, ...writing }: Writing & { isLost: boolean }): Promise<Refusal | null> {
  try {
    if (!isLost) await write(writing);
    else {
      const { row, isSame } = await earlierPost(writing);
      if (!row?.image_url || !isSame) return { status: 400, fieldErrors: { image: [imageLost] } };
    }
    return null;
  } catch (error) {
    return failure(error, writing.kind);
  }
}

/** Stores the image and writes the row; where the row is refused, the image goes again. */
async function write({ supabase, userId, kind, values, image, form }: Writing): Promise<void> {
  const { table, columns, bucket } = writers[kind];
  const submissionId = await unusedId({ supabase, kind, values, form }, image);
  if (!submissionId) return;
  const stored = image && bucket ? await storeImage(supabase, bucket, userId, image) : null;
  try {
    const row = await submitRecord(supabase, table, columns(values as never, stored), submissionId);
    // The same form, posted twice at once: the first one's row stands, and its image with it.
    if (row.image_url !== stored) await removeImage(supabase, stored);
  } catch (error) {
    await removeImage(supabase, stored);
    throw error;
  }
}

/**
 * The id to write a submission under; null where it is written already. A form that two tabs have from one draft may be
 * sent by both, with other words: then the second gets an id of its own, the same each time it is posted.
 */
async function unusedId(posted: Posted, image: CleanImage | null): Promise<string | null> {
  const submissionId = submissionIdOf(posted.form);
  const { row, isSame, words } = await earlierPost(posted);
  if (!row) return submissionId;
  const sameImage = image ? await isStoredAs(row.image_url, image.bytes) : !row.image_url;
  if (isSame && sameImage) return null;
  const mark = image && fileMark(image.bytes);
  const otherId = uuidOf(JSON.stringify([submissionId, words, mark]));
  return (await submittedRecord(posted.supabase, writers[posted.kind].table, otherId)) ? null : otherId;
}

/** What this form was posted for before, if it was, and whether with the same words. */
async function earlierPost({ supabase, kind, values, form }: Posted) {
  const { table, columns, formValues } = writers[kind];
  const row = await submittedRecord(supabase, table, submissionIdOf(form));
  const words = formValues(columns(values as never, null) as never);
  return { row, words, isSame: row !== null && isDeepStrictEqual(formValues(row as never), words) };
}

function failure(error: unknown, kind: SubmissionKindName): Refusal {
  const cause = error instanceof Error ? (error.cause as { message?: string } | undefined) : undefined;
  // The limit is of the last 24 hours: some of it is free again before long.
  if (cause?.message === "submission_limit")
    return { ...tooMany(3600), formErrors: ["You have sent 100 items today. Please go on tomorrow."] };
  log.error({ err: error }, "a submission could not be written");
  return {
    status: 503,
    formErrors: [error instanceof ImageRefused ? error.message : writers[kind].failed],
  };
}
