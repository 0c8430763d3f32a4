import { type MiddlewareFunction, redirect } from "react-router";
import { pageUrl } from "#app/accounts/dashboard-guard.server.ts";
import { sessionContext } from "#app/accounts/session.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
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
} from "./draft.server.ts";
import type { Refusal } from "./save-record.server.ts";
import { toSubmissionKind } from "./submission-kinds.ts";

const ownSubmissions = /^\/dashboard\/profile\/submissions\/([^/]+)\/[^/]+$/;
const editors = /^\/dashboard\/(logos|jargon|events|jobs)\/(?:new|[^/]+\/edit)$/;
const imports = /^\/dashboard\/import\/(logos|jargon|events|jobs)$/;
const reviews = /^\/dashboard\/moderation\/(?:([^/]+)\/[^/]+|selection)$/;
const cookie = "editor-draft";

/** The kind of content of which the form at this address is; null where none is kept. */
function kindOfForm(path: string): DraftKind | null {
  const section = (editors.exec(path) ?? imports.exec(path))?.[1];
  if (section) return kindOfSection(section).name as DraftKind;
  const review = reviews.exec(path);
  // A note may be about several kinds. It is brought back by its page.
  return review && !review[1] ? "logo" : toSubmissionKind((review ?? ownSubmissions.exec(path))?.[1]);
}

/**
 * Keeps the form of somebody whose session ended while they filled it in (an editor, a member at an own submission,
 * whoever decides with a note, or imports rows), and asks them to sign in: the page they come back to begins with it,
 * once. Goes before the guard, which would send them there without it.
 */
export const keepTyped: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (context.get(sessionContext).member) {
    const response = await next();
    // A page that failed has not begun with it yet.
    if (request.method === "GET" && response.status < 500 && draftToken(request, cookie))
      response.headers.append("Set-Cookie", clearDraftCookie(cookie));
    return response;
  }
  const url = pageUrl(request);
  const kind = kindOfForm(url.pathname);
  if (request.method !== "POST" || !kind) return next();
  // Everybody can send this, so it is counted like the forms that visitors fill in.
  if (!(await limit("draft", clientAddress(request))).allowed) return next();
  const form = await readForm(request);
  const file = imports.test(url.pathname) ? rowsIn(form) : form.get("image");
  if (!isTyped(url.pathname, form, file)) return next();
  // An image of an earlier try waits under a token that the form knows.
  const token = postedDraftToken(form, "draft") ?? newDraftToken();
  await saveDraft(token, {
    kind,
    fields: { ...draftFields(form), [cookie]: url.pathname },
    file: file instanceof File ? file : null,
    keepFile: !form.has("remove_file"),
  });
  throw redirect(`/login?from=${encodeURIComponent(url.pathname + url.search)}`, {
    headers: { "Set-Cookie": draftCookie(token, cookie) },
  });
};

/** Whether there is something to keep: not of a button beside the form, of a decision without a note, of no rows. */
function isTyped(path: string, form: FormData, file: unknown): boolean {
  if (imports.test(path)) return file !== null;
  return !form.has("intent") && (!reviews.test(path) || noteIn(form) !== "");
}

/** The rows of an import, which leave the form: there may be more of them than is kept of fields. Null where there are none. */
function rowsIn(form: FormData): File | null {
  const [file, pasted] = [form.get("file"), String(form.get("csv") ?? "")];
  form.delete("csv");
  if (file instanceof File) return file;
  return pasted.trim() === "" ? null : new File([pasted], "rows.csv", { type: "text/csv" });
}

const noteIn = (form: FormData) => String(form.get("note") ?? "").trim();

/** What was kept of the form of this page; null where nothing was. */
async function keptForm(request: Request) {
  const token = draftToken(request, cookie);
  const draft = await loadDraft(token);
  if (!token || !draft) return null;
  const { [cookie]: page, ...fields } = draft.fields;
  return page === pageUrl(request).pathname ? { token, fields, file: draft.file } : null;
}

/** What was typed into the editor of this page before its session ended; null where nothing was. */
export async function typedBefore(request: Request): Promise<Refusal | null> {
  const kept = await keptForm(request);
  return (
    kept && {
      result: { status: "error", initialValue: kept.fields },
      updatedAt: String(kept.fields.updated_at ?? ""),
      draft: kept.token,
      kept: kept.file && { name: kept.file.name, size: kept.file.size },
      conflict: null,
      anew: null,
    }
  );
}

/** The note of a decision on this page that was not taken, because its session had ended; null where there is none. */
export async function noteBefore(request: Request): Promise<string | null> {
  const kept = await keptForm(request);
  return kept && String(kept.fields.note ?? "");
}

/** The form of an import on this page whose session had ended, to be checked once more; null where there is none. */
export async function rowsBefore(request: Request): Promise<FormData | null> {
  const kept = await keptForm(request);
  if (!kept?.file) return null;
  const { name, type, bytes } = kept.file;
  const form = new FormData();
  form.set("file", new File([bytes], name, { type }));
  form.set("submission_id", String(kept.fields.submission_id ?? ""));
  return form;
}
