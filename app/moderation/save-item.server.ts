import type { Submission } from "@conform-to/react";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { FormColumns, ServerKind } from "#app/content/kind.server.ts";
import type { Bucket } from "#app/images/address.ts";
import { ImageRefused } from "#app/images/image-refused.ts";
import { isStoredAs, removeImage, storeImage } from "#app/images/storage.server.ts";
import { log } from "#app/lib/log.server.ts";
import { stillMissing } from "#app/lib/parse-form.ts";
import { tooMany } from "#app/lib/rate-limit.server.ts";
import { chosenImage } from "./chosen-image.server.ts";
import type { Conflict } from "./conflict.ts";
import { notifyAndCleanUp } from "./decide.server.ts";
import type { SubmitterMail } from "./decision-mail.server.ts";
import type { KeptImage } from "./draft.server.ts";

type FieldErrors = Record<string, string[]>;

/** What differs between a member who submits, the owner of an item and an admin. */
type Saving = {
  supabase: Supabase;
  /** Whose folder takes the picture; null for a visitor, whose valid form is refused with 401. */
  memberId: string | null;
  /** Who waits for the picture to be checked: an address, or a member's id. */
  sender: string;
  form: FormData;
  submission: Submission<FormColumns, string[], FormColumns>;
  problems?: FieldErrors | null | undefined;
  check: ServerKind["check"];
  /** Null for a kind without pictures. */
  bucket: Bucket | null;
  kept: KeptImage | null | undefined;
  /** The message; null where a picture is optional. */
  imageMissing: string | null;
  /** The address of the item's present picture. */
  imageNow?: () => Promise<string | null>;
  /** Whether an earlier post of this form did it all; `isLost`: its kept picture is gone. */
  isDone?: (values: FormColumns, image: KeptImage | null, isLost: boolean) => Promise<boolean>;
  /** `chosenUrl` is null where no picture was chosen. Throws an Error whose cause is the database's. */
  write: (values: FormColumns, chosenUrl: string | null) => Promise<Written>;
  failed: string;
};

/** The row's picture, and whom to mail; or somebody else has deleted (404) or changed (409) the item. */
type Written =
  | { imageUrl: string | null; mails?: SubmitterMail[] }
  | { status: 404 }
  | { status: 409; now: ItemNow };

/** `imageUrl` is the picture that the form continues with. */
export type ItemNow = { conflict: Conflict; updatedAt: string; imageUrl: string | null };

/** `image` is to be kept for the next try. */
export type Refused = {
  status: number;
  headers?: { "Retry-After": string };
  errors: { formErrors?: string[]; fieldErrors?: FieldErrors };
  image: KeptImage | null;
  now: ItemNow | null;
};

/** After a day, or because another tab has kept another one. */
const imageLost = "We no longer have this image. Please choose it again.";

/** Null where it is saved. A picture whose row is not written is removed again. */
export async function saveItem(saving: Saving): Promise<Refused | null> {
  const { supabase, memberId, form, submission, problems, bucket } = saving;
  const { image, refused } = bucket
    ? await chosenImage(form, saving.kept, saving.sender)
    : { image: null, refused: null };
  const refuse = (status: number, errors: Refused["errors"] = {}, now: ItemNow | null = null): Refused => ({
    status,
    errors,
    image,
    now,
  });

  // A button of the form, such as for one row more.
  if (!submission.status) {
    const fieldErrors = { ...problems, ...(refused && { image: [refused.message] }) };
    return refuse(refused?.status ?? 200, { fieldErrors });
  }

  const isLost = bucket !== null && !image && !refused && !!form.get("kept_file") && !form.has("remove_file");
  const imageProblem = refused?.message ?? (image ? null : isLost ? imageLost : saving.imageMissing);
  let stored: string | null = null;
  let imageNow: string | null = null;
  let written: Written;
  try {
    const values = submission.status === "success" && !problems && !refused ? submission.value : null;
    const wrong = values && (await saving.check?.(supabase, values));
    if (values && !wrong && memberId && (await saving.isDone?.(values, image, isLost))) return null;
    if (!values || imageProblem) {
      const says = imageProblem === saving.imageMissing ? [stillMissing] : [];
      const fieldErrors = { ...problems, ...(imageProblem && { image: [imageProblem, ...says] }) };
      return refuse(refused?.status ?? 400, { fieldErrors });
    }
    if (wrong) return refuse(400, { fieldErrors: wrong });
    if (!memberId) return refuse(401);
    imageNow = (await saving.imageNow?.()) ?? null;
    const isSame = image !== null && (await isStoredAs(supabase, imageNow, image.bytes));
    if (image && bucket && !isSame) stored = await storeImage(supabase, bucket, memberId, image);
    written = await saving.write(values, isSame ? imageNow : stored);
  } catch (error) {
    await removeImage(supabase, stored);
    if (error instanceof Response) throw error;
    return { ...refuse(503), ...failure(error, saving.failed) };
  }
  if ("status" in written) {
    await removeImage(supabase, stored);
    return refuse(written.status, {}, "now" in written ? written.now : null);
  }
  // Posted twice at once: the first row counts, and its picture with it.
  if (stored !== written.imageUrl) await removeImage(supabase, stored);
  await notifyAndCleanUp(supabase, {
    mails: written.mails ?? [],
    pictures: imageNow && imageNow !== written.imageUrl ? [imageNow] : [],
  });
  return null;
}

const takenDown = "This picture was taken down at the request of its owner.";

/** By the message of the database. */
const overLimit: Record<string, string> = {
  submission_limit: "You've sent 100 items today. Please continue tomorrow.",
  edit_limit: "You've changed your items 100 times today. Please continue tomorrow.",
};

function failure(error: unknown, failed: string): Partial<Refused> {
  if (error instanceof ImageRefused)
    return { status: error.status, errors: { fieldErrors: { image: [error.message] } } };
  const cause = error instanceof Error ? (error.cause as { message?: string } | undefined) : undefined;
  // The limit covers 24 hours, so some of it is soon free again.
  const tooOften = overLimit[cause?.message ?? ""];
  if (tooOften) return { ...tooMany(3600), errors: { formErrors: [tooOften] } };
  if (cause?.message === "taken_down")
    return { status: 409, errors: { fieldErrors: { image: [takenDown] } } };
  log.error({ err: error }, failed);
  return { status: 503, errors: { formErrors: [failed] } };
}
