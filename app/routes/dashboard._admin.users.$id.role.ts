import { redirect } from "react-router";
import { withFrom } from "#app/accounts/auth-page.tsx";
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
  if (!user) throw new Response("This user doesn’t exist or was removed.", { status: 404 });
  const refusal = await makeAdmin(supabase, user.id);
  if (refusal?.asksCode)
    return redirectWithToast(
      withFrom("/auth/code", userListAddress(url)),
      { kind: "info", title: refusal.message, text: `Then press Make Admin again for ${user.name}.` },
      // The page stands outside the dashboard.
      { headers: { "X-Remix-Reload-Document": "true" } },
    );
  return redirectWithToast(
    userListAddress(url),
    refusal
      ? { kind: "error", title: "Failed to promote user to admin", text: `${refusal.message}.` }
      : { kind: "success", title: `${user.name} is now an admin` },
  );
}
