import { redirect } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { userListAddress } from "#app/accounts/user-options.ts";
import { makeAdmin, userById } from "#app/accounts/users.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import type { Route } from "./+types/dashboard._admin.users.$id.role.ts";

export function loader({ url }: Route.LoaderArgs) {
  return redirect(userListAddress(url));
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  await readForm(request);
  const user = await userById(supabase, params.id);
  if (!user) throw new Response("This user doesn't exist or was removed.", { status: 404 });
  const refusal = await makeAdmin(supabase, user.id);
  return redirectWithToast(
    userListAddress(url),
    refusal
      ? { kind: "error", title: "Failed to promote user to admin", text: `${refusal.message}.` }
      : { kind: "success", title: `${user.name} is now an admin` },
  );
}
