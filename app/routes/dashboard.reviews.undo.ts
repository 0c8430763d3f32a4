import { redirect } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { undoDecision } from "#app/review/decide.server.ts";
import type { Route } from "./+types/dashboard.reviews.undo.ts";

export function loader() {
  return redirect("/dashboard/moderation");
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const returnTo = safeRedirect(form.get("returnTo"), "/dashboard/moderation");
  return redirectWithToast(returnTo, await undoDecision(context.get(sessionContext).supabase, form));
}
