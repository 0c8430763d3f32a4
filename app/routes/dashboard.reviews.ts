import { redirect } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { review, reviewSchema } from "#app/moderation/reviews.server.ts";
import type { Route } from "./+types/dashboard.reviews.ts";

export function loader() {
  return redirect("/dashboard/moderation");
}

/** A review decides one pending item. Whatever comes of it is said on the page the admin came from. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const returnTo = safeRedirect(form.get("returnTo"), "/dashboard/moderation");
  const parsed = reviewSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const text = parsed.error.issues[0]?.message;
    return redirectWithToast(returnTo, { kind: "error", title: "Failed to update content status", text });
  }
  const { toast } = await review(context.get(sessionContext).supabase, parsed.data);
  return redirectWithToast(returnTo, toast);
}
