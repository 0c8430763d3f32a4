import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { roleNotice } from "./role-notice.server.ts";
import { may } from "./roles.ts";
import { type Member, sessionContext } from "./session.server.ts";

/** What a member without the admin role may open below /dashboard. */
const memberPages = /^\/dashboard\/(?:profile|notifications|role)(?:\/|$)/;

/**
 * Decides who may enter the dashboard, before any loader below it runs: visitors sign in first, members go to
 * their profile, admins pass.
 */
export const dashboardGuard: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const url = pageUrl(request);
  const { member } = context.get(sessionContext);
  if (!member) throw await signInFirst(request, url);
  const allowed = may(member.role, memberPages.test(url.pathname) ? "profile" : "administer");
  const notice = await roleNotice(
    request,
    member,
    allowed ? url.pathname + url.search : "/dashboard/profile",
  );
  if (notice.redirect) throw notice.redirect;
  if (!allowed) {
    if (url.pathname === "/dashboard") throw redirect("/dashboard/profile");
    throw await redirectWithToast("/dashboard/profile", {
      kind: "error",
      title: "You don't have permission to access the admin area",
    });
  }
  const response = await next();
  if (notice.remember) response.headers.append("Set-Cookie", notice.remember);
  return response;
};

/** Back to the page afterwards, and from a file that the browser would only save to the page that offers it. */
function signInFirst({ method }: Request, { pathname, search }: URL): Response | Promise<Response> {
  const page = pathname.replace(/(?:\/data|\.csv)$/, "");
  const to = `/login?from=${encodeURIComponent(page + search)}`;
  if (method !== "POST") return redirect(to);
  // The second tap on a slow line: the first may have done it.
  const text =
    page === "/dashboard/profile/delete"
      ? "If you have just deleted your account, it is gone. If not, sign in and do it once more."
      : "Nothing was changed. Sign in and do it once more.";
  return redirectWithToast(to, { kind: "error", title: "You were signed out", text });
}

/** The address of the page that a request is about: a client navigation asks for its data at one with another ending. */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/(?:\/_)?\.data$/, "");
  url.searchParams.delete("_routes");
  return url;
}

/** The signed-in person of a page below the guard. */
export function guardedMember(context: Readonly<RouterContextProvider>) {
  const { member } = context.get(sessionContext);
  if (!member) throw new Response(null, { status: 403 });
  return member;
}

/**
 * The signed-in person, whose account a form changes. Throws the way to their profile where it says (`MadeFor`) that
 * it was made for another: on a shared phone a tab outlives who has logged out in the next one.
 */
export async function memberOfForm(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Member> {
  const member = guardedMember(context);
  if ((form.get("member") ?? member.id) === member.id) return member;
  throw await redirectWithToast("/dashboard/profile", {
    kind: "error",
    title: "Somebody else is signed in here now",
    text: `This is the account of ${member.email}. Nothing was changed.`,
  });
}
