import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { saidToMember } from "#app/accounts/said.server.ts";
import { isMalformed, uniqueViolation } from "#app/backend/sqlstate.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { titleOf } from "#app/content/item-facts.ts";
import { columnsOf, type FormColumns } from "#app/content/kind.server.ts";
import type { MemberKind } from "#app/content/kinds.server.ts";
import { removePictures } from "#app/content/records.server.ts";
import { tableOf } from "#app/content/table.server.ts";
import { fieldIn } from "#app/content/values-in.server.ts";
import { isGone, pictureFolder } from "#app/images/storage.server.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { parseForm, replyTo } from "#app/lib/parse-form.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { pageLanguage } from "#app/lib/visitor.server.ts";
import { type Conflict, differences } from "./conflict.ts";
import { draftUnavailable, imageNotKept, openDraft, shownImage } from "./draft.server.ts";
import { pictureNotes, toastText } from "./picture-notes.server.ts";
import { keepPicture, type Refused, receiveForm, refusedBy, storeChosen } from "./save-item.server.ts";
import { storeVariantUploads } from "./variant-uploads.server.ts";

export type OwnItem = {
  kind: string;
  id: string;
  title: string;
  published: boolean;
  /** The item itself, or the open edit of a published one; null before there is one. */
  editing: string | null;
  /** Of the row that is edited; before there is one, of the published item. */
  updatedAt: string;
  status: string;
  note: string | null;
  imageUrl: string | null;
  /** What its sender should know of its pictures. */
  notes: string[];
  values: FormValues;
};

type Row = {
  id: string;
  status: string;
  review_note: string | null;
  revision_of: string | null;
  updated_at: string;
  image_url?: string | null;
};

const loadFailed = "Failed to load your submission";

/** Null for anything that `memberId` did not submit. */
export async function ownItem(
  supabase: Supabase,
  memberId: string,
  kind: MemberKind,
  id: string | undefined,
): Promise<OwnItem | null> {
  if (!isUuid(id)) return null;
  const { table } = kind;
  const own = await supabase.from(table).select("*").eq("id", id).eq("user_id", memberId).maybeSingle();
  if (own.error) throw new Error(loadFailed, { cause: own.error });
  if (!own.data) return null;
  const item: Row = own.data;
  const published = item.status === "approved";
  const open = published
    ? await supabase.from(table).select("*").eq("revision_of", id).eq("user_id", memberId).maybeSingle()
    : null;
  if (open?.error) throw new Error(loadFailed, { cause: open.error });
  const row: Row = open?.data ?? item;
  return {
    kind: kind.name,
    id,
    title: titleOf(kind, item),
    published,
    editing: published ? (open?.data?.id ?? null) : id,
    updatedAt: row.updated_at,
    status: row.status,
    note: row.review_note,
    imageUrl: row.image_url ?? null,
    notes: await pictureNotes(supabase, kind.name, row, pageLanguage()),
    values: kind.member.formValues(row),
  };
}

type Own = { supabase: Supabase; memberId: string; kind: MemberKind; item: OwnItem };

/** Redirects, or returns the form with its errors or a conflict (409); null (404) where the item is gone. */
export async function saveOwnItem({ request, form, ...own }: Own & { request: Request; form: FormData }) {
  const { supabase, memberId, kind, item } = own;
  const { id } = item;
  const { schema, imageRequired } = kind.member;
  const failed = kind.submitFailed;
  const version = String(form.get("updated_at") ?? "");
  const folder = kind.image ? await pictureFolder(supabase, kind.image.bucket, memberId) : null;
  const address = addressIn(form, item, folder);
  const rows = item.values[kind.image?.rows ?? ""];
  const isOfItem = (address: string) => Array.isArray(rows) && rows.some(({ image }) => image === address);
  const problems = await storeVariantUploads(form, kind.image, { supabase, memberId }, isOfItem);
  const submission = parseForm(form, schema);
  const asTyped = { conflict: null, updatedAt: version, imageUrl: address, kept: null };
  const draft = await openDraft(request, id, form);
  if (!draft) {
    const result = replyTo(submission, { formErrors: [failed, imageNotKept(form)] });
    return data({ ...asTyped, result }, draftUnavailable);
  }
  const sent = {
    form,
    submission,
    problems,
    kept: draft.image,
    imageMissing: address ? null : imageRequired,
  };
  const refused = await save(own, version, address, { ...sent, supabase, sender: memberId, kind, failed });
  if (refused?.status === 404) return data(null, { status: 404 });
  if (refused) {
    const { status, errors, image } = refused;
    const cookie = image && (await draft.keep(image));
    const headers = { ...refused.headers, ...cookie };
    const formErrors =
      image && !cookie ? [...(errors.formErrors ?? []), imageNotKept(form)] : errors.formErrors;
    const result = replyTo(submission, { ...errors, ...(formErrors && { formErrors }) });
    const kept = cookie && image && shownImage(id, image);
    return data({ ...asTyped, ...refused.now, kept, result }, { status, headers });
  }
  await draft.discard();
  const sentItem = await ownItem(supabase, memberId, kind, id).catch(() => null);
  const said = saidToMember();
  const stays = item.published ? said("submission.stays") : "";
  return redirectWithToast("/dashboard/profile", {
    kind: "success",
    title: said("submission.again"),
    text: toastText([stays, ...(sentItem?.notes ?? [])]),
  });
}

/** Null where it is saved. `address` is the picture that the form keeps. */
async function save(
  own: Own,
  version: string,
  address: string | null,
  post: Parameters<typeof receiveForm>[0],
): Promise<Refused | null> {
  const { supabase, memberId, kind, item } = own;
  const before = item.imageUrl;
  const { values, image, isLost, refused } = await receiveForm(post);
  // This form's first post has put the kept picture into the item.
  if (values && isLost && item.updatedAt !== version && isWaiting(item)) {
    const typed = columnsOf(kind, values, null);
    if (conflictOf(kind, item, typed, before).differences.length === 0) return null;
  }
  if (refused) return refused;
  let chosen: string | null = null;
  try {
    chosen = await storeChosen(supabase, kind, memberId, image, before);
    const imageUrl = chosen ?? address;
    const row = columnsOf(kind, values, imageUrl);
    if (await write(own, version, row)) {
      await keepPicture(supabase, imageUrl, { chosen, before });
      return null;
    }
    const now = await ownItem(supabase, memberId, kind, item.id);
    // A picture that another save replaced is gone for good.
    const shown = now && (await isGone(supabase, address)) ? now.imageUrl : address;
    const conflict = now && conflictOf(kind, now, row, chosen ?? shown);
    // Posted twice: it waits for the reviewers already.
    if (now && isWaiting(now) && conflict?.differences.length === 0) {
      await keepPicture(supabase, now.imageUrl, { chosen, before });
      return null;
    }
    await keepPicture(supabase, before, { chosen, before });
    if (!now || !conflict) return { status: 404, errors: {}, image, now: null };
    return {
      status: 409,
      errors: {},
      image,
      now: { conflict, updatedAt: now.updatedAt, imageUrl: shown },
    };
  } catch (error) {
    await keepPicture(supabase, before, { chosen, before });
    return refusedBy(error, image, kind.submitFailed);
  }
}

const isWaiting = ({ editing, status }: OwnItem) => editing !== null && status === "pending";

/** The picture that an edit keeps; null where it was removed. */
function addressIn(form: FormData, item: OwnItem, folder: string | null): string | null {
  const sent = form.get("image_url");
  // Empty after an earlier try in which the picture was removed.
  if (form.has("remove_file") || sent === "") return null;
  // Only the member's own folder: a hidden field is not a safe one.
  return typeof sent === "string" && folder && sent.startsWith(folder) ? sent : item.imageUrl;
}

function conflictOf(kind: MemberKind, now: OwnItem, columns: FormColumns, imageUrl: string | null): Conflict {
  const said = saidToMember();
  const differing = differencesInWords(kind, now.values, kind.member.formValues(columns));
  if (now.imageUrl !== imageUrl)
    differing.push({
      label: said("submission.image"),
      saved: now.imageUrl ? said("submission.anotherImage") : "",
      typed: imageUrl ? said("submission.thisImage") : "",
    });
  const at = now.updatedAt;
  // Only admins may read who it was.
  return {
    by: said("submission.someone"),
    at,
    ago: formatRelative(at, undefined, pageLanguage()),
    differences: differing,
  };
}

/** In the language of the page. */
function differencesInWords(kind: MemberKind, saved: FormValues, typed: FormValues) {
  const language = pageLanguage();
  if (language === "en") return differences(saved, typed);
  const words = kind.member.valuesIn(language);
  const yes = saidToMember()("submission.yes");
  return differences(
    saved,
    typed,
    (field) => fieldIn(language, field),
    (value, field) => (value === "on" ? yes : value && (words[field]?.(value) ?? value)),
  );
}

/** False where there is another version by now; then nothing is written. */
async function write(
  { supabase, memberId, kind, item }: Own,
  version: string,
  row: object,
): Promise<boolean> {
  const table = tableOf(supabase, kind.table);
  if (!item.editing) {
    const edit = { ...row, revision_of: item.id, submission_id: randomUUID(), updated_at: version };
    const { error } = await table.insert(edit);
    if (!error) return true;
    // A unique violation means that another edit of the item is open.
    if (error.message === "changed_meanwhile" || error.code === uniqueViolation || isMalformed(error.code))
      return false;
    throw new Error("The edit was not added", { cause: error });
  }
  const { data: rows, error } = await table
    .update(row)
    .eq("id", item.editing)
    .eq("user_id", memberId)
    .eq("updated_at", version)
    .neq("status", "approved")
    .select("id");
  if (error && !isMalformed(error.code)) throw new Error("The edit was not written", { cause: error });
  return !error && rows.length > 0;
}

/** Deletes the unpublished item, or the open edit of a published one. False where there was none. */
export async function withdrawOwnItem({ supabase, memberId, kind, item }: Own): Promise<boolean> {
  if (!item.editing) return false;
  const { data: rows, error } = await supabase
    .from(kind.table)
    .delete()
    .eq("id", item.editing)
    .eq("user_id", memberId)
    .neq("status", "approved")
    .select("*");
  if (error) throw new Error("Failed to withdraw your submission", { cause: error });
  const [row] = rows;
  if (row) await removePictures(supabase, kind.table, row);
  return row !== undefined;
}
