import { data, redirect } from "react-router";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { limit, tooMany } from "#app/lib/rate-limit.server.ts";
import { chosenImage } from "#app/review/chosen-image.server.ts";
import {
  draftCookie,
  draftFields,
  draftKey,
  draftToken,
  fileMark,
  isShown,
  loadDraft,
  newDraftToken,
  saveDraft,
  shownFile,
} from "#app/review/draft.server.ts";
import { toSubmissionKind } from "#app/review/submission-kinds.ts";
import type { Route } from "./+types/draft.ts";

export function loader() {
  return redirect("/submit");
}

/** Keeps a half-filled form with its file. Answers `{ kept }`, or `{ message }` where it cannot. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const kind = toSubmissionKind(form.get("kind"));
  if (!kind) return data({ message: "Choose what to submit: a logo, an event or a job." }, { status: 400 });
  const allowed = await limit("draft", clientAddress(request));
  if (!allowed.allowed)
    return data(
      { message: "Too many files. Please wait a little and try again." },
      tooMany(allowed.retryAfter),
    );
  const { file, refused } = await chosenImage(form, kind, null);
  if (refused) return data({ message: refused.message }, { status: refused.status });
  const token = draftToken(request) ?? newDraftToken();
  const key = draftKey(token, kind);
  const kept = file ? null : (await loadDraft(key))?.file;
  const keepFile = kept ? isShown(form, kept) : false;
  await saveDraft(key, { kind, fields: draftFields(form), file, keepFile });
  return data(
    {
      message: null,
      kept: file && shownFile(kind, { name: file.name, size: file.size, mark: fileMark(await file.bytes()) }),
    },
    { headers: { "Set-Cookie": draftCookie(token) } },
  );
}
