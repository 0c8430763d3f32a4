import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { roleNotice } from "./role-notice.server.ts";
import { may } from "./roles.ts";
import { type Member, sessionContext } from "./session.server.ts";

const memberPages = /^\/dashboard\/(?:profile|notifications|role)(?:\/|$)/;

/** Sends visitors to the sign-in page and members to their profile, before any loader of the dashboard runs. */
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

function signInFirst({ method }: Request, { pathname, search }: URL): Response | Promise<Response> {
  // From a download back to the page that offers it.
  const page = pathname.replace(/(?:\/data|\.csv)$/, "");
  const to = `/login?from=${encodeURIComponent(page + search)}`;
  if (method !== "POST") return redirect(to);
  // A second tap on a slow line comes after the first has deleted the account.
  const text =
    page === "/dashboard/profile/delete"
      ? "If you just deleted your account, it's gone. If not, sign in and try again."
      : "Nothing was changed. Sign in and try again.";
  return redirectWithToast(to, { kind: "error", title: "You were logged out", text });
}

/** The address of the page that a request is about, without what a client navigation adds. */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/(?:\/_)?\.data$/, "");
  url.searchParams.delete("_routes");
  return url;
}

export function guardedMember(context: Readonly<RouterContextProvider>) {
  const { member } = context.get(sessionContext);
  if (!member) throw new Response(null, { status: 403 });
  return member;
}

/** Throws a redirect where the form is somebody else's: on a shared phone a tab outlives its session. */
export async function memberOfForm(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Member> {
  const member = guardedMember(context);
  if ((form.get("member") ?? member.id) === member.id) return member;
  throw await redirectWithToast("/dashboard/profile", {
    kind: "error",
    title: "Someone else is signed in here now",
    text: `You're now in the account of ${member.email}. Nothing was changed.`,
  });
}
