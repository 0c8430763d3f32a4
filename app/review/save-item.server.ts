import type { Submission } from "@conform-to/react";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";
import { tooMany } from "#app/lib/rate-limit.server.ts";
import type { Bucket } from "#app/pictures/address.ts";
import { ImageRefused } from "#app/pictures/image-refused.ts";
import { isStoredAs, removeImage, storeImage } from "#app/pictures/storage.server.ts";
import { chosenImage } from "./chosen-image.server.ts";
import type { Conflict } from "./conflict.ts";
import { carryOut } from "./decide.server.ts";
import type { SubmitterMail } from "./decision-mail.server.ts";
import type { KeptImage } from "./draft.server.ts";

type FieldErrors = Record<string, string[]>;

/** What differs between those who save: a member who sends an item in, its owner, and an admin. */
type Saving = {
  supabase: Supabase;
  /** In whose folder a picture is stored; null for a visitor, whose form is checked, and then refused with 401. */
  memberId: string | null;
  form: FormData;
  submission: Submission<object, string[], object>;
  /** What else is wrong with the fields. */
  problems?: FieldErrors | null | undefined;
  /** Where pictures of the kind are stored; null for a kind without. */
  bucket: Bucket | null;
  /** The picture that waits from an earlier try. */
  kept: KeptImage | null | undefined;
  /** Said where no picture was chosen; null where none has to be. */
  imageMissing: string | null;
  /** The address of the picture that the item has now. */
  imageNow?: () => Promise<string | null>;
  /** Whether an earlier post of this form has done it all; `isLost`: its kept picture is there no more. */
  isDone?: (values: object, image: KeptImage | null, isLost: boolean) => Promise<boolean>;
  /** Writes the row with the address of the chosen picture, null where none was. An Error's cause is the database's. */
  write: (values: object, chosenUrl: string | null) => Promise<Written>;
  /** Said where the database does not take it. */
  failed: string;
};

/** The picture that the row now has, and who is told; or that somebody else has changed (409) or deleted it (404). */
type Written =
  | { imageUrl: string | null; mails?: SubmitterMail[] }
  | { status: 404 }
  | { status: 409; now: ItemNow };

/** An item that somebody else has changed: its version, and the picture that the form goes on with. */
export type ItemNow = { conflict: Conflict; updatedAt: string; imageUrl: string | null };

/** Why a form comes back, and its picture, to be kept for the next try. */
export type Refused = {
  status: number;
  headers?: { "Retry-After": string };
  errors: { formErrors?: string[]; fieldErrors?: FieldErrors };
  image: KeptImage | null;
  now: ItemNow | null;
};

/** After a day, or where another tab has kept another one since. */
const imageLost = "This image is no longer kept. Please choose it again.";

/**
 * Saves what a form holds: the fields are checked, then the picture is stored, the row written, and what is replaced
 * removed. A picture whose row is not written goes again. Returns null where it is saved, else why not.
 */
export async function saveItem(saving: Saving): Promise<Refused | null> {
  const { supabase, memberId, form, submission, problems, bucket } = saving;
  const { image, refused } = bucket ? await chosenImage(form, saving.kept) : { image: null, refused: null };
  const refuse = (status: number, errors: Refused["errors"] = {}, now: ItemNow | null = null): Refused => ({
    status,
    errors,
    image,
    now,
  });

  const isLost = bucket !== null && !image && !refused && !!form.get("kept_file") && !form.has("remove_file");
  const imageProblem = refused?.message ?? (image ? null : isLost ? imageLost : saving.imageMissing);
  let stored: string | null = null;
  let imageNow: string | null = null;
  let written: Written;
  try {
    const values = submission.status === "success" && !problems && !refused ? submission.value : null;
    if (values && memberId && (await saving.isDone?.(values, image, isLost))) return null;
    if (!values || imageProblem) {
      const fieldErrors = { ...problems, ...(imageProblem && { image: [imageProblem] }) };
      return refuse(refused?.status ?? 400, { fieldErrors });
    }
    if (!memberId) return refuse(401);
    imageNow = (await saving.imageNow?.()) ?? null;
    const isSame = image !== null && (await isStoredAs(imageNow, image.bytes));
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
  // The same form, posted twice at once: the first one's row stands, and its picture with it.
  if (stored !== written.imageUrl) await removeImage(supabase, stored);
  await carryOut(supabase, {
    mails: written.mails ?? [],
    pictures: imageNow && imageNow !== written.imageUrl ? [imageNow] : [],
  });
  return null;
}

function failure(error: unknown, failed: string): Partial<Refused> {
  if (error instanceof ImageRefused)
    return { status: error.status, errors: { fieldErrors: { image: [error.message] } } };
  const cause = error instanceof Error ? (error.cause as { message?: string } | undefined) : undefined;
  // The limit is of the last 24 hours: some of it is free again before long.
  if (cause?.message === "submission_limit")
    return {
      ...tooMany(3600),
      errors: { formErrors: ["You have sent 100 items today. Please go on tomorrow."] },
    };
  log.error({ err: error }, failed);
  return { status: 503, errors: { formErrors: [failed] } };
}
