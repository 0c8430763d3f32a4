import { isDeepStrictEqual } from "node:util";
import { data, redirect } from "react-router";
import { may } from "#app/accounts/roles.ts";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { createdRecord, createRecord, uuidOf } from "#app/content/records.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { limit, tooMany } from "#app/lib/rate-limit.server.ts";
import { submissionIdOf } from "#app/lib/submission-id.server.ts";
import { isStoredAs } from "#app/pictures/storage.server.ts";
import { checkSubmission, imageRequired } from "./check-submission.ts";
import { imageMark, type KeptImage, openDraft, shownImage } from "./draft.server.ts";
import { saveItem } from "./save-item.server.ts";
import { type SubmissionKindName, submissionKinds } from "./submission-kinds.ts";
import { writers } from "./writers.server.ts";

type Post = { session: Session; request: Request; kind: SubmissionKindName; form: FormData };

/**
 * Takes a submission: checks it, and
 * - puts it before the reviewers (redirect with the success message) for a member;
 * - keeps it, the picture too, and asks to sign in (redirect) for a visitor;
 * - keeps it and returns the messages (400, 413, 415, 429 or 503) where something is wrong, with the form's own id and
 *   what is kept of its picture: the page of this answer cannot ask by a cookie that only this answer brings.
 */
export async function submit({ session, request, kind, form }: Post) {
  const { supabase, member } = session;
  const { table, columns, bucket, failed, checkNew } = writers[kind];
  const submission = checkSubmission(kind, form);
  const answer = { kind, submissionId: submissionIdOf(form) };
  // What a visitor sends is kept, so it is counted like the files that are kept while they fill in the form.
  const allowed = member ? null : await limit("draft", clientAddress(request));
  if (allowed?.allowed === false) {
    const formErrors = ["Too many forms from your network. Please wait a little and try again."];
    return data(
      { ...answer, kept: undefined, result: submission.reply({ formErrors }) },
      tooMany(allowed.retryAfter),
    );
  }
  const draft = await openDraft(request, { kind, name: kind, form });
  let { submissionId } = answer;
  const refused = await saveItem({
    supabase,
    memberId: member && may(member.role, "submit") ? member.id : null,
    form,
    submission,
    problems: checkNew?.(form),
    bucket,
    kept: draft.image,
    imageMissing: imageRequired[kind],
    async isDone(values, image, isLost) {
      const id = await unusedId({ supabase, kind, values, submissionId, image, isLost });
      submissionId = id ?? submissionId;
      return id === null;
    },
    async write(values, imageUrl) {
      const row = await createRecord(supabase, table, columns(values as never, imageUrl), submissionId);
      return { imageUrl: row.image_url ?? null };
    },
    failed,
  });
  if (refused) {
    const { status, errors, image } = refused;
    const headers = { ...refused.headers, ...(await draft.keep(image)) };
    if (status === 401) return redirect(`/submit?tab=${kind}&sign-in=1`, { status: 303, headers });
    const kept = image && shownImage(kind, image);
    return data({ ...answer, kept, result: submission.reply(errors) }, { status, headers });
  }
  await draft.discard();
  return redirectWithToast(submissionKinds[kind].list, {
    kind: "success",
    title: submissionKinds[kind].submitted,
    text: "We read everything before it is published. Your profile shows what becomes of it.",
  });
}

type Posted = {
  supabase: Supabase;
  kind: SubmissionKindName;
  values: unknown;
  submissionId: string;
  image: KeptImage | null;
  isLost: boolean;
};

/**
 * The id to write a submission under; null where it is written already. A form that two tabs have from one draft may be
 * sent by both, with other words: then the second gets an id of its own, the same each time it is posted.
 */
async function unusedId({ supabase, kind, values, submissionId, image, isLost }: Posted) {
  const { table, columns, formValues } = writers[kind];
  const earlier = await createdRecord(supabase, table, submissionId);
  if (!earlier) return submissionId;
  const words = formValues(columns(values as never, null) as never);
  // A kept picture that is lost may have gone into the earlier one.
  const sameImage = image
    ? await isStoredAs(earlier.image_url, image.bytes)
    : isLost === Boolean(earlier.image_url);
  if (sameImage && isDeepStrictEqual(formValues(earlier as never), words)) return null;
  const otherId = uuidOf(JSON.stringify([submissionId, words, image && imageMark(image.bytes)]));
  return (await createdRecord(supabase, table, otherId)) ? null : otherId;
}
