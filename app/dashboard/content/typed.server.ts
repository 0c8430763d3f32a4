import { type MiddlewareFunction, redirect } from "react-router";
import { pageUrl } from "#app/auth/dashboard-guard.server.ts";
import { sessionContext } from "#app/auth/session.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import {
  clearDraftCookie,
  type DraftKind,
  draftCookie,
  draftFields,
  draftToken,
  loadDraft,
  newDraftToken,
  postedDraftToken,
  saveDraft,
} from "#app/submissions/draft.server.ts";
import { toSubmissionKind } from "#app/submissions/kinds.ts";
import { kindOfSection } from "./kinds.ts";
import type { Refusal } from "./save.server.ts";

const ownSubmissions = /^\/dashboard\/profile\/submissions\/([^/]+)\/[^/]+$/;
const editors = /^\/dashboard\/(logos|jargon|events|jobs)\/(?:new|[^/]+\/edit)$/;
const cookie = "editor-draft";

/** The kind of content of which the form at this address is; null where none is kept. */
function kindOfForm(path: string): DraftKind | null {
  const section = editors.exec(path)?.[1];
  return section ? kindOfSection(section).type : toSubmissionKind(ownSubmissions.exec(path)?.[1]);
}

/**
 * Keeps the form of somebody whose session ended while they filled it in, an editor or a member at an own submission,
 * and asks them to sign in: the page they come back to begins with it, once. Goes before the guard, which would send
 * them there without it.
 */
export const keepTyped: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (context.get(sessionContext).member) {
    const response = await next();
    if (request.method === "GET" && draftToken(request, cookie))
      response.headers.append("Set-Cookie", clearDraftCookie(cookie));
    return response;
  }
  const url = pageUrl(request);
  const kind = kindOfForm(url.pathname);
  if (request.method !== "POST" || !kind) return next();
  // Everybody can send this, so it is counted like the forms that visitors fill in.
  if (!(await limit("draft", clientAddress(request))).allowed) return next();
  const form = await readForm(request);
  // A button beside the form: nothing was typed.
  if (form.has("intent")) return next();
  const image = form.get("image");
  // An image of an earlier try waits under a token that the form knows.
  const token = postedDraftToken(form, "draft") ?? newDraftToken();
  await saveDraft(token, {
    kind,
    fields: { ...draftFields(form), [cookie]: url.pathname },
    file: image instanceof File ? image : null,
    keepFile: !form.has("remove_file"),
  });
  throw redirect(`/login?from=${encodeURIComponent(url.pathname + url.search)}`, {
    headers: { "Set-Cookie": draftCookie(token, cookie) },
  });
};

/** What was kept of the form of this page; null where nothing was. */
export async function typedBefore(request: Request): Promise<Refusal | null> {
  const token = draftToken(request, cookie);
  const draft = await loadDraft(token);
  if (!token || !draft) return null;
  const { [cookie]: page, ...initialValue } = draft.fields;
  if (page !== pageUrl(request).pathname) return null;
  return {
    result: { status: "error", initialValue },
    updatedAt: String(initialValue.updated_at ?? ""),
    draft: token,
    kept: draft.file && { name: draft.file.name, size: draft.file.size },
    conflict: null,
    anew: null,
  };
}
