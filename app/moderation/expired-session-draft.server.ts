import type { SubmissionResult } from "@conform-to/react";
import { type MiddlewareFunction, redirectDocument } from "react-router";
import { saidToMember } from "#app/accounts/said.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { limit, tooManyRequests } from "#app/lib/rate-limit.server.ts";
import { languageOfPath, localPath, pathWithoutLanguage } from "#app/words/languages.ts";
import { chosenImage } from "./chosen-image.server.ts";
import {
  clearDraftCookie,
  draftCookie,
  draftFields,
  draftToken,
  draftUnavailable,
  loadDraft,
  newDraftToken,
  postedDraftToken,
  saveDraft,
} from "./draft.server.ts";
import { keepIfFilled } from "./keep-if-filled.tsx";
import { withReason } from "./reasons.ts";
import type { RefusedRecord } from "./save-record.server.ts";

const cookie = "editor-draft";

/** In characters; the database refuses more. */
const maximumFields = 290_000;

const signedOut = () => saidToMember()("submission.notKept");

/** Keeps a form whose session has ended, and asks to sign in. Runs before the guard, which would lose it. */
export const keepExpiredSessionDraft: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  if ((await readSession(context)).member) {
    const response = await next();
    // A page that failed has not shown the form yet.
    if (request.method === "GET" && response.status < 500 && draftToken(request, cookie))
      response.headers.append("Set-Cookie", clearDraftCookie(cookie));
    return response;
  }
  if (request.method !== "POST") return next();
  const form = await readForm(request);
  const page = pathWithoutLanguage(url.pathname);
  const fields = { ...draftFields(form), ...(await rowsIn(form)), [cookie]: page };
  if (!isTyped(fields) || JSON.stringify(fields).length > maximumFields) return next();
  // Anybody can send this, so it counts like a visitor's draft.
  const sender = clientAddress(request);
  const allowed = await limit("draft", sender);
  if (!allowed.allowed) throw new Response(signedOut(), tooManyRequests(allowed.retryAfter));
  const known = postedDraftToken(form, "draft");
  const { image } = await chosenImage(form, (await loadDraft(known))?.image, sender);
  const token = known ?? newDraftToken();
  if (!(await saveDraft(request, token, { fields, image })))
    throw new Response(signedOut(), draftUnavailable);
  const signIn = `/login?from=${encodeURIComponent(page + url.search)}`;
  throw redirectDocument(localPath(languageOfPath(url.pathname), signIn), {
    headers: { "Set-Cookie": draftCookie(token, cookie) },
  });
};

/** The form says itself of which fields one must be filled in, see `KeepIfFilled`. */
function isTyped(fields: Record<string, unknown>): boolean {
  const names = String(fields[keepIfFilled] ?? "").split(" ");
  return names.some((name) => String(fields[name] ?? "").trim() !== "");
}

async function rowsIn(form: FormData): Promise<{ csv?: string }> {
  const file = form.get("file");
  return file instanceof File ? { csv: await file.text() } : {};
}

type Asked = { request: Request; url: URL };

async function keptForm({ request, url }: Asked) {
  const token = draftToken(request, cookie);
  const draft = await loadDraft(token);
  if (!token || !draft) return null;
  const { [cookie]: page, ...fields } = draft.fields;
  return page === pathWithoutLanguage(url.pathname) ? { token, fields, image: draft.image } : null;
}

/** What was typed into this page's editor before the session ended. */
export async function typedBefore(asked: Asked): Promise<RefusedRecord | null> {
  const kept = await keptForm(asked);
  return (
    kept && {
      result: { status: "error", initialValue: kept.fields as SubmissionResult["initialValue"] },
      updatedAt: String(kept.fields.updated_at ?? ""),
      draft: kept.token,
      kept: kept.image && { name: kept.image.name, size: kept.image.bytes.byteLength },
      conflict: null,
      anew: null,
    }
  );
}

/** The note of a decision that the end of the session kept from being taken. */
export async function noteBefore(asked: Asked): Promise<string | null> {
  const kept = await keptForm(asked);
  return kept && withReason(kept.fields.reason, kept.fields.note);
}

/** An import that the end of the session interrupted, to be checked again. */
export async function rowsBefore(asked: Asked): Promise<FormData | null> {
  const kept = await keptForm(asked);
  if (!kept) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(kept.fields))
    if (name !== "intent") form.set(name, String(value));
  return form;
}
