import { isDeepStrictEqual } from "node:util";
import type { SubmissionResult } from "@conform-to/react";
import { data, redirect } from "react-router";
import { may } from "#app/accounts/roles.ts";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { titleOf } from "#app/content/item-facts.ts";
import { columnsOf, type FormColumns } from "#app/content/kind.server.ts";
import type { MemberKind } from "#app/content/kinds.server.ts";
import { type Added, createdRecord, createRecord, uuidOf } from "#app/content/records.server.ts";
import { isStoredAs } from "#app/images/storage.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { submissionIdOf } from "#app/lib/form-body.server.ts";
import { withParameter } from "#app/lib/list-url.ts";
import { parseForm, replyTo } from "#app/lib/parse-form.ts";
import { limit, tooManyRequests } from "#app/lib/rate-limit.server.ts";
import { shownAddress } from "#app/lib/srcset.ts";
import { type Language, languageOf } from "#app/words/languages.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { translator } from "#app/words/translator.ts";
import {
  draftFields,
  draftUnavailable,
  imageHash,
  imageNotKept,
  openDraft,
  shownImage,
} from "./draft.server.ts";
import { fillIn, fillInErrors } from "./fill-in.server.ts";
import { pictureNotes, toastText } from "./picture-notes.server.ts";
import {
  keepPicture,
  type Received,
  type Refused,
  receiveForm,
  refusedBy,
  storeChosen,
} from "./save-item.server.ts";
import { storeVariantUploads } from "./variant-uploads.server.ts";

const say = sentencesOf("wrong");
const tooManyForms = say("send.tooMany");
/** Of a form that comes back although there were too many. */
const maxBytesLate = 64 * 1024;

/**
 * Counts a visitor's form, which is kept like a draft, before it is read: past the limit, in how many seconds it may be
 * sent again, else null. Throws a 429 Response for one that is too large to come back.
 */
export async function countForm({ member }: Session, request: Request): Promise<number | null> {
  const allowed = member ? null : await limit("draft", clientAddress(request));
  if (allowed?.allowed !== false) return null;
  const length = request.headers.get("Content-Length");
  if (!length || Number(length) > maxBytesLate)
    throw new Response(sentenceIn(languageOf(request), tooManyForms), tooManyRequests(allowed.retryAfter));
  return allowed.retryAfter;
}

type Post = {
  session: Session;
  request: Request;
  kind: MemberKind;
  form: FormData;
  /** As `countForm` gives it. */
  retryAfter: number | null;
  /** Where the form stands, and where its sender goes on. */
  formAddress: string;
  doneAddress: string;
};

/** Redirects a member with a message and a visitor to sign in, or returns the form with what is wrong. */
export async function submit({ session, request, kind, form, retryAfter, ...to }: Post) {
  const { supabase, member } = session;
  const { name, member: rules } = kind;
  const language = languageOf(request);
  // The answer's page cannot find the draft by a cookie that only this answer brings.
  const answer = { kind: name, submissionId: submissionIdOf(form) };
  if (retryAfter !== null) {
    const error = { "": [tooManyForms, imageNotKept(form)].map((said) => sentenceIn(language, said)) };
    const result = { status: "error", initialValue: draftFields(form), error } as SubmissionResult<string[]>;
    return data({ ...answer, kept: undefined, result }, tooManyRequests(retryAfter));
  }
  const memberId = member && may(member.role, "submit") ? member.id : null;
  const rowProblems = await storeVariantUploads(form, kind.image, { supabase, memberId }, () => false);
  const filled = await fillIn(kind, form, language);
  const submission = parseForm(form, rules.schema);
  const draft = await openDraft(request, name, form);
  if (!draft) {
    const formErrors = [kind.submitFailed, imageNotKept(form)];
    return data(
      { ...answer, kept: undefined, result: replyTo(submission, { formErrors }) },
      draftUnavailable,
    );
  }
  const problems = filled ? fillInErrors(filled) : (rowProblems ?? rules.checkNew?.(form));
  const sender = member?.id ?? clientAddress(request);
  const sent = { supabase, sender, kind, form, submission, problems, language, kept: draft.image };
  const { refused, notes, row } = await save({ ...sent, memberId, submissionId: answer.submissionId });
  if (refused) {
    const { errors, image } = refused;
    const cookie = await draft.keep(image);
    const headers = { ...(cookie ?? draftUnavailable.headers), ...refused.headers };
    if (refused.status === 401 && cookie)
      return redirect(withParameter(to.formAddress, "sign-in", "1"), { status: 303, headers });
    const status = refused.status === 401 ? 503 : filled?.problem ? 400 : refused.status;
    const signIn = status === refused.status ? [] : [say("send.signIn")];
    const formErrors = cookie
      ? errors.formErrors
      : [...(errors.formErrors ?? []), imageNotKept(form), ...signIn];
    const result = replyTo(submission, { ...errors, ...(formErrors && { formErrors }) });
    const kept = cookie && image && shownImage(name, image);
    return data({ ...answer, kept, result, notes: filled?.notes }, { status, headers });
  }
  await draft.discard();
  const t = translator(language, "submit");
  return redirectWithToast(to.doneAddress, {
    kind: "success",
    title: t("sent.title", { kind: name }),
    text: toastText([
      ...(row ? [t("sent.waiting", { title: titleOf(kind, row) })] : []),
      t("sent.notify"),
      ...notes,
    ]),
    ...(row?.image_url && { picture: shownAddress(row.image_url) }),
    links: [
      {
        label: t("sent.see"),
        href: `/dashboard/profile/submissions/${name}/${row?.id ?? answer.submissionId}`,
      },
      { label: t("sent.another"), href: to.formAddress },
    ],
  });
}

type Sent = Omit<Parameters<typeof receiveForm>[0], "imageMissing" | "failed"> & {
  kind: MemberKind;
  /** Null for a visitor, whose valid form is refused with 401. */
  memberId: string | null;
  submissionId: string;
  language: Language;
};

/** `notes`: what its sender should know of its pictures. `row` is null where it was written before. */
async function save({
  memberId,
  submissionId,
  language,
  ...post
}: Sent): Promise<{ refused: Refused | null; notes: string[]; row: Added | null }> {
  const { supabase, kind } = post;
  const failed = kind.submitFailed;
  const received = await receiveForm({ ...post, imageMissing: kind.member.imageRequired, failed });
  const { values, image, refused } = received;
  const nothingStored = Promise.resolve(null);
  // Stored while the database is asked, which spares a slow line one wait.
  const storing = memberId && !refused ? storeChosen(supabase, kind, memberId, image) : nothingStored;
  let shown: string | null = null;
  try {
    const [id, chosen] = await Promise.all([
      memberId && values && unusedId(kind, supabase, submissionId, { ...received, values }),
      storing,
    ]);
    if (memberId && values && !id) return { refused: null, notes: [], row: null };
    if (refused) return { refused, notes: [], row: null };
    if (!id) return { refused: { status: 401, errors: {}, image, now: null }, notes: [], row: null };
    const row = await createRecord(supabase, kind.table, columnsOf(kind, values, chosen), id);
    shown = row.image_url ?? null;
    return { refused: null, notes: await pictureNotes(supabase, kind.name, row, language), row };
  } catch (error) {
    return { refused: refusedBy(error, image, failed), notes: [], row: null };
  } finally {
    const chosen = await storing.catch(() => null);
    await keepPicture(supabase, shown, { chosen, before: null });
  }
}

/** Null where it is written already. Another tab's version of the draft gets a stable id of its own. */
async function unusedId(
  kind: MemberKind,
  supabase: Supabase,
  submissionId: string,
  { values, image, isLost }: Pick<Received, "image" | "isLost"> & { values: FormColumns },
): Promise<string | null> {
  const { table, member } = kind;
  const earlier = await createdRecord(supabase, table, submissionId);
  if (!earlier) return submissionId;
  const words = member.formValues(columnsOf(kind, values, null));
  // A lost picture may have gone into the earlier one.
  const sameImage = image
    ? await isStoredAs(supabase, earlier.image_url, image.bytes)
    : isLost === Boolean(earlier.image_url);
  if (sameImage && isDeepStrictEqual(member.formValues(earlier), words)) return null;
  const otherId = uuidOf(JSON.stringify([submissionId, words, image && imageHash(image.bytes)]));
  return (await createdRecord(supabase, table, otherId)) ? null : otherId;
}
