import { type MiddlewareFunction, redirect } from "react-router";
import { pageUrl } from "#app/accounts/dashboard-guard.server.ts";
import { sessionContext } from "#app/accounts/session.server.ts";
import { isKindName, kinds } from "#app/content/kinds.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import { chosenImage } from "./chosen-image.server.ts";
import {
  clearDraftCookie,
  draftCookie,
  draftFields,
  draftToken,
  loadDraft,
  newDraftToken,
  postedDraftToken,
  saveDraft,
} from "./draft.server.ts";
import type { Refusal } from "./save-record.server.ts";

const cookie = "editor-draft";

/** What the database takes of the fields of a form, in characters. */
const maximumFields = 290_000;

/** What must be in a form for it to be kept. */
type Kept = "item" | "note" | "rows";

/** What the form at an address of the dashboard holds; null where none is kept. */
function formAt(path: string): Kept | null {
  const [, , section = "", ...rest] = path.split("/");
  const isSection = (name = "") => kinds.some(({ table }) => table === name);
  if (section === "import") return isSection(rest[0]) ? "rows" : null;
  if (section === "moderation") return rest[0] === "selection" || isKindName(rest[0]) ? "note" : null;
  if (section === "profile") return rest[0] === "submissions" && isKindName(rest[1]) ? "item" : null;
  return isSection(section) && /^(?:new|[^/]+\/edit)$/.test(rest.join("/")) ? "item" : null;
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
  const kept = formAt(url.pathname);
  if (request.method !== "POST" || !kept) return next();
  // Everybody can send this, so it is counted like the forms that visitors fill in.
  if (!(await limit("draft", clientAddress(request))).allowed) return next();
  const form = await readForm(request);
  const fields = { ...draftFields(form), ...(await rowsIn(form)), [cookie]: url.pathname };
  if (!isTyped(kept, fields) || JSON.stringify(fields).length > maximumFields) return next();
  // An image of an earlier try waits under a token that the form knows.
  const known = postedDraftToken(form, "draft");
  const { image } = await chosenImage(form, (await loadDraft(known))?.image);
  const token = known ?? newDraftToken();
  await saveDraft(token, { fields, image });
  throw redirect(`/login?from=${encodeURIComponent(url.pathname + url.search)}`, {
    headers: { "Set-Cookie": draftCookie(token, cookie) },
  });
};

/** Whether there is something to keep: not of a button beside the form, of a decision without a note, of no rows. */
function isTyped(of: Kept, fields: Record<string, string | string[]>): boolean {
  if (of === "item") return !("intent" in fields);
  return String(fields[of === "note" ? "note" : "csv"] ?? "").trim() !== "";
}

/** The rows of an import that come as a file, as if they had been pasted. */
async function rowsIn(form: FormData): Promise<{ csv?: string }> {
  const file = form.get("file");
  return file instanceof File ? { csv: await file.text() } : {};
}

/** What was kept of the form of this page; null where nothing was. */
async function keptForm(request: Request) {
  const token = draftToken(request, cookie);
  const draft = await loadDraft(token);
  if (!token || !draft) return null;
  const { [cookie]: page, ...fields } = draft.fields;
  return page === pageUrl(request).pathname ? { token, fields, image: draft.image } : null;
}

/** What was typed into the editor of this page before its session ended; null where nothing was. */
export async function typedBefore(request: Request): Promise<Refusal | null> {
  const kept = await keptForm(request);
  return (
    kept && {
      result: { status: "error", initialValue: kept.fields },
      updatedAt: String(kept.fields.updated_at ?? ""),
      draft: kept.token,
      kept: kept.image && { name: kept.image.name, size: kept.image.bytes.byteLength },
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
  if (!kept) return null;
  const form = new FormData();
  for (const name of ["csv", "submission_id"]) form.set(name, String(kept.fields[name] ?? ""));
  return form;
}
