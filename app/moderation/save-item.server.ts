import type { Submission } from "@conform-to/react";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { FormColumns, ServerKind } from "#app/content/kind.server.ts";
import { removeUnusedImages } from "#app/content/records.server.ts";
import { ImageRefused } from "#app/images/image-refused.ts";
import { isStoredAs, removeImage, storeImage } from "#app/images/storage.server.ts";
import { log } from "#app/lib/log.server.ts";
import { missingWord } from "#app/lib/parse-form.ts";
import { tooManyRequests } from "#app/lib/rate-limit.server.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { chosenImage } from "./chosen-image.server.ts";
import type { Conflict } from "./conflict.ts";
import type { KeptImage } from "./draft.server.ts";

const say = sentencesOf("wrong");

type FieldErrors = Record<string, string[]>;

/** `imageUrl` is the picture that the form continues with. */
export type ItemNow = { conflict: Conflict; updatedAt: string; imageUrl: string | null };

/** `errors` are sentences, which `replyTo` says; `image` is to be kept for the next try. */
export type Refused = {
  status: number;
  headers?: { "Retry-After": string };
  errors: { formErrors?: string[]; fieldErrors?: FieldErrors };
  image: KeptImage | null;
  now: ItemNow | null;
};

/** After a day, or because another tab has kept another one. */
const imageLost = say("send.lost");

type Post = {
  supabase: Supabase;
  /** Who waits for the picture to be checked: an address, or a member's id. */
  sender: string;
  kind: ServerKind;
  form: FormData;
  submission: Submission<FormColumns, string[], FormColumns>;
  problems: FieldErrors | null | undefined;
  kept: KeptImage | null | undefined;
  imageMissing: string | null;
  failed: string;
};

/** With `values` where only the picture is missing: an earlier post may have done it all. */
export type Received = { image: KeptImage | null; isLost: boolean } & (
  | { values: FormColumns | null; refused: Refused }
  | { values: FormColumns; refused: null }
);

export async function receiveForm(post: Post): Promise<Received> {
  const { kind, form, submission, problems } = post;
  const { image, refused } = kind.image
    ? await chosenImage(form, post.kept, post.sender)
    : { image: null, refused: null };
  const isLost =
    kind.image !== null && !image && !refused && !!form.get("kept_file") && !form.has("remove_file");
  const refuse = (values: FormColumns | null, status: number, fieldErrors: FieldErrors) => {
    const errors = { fieldErrors: { ...problems, ...fieldErrors } };
    return { image, isLost, values, refused: { status, errors, image, now: null } };
  };

  // A button of the form, such as for one row more.
  if (!submission.status)
    return refuse(null, refused?.status ?? 200, refused ? { image: [refused.message] } : {});
  const imageProblem = refused?.message ?? (image ? null : isLost ? imageLost : post.imageMissing);
  const says = imageProblem === post.imageMissing ? missingWord("image") : [];
  const ofImage: FieldErrors = imageProblem ? { image: [imageProblem, ...says] } : {};
  if (submission.status !== "success" || problems || refused)
    return refuse(null, refused?.status ?? 400, ofImage);
  const values = submission.value;
  try {
    const wrong = await kind.check?.(post.supabase, values);
    if (imageProblem) return refuse(wrong ? null : values, 400, ofImage);
    if (wrong) return refuse(null, 400, wrong);
    return { image, isLost, values, refused: null };
  } catch (error) {
    return { image, isLost, values: null, refused: refusedBy(error, image, post.failed) };
  }
}

/** The address of a sent picture, which is `before` where it is the same; null where none was sent. Throws ImageRefused. */
export async function storeChosen(
  supabase: Supabase,
  { image: rules }: ServerKind,
  memberId: string,
  image: KeptImage | null,
  before: string | null = null,
): Promise<string | null> {
  if (!image || !rules) return null;
  if (await isStoredAs(supabase, before, image.bytes)) return before;
  return storeImage(supabase, rules.bucket, memberId, image);
}

/** Of the pictures of this post (`chosen`), the row (`shown`) and before, keeps `shown` alone. Never throws. */
export async function keepPicture(
  supabase: Supabase,
  shown: string | null,
  { chosen, before }: { chosen: string | null; before: string | null },
): Promise<void> {
  if (chosen !== shown && chosen !== before) await removeImage(supabase, chosen);
  if (before && before !== shown) await removeUnusedImages(supabase, [before]);
}

const overLimit: Record<string, string> = {
  submission_limit: say("send.submissions"),
  edit_limit: say("send.edits"),
};

/** Why a step failed. Throws a Response on. */
export function refusedBy(error: unknown, image: KeptImage | null, failed: string): Refused {
  if (error instanceof Response) throw error;
  if (error instanceof ImageRefused)
    return { status: error.status, errors: { fieldErrors: { image: [error.message] } }, image, now: null };
  const cause = error instanceof Error ? (error.cause as { message?: string } | undefined) : undefined;
  // The limit covers 24 hours, so some of it is soon free again.
  const tooOften = overLimit[cause?.message ?? ""];
  if (tooOften) return { ...tooManyRequests(3600), errors: { formErrors: [tooOften] }, image, now: null };
  if (cause?.message === "taken_down")
    return { status: 409, errors: { fieldErrors: { image: [say("send.takenDown")] } }, image, now: null };
  log.error({ err: error }, sentenceIn("en", failed));
  return { status: 503, errors: { formErrors: [failed] }, image, now: null };
}
