import { data, redirect } from "react-router";
import { submittedKindNamed } from "#app/content/kinds.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { readSubmission } from "#app/lib/form-body.server.ts";
import { limit, tooManyRequests } from "#app/lib/rate-limit.server.ts";
import { chosenImage } from "#app/moderation/chosen-image.server.ts";
import {
  draftCookie,
  draftFields,
  draftKey,
  draftToken,
  findDraft,
  newDraftToken,
  saveDraft,
  shownImage,
} from "#app/moderation/draft.server.ts";
import { languageOf } from "#app/words/languages.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/draft.ts";

export function loader() {
  return redirect("/submit");
}

/** Keeps a half-filled form with its file. Answers `{ kept }`, or `{ message }` where it cannot. */
export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(request);
  const t = translator(language, "submit");
  const sender = clientAddress(request);
  const allowed = await limit("draft", sender);
  if (!allowed.allowed) return data({ message: t("upload.tooMany") }, tooManyRequests(allowed.retryAfter));
  const form = await readSubmission(request);
  const kind = submittedKindNamed(form.get("kind"))?.name;
  if (!kind) return data({ message: t("choose") }, { status: 400 });
  const token = draftToken(request) ?? newDraftToken();
  const key = draftKey(token, kind);
  const found = await findDraft(key);
  if (found === undefined) return data({ message: t("upload.failed") }, { status: 503 });
  const kept = found?.image;
  const { image, refused } = await chosenImage(form, kept, sender);
  if (refused) return data({ message: sentenceIn(language, refused.message) }, { status: refused.status });
  const draft = { fields: draftFields(form), image: image === kept ? undefined : image };
  if (!(await saveDraft(request, key, draft))) return data({ message: t("upload.failed") }, { status: 503 });
  return data(
    { message: null, kept: image && shownImage(kind, image) },
    { headers: { "Set-Cookie": draftCookie(token) } },
  );
}
