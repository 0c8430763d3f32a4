import { redirect } from "react-router";
import { logAccountAction } from "#app/accounts/audit-log.server.ts";
import { memberContext, memberOfForm } from "#app/accounts/guards.server.ts";
import { saidToMember } from "#app/accounts/said.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import type { Route } from "./+types/dashboard.profile_.sessions.ts";

export function loader() {
  return redirect("/dashboard/profile");
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = await memberOfForm(context, await readForm(request));
  const said = saidToMember();
  const { error } = await context.get(memberContext).supabase.auth.signOut({ scope: "others" });
  if (error) return redirectWithToast("/dashboard/profile", { kind: "error", title: said("signOutFailed") });
  await logAccountAction(member, "other devices signed out");
  return redirectWithToast("/dashboard/profile", {
    kind: "success",
    title: said("elsewhere"),
  });
}
