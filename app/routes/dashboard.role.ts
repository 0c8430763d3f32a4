import { redirect } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { saidToMember } from "#app/accounts/said.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import type { Route } from "./+types/dashboard.role.ts";

export function loader() {
  return redirect("/dashboard");
}

/** Leaves a page that was made for another role: it may not be theirs anymore. */
export async function action({ request, context }: Route.ActionArgs) {
  const { role } = context.get(memberContext).member;
  const said = saidToMember();
  const form = await readForm(request);
  if (form.get("shown") !== role)
    return redirectWithToast("/dashboard", { kind: "info", title: said("roleUpdated", { role }) });
  const returnTo = safeRedirect(form.get("returnTo"), "/dashboard");
  return redirectWithToast(returnTo, { kind: "info", title: said("role", { role }) });
}
