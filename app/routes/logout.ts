import { forgetAwaitedCode } from "#app/accounts/one-time-code.server.ts";
import { saidToMember } from "#app/accounts/said.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { forgetDrafts } from "#app/moderation/draft.server.ts";
import type { Route } from "./+types/logout.ts";

/** No link or prefetch may log out. */
export function loader(): Response {
  return new Response("Log out with the button.", { status: 405, headers: { Allow: "POST" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { error } = await (await readSession(context)).supabase.auth.signOut({ scope: "local" });
  // The next person at this browser must find nothing of what was typed.
  const headers = new Headers(await forgetDrafts(request));
  await forgetAwaitedCode(headers);
  const said = saidToMember();
  return redirectWithToast(
    "/login",
    error ? { kind: "error", title: said("signOutFailed") } : { kind: "success", title: said("signedOut") },
    { headers },
  );
}
