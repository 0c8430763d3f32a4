import { data, redirect } from "react-router";
import { submittedKindNamed } from "#app/content/kinds.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
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
import type { Route } from "./+types/draft.ts";

export function loader() {
  return redirect("/submit");
}

const notKeptAhead = "The file couldn't be uploaded yet. It will be sent with the form.";

/** Keeps a half-filled form with its file. Answers `{ kept }`, or `{ message }` where it cannot. */
export async function action({ request }: Route.ActionArgs) {
  const sender = clientAddress(request);
  const allowed = await limit("draft", sender);
  if (!allowed.allowed)
    return data(
      { message: "Too many files. Please wait a while, then try again." },
      tooManyRequests(allowed.retryAfter),
    );
  const form = await readForm(request);
  const kind = submittedKindNamed(form.get("kind"))?.name;
  if (!kind) return data({ message: "Choose what to submit: a logo, an event or a job." }, { status: 400 });
  const token = draftToken(request) ?? newDraftToken();
  const key = draftKey(token, kind);
  const found = await findDraft(key);
  if (found === undefined) return data({ message: notKeptAhead }, { status: 503 });
  const kept = found?.image;
  const { image, refused } = await chosenImage(form, kept, sender);
  if (refused) return data({ message: refused.message }, { status: refused.status });
  const draft = { fields: draftFields(form), image: image === kept ? undefined : image };
  if (!(await saveDraft(request, key, draft))) return data({ message: notKeptAhead }, { status: 503 });
  return data(
    { message: null, kept: image && shownImage(kind, image) },
    { headers: { "Set-Cookie": draftCookie(token) } },
  );
}
