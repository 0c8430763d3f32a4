import type { SubmissionResult } from "@conform-to/react";
import { type MiddlewareFunction, redirect } from "react-router";
import { pageUrl } from "#app/accounts/dashboard-guard.server.ts";
import { sessionContext } from "#app/accounts/session.server.ts";
import { isKindName, kinds } from "#app/content/kinds.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { limit, tooMany } from "#app/lib/rate-limit.server.ts";
import { chosenImage } from "./chosen-image.server.ts";
import {
  clearDraftCookie,
  draftCookie,
  draftFields,
  draftToken,
  loadDraft,
  newDraftToken,
  notNow,
  postedDraftToken,
  saveDraft,
} from "./draft.server.ts";
import { withReason } from "./reasons.ts";
import type { Refusal } from "./save-record.server.ts";

const cookie = "editor-draft";

/** In characters; the database refuses more. */
const maximumFields = 290_000;

const signedOut =
  "You're logged out, and we couldn't save what you typed. Go back: your browser still has it. Sign in in another tab, then send it again.";

type Kept = "item" | "note" | "rows";

/** What the form at a dashboard address must hold to be kept; null where none is. */
function formAt(path: string): Kept | null {
  const [, , section = "", ...rest] = path.split("/");
  const isSection = (name = "") => kinds.some(({ table }) => table === name);
  if (section === "import") return rest.length === 1 && isSection(rest[0]) ? "rows" : null;
  if (section === "moderation") return rest[0] === "selection" || isKindName(rest[0]) ? "note" : null;
  if (section === "profile") return rest[0] === "submissions" && isKindName(rest[1]) ? "item" : null;
  return isSection(section) && /^(?:new|[^/]+\/edit)$/.test(rest.join("/")) ? "item" : null;
}

/** Keeps a form whose session has ended, and asks to sign in. Runs before the guard, which would lose it. */
export const keepTyped: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (context.get(sessionContext).member) {
    const response = await next();
    // A page that failed has not shown the form yet.
    if (request.method === "GET" && response.status < 500 && draftToken(request, cookie))
      response.headers.append("Set-Cookie", clearDraftCookie(cookie));
    return response;
  }
  const url = pageUrl(request);
  const kept = formAt(url.pathname);
  if (request.method !== "POST" || !kept) return next();
  // Anybody can send this, so it counts like a visitor's draft.
  const sender = clientAddress(request);
  const allowed = await limit("draft", sender);
  if (!allowed.allowed) throw new Response(signedOut, tooMany(allowed.retryAfter));
  const form = await readForm(request);
  const fields = { ...draftFields(form), ...(await rowsIn(form)), [cookie]: url.pathname };
  if (!isTyped(kept, fields) || JSON.stringify(fields).length > maximumFields) return next();
  const known = postedDraftToken(form, "draft");
  const { image } = await chosenImage(form, (await loadDraft(known))?.image, sender);
  const token = known ?? newDraftToken();
  if (!(await saveDraft(request, token, { fields, image }))) throw new Response(signedOut, notNow);
  throw redirect(`/login?from=${encodeURIComponent(url.pathname + url.search)}`, {
    headers: { "Set-Cookie": draftCookie(token, cookie) },
  });
};

/** Not from a button beside the form, a decision without a word, or an import without rows. */
function isTyped(of: Kept, fields: Record<string, unknown>): boolean {
  if (of === "item") return !("intent" in fields);
  const typed = of === "note" ? `${fields.note ?? ""}${fields.reason ?? ""}` : String(fields.csv ?? "");
  return typed.trim() !== "";
}

async function rowsIn(form: FormData): Promise<{ csv?: string }> {
  const file = form.get("file");
  return file instanceof File ? { csv: await file.text() } : {};
}

async function keptForm(request: Request) {
  const token = draftToken(request, cookie);
  const draft = await loadDraft(token);
  if (!token || !draft) return null;
  const { [cookie]: page, ...fields } = draft.fields;
  return page === pageUrl(request).pathname ? { token, fields, image: draft.image } : null;
}

/** What was typed into this page's editor before the session ended. */
export async function typedBefore(request: Request): Promise<Refusal | null> {
  const kept = await keptForm(request);
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
export async function noteBefore(request: Request): Promise<string | null> {
  const kept = await keptForm(request);
  return kept && withReason(kept.fields.reason, kept.fields.note);
}

/** An import that the end of the session interrupted, to be checked again. */
export async function rowsBefore(request: Request): Promise<FormData | null> {
  const kept = await keptForm(request);
  if (!kept) return null;
  const form = new FormData();
  for (const name of ["csv", "submission_id"]) form.set(name, String(kept.fields[name] ?? ""));
  return form;
}
