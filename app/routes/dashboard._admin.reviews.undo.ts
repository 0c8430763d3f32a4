import { redirect } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { undoDecision } from "#app/moderation/decide.server.ts";
import { cardOf, chosenItems } from "#app/moderation/selection.ts";
import type { Route } from "./+types/dashboard._admin.reviews.undo.ts";

export function loader() {
  return redirect("/dashboard/moderation");
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const returnTo = safeRedirect(form.get("returnTo"), "/dashboard/moderation");
  const [first] = chosenItems(String(form.get("items") ?? "").split(" "));
  const there = first ? `${returnTo}#${cardOf(first.id)}` : returnTo;
  return redirectWithToast(there, await undoDecision(context.get(memberContext).supabase, form));
}
