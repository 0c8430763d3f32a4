import { type MiddlewareFunction, redirect } from "react-router";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { may } from "./roles.ts";
import { requireMember, sessionContext } from "./session.server.ts";

/** What a member without the admin role may open below /dashboard. */
const memberPages = /^\/dashboard\/(?:profile|notifications|role)(?:\/|$)/;

/**
 * Decides who may enter the dashboard, before any loader below it runs: visitors sign in first, members go to
 * their profile, admins pass.
 */
export const dashboardGuard: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const url = new URL(request.url);
  // A client navigation asks for the page's data at the same address with this ending.
  url.pathname = url.pathname.replace(/(?:\/_)?\.data$/, "");
  url.searchParams.delete("_routes");
  const member = requireMember(context, url);
  if (!may(member.role, "administer") && !memberPages.test(url.pathname)) {
    if (url.pathname === "/dashboard") throw redirect("/dashboard/profile");
    throw await redirectWithToast("/dashboard/profile", {
      kind: "error",
      title: "You don't have permission to access the admin area",
    });
  }
  return next();
};

/** The signed-in person of a page below the guard. */
export function guardedMember(context: Parameters<typeof requireMember>[0]) {
  const { member } = context.get(sessionContext);
  if (!member) throw new Response(null, { status: 403 });
  return member;
}
