import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from "react-router";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { readCookie, setCookie } from "#app/lib/cookies.server.ts";
import { readToast, redirectWithToast } from "#app/lib/flash.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { languageOfPath, localPath, pathWithoutLanguage } from "#app/words/languages.ts";
import { may } from "./roles.ts";
import { saidToMember } from "./said.server.ts";
import { nextPage } from "./second-factor.server.ts";
import { type Member, readSession } from "./session.server.ts";

export const memberContext = createContext<{ supabase: Supabase; member: Member }>();

/** The router adds no prefix to where a middleware leads. */
const inLanguage = ({ pathname }: URL, to: string) => localPath(languageOfPath(pathname), to);

/** Sends visitors to the sign-in page and members on, before any loader of the dashboard runs. */
export const memberGuard: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const { supabase, member } = await readSession(context);
  if (!member) throw await signInFirst(request, url);
  const here = pathWithoutLanguage(url.pathname) + url.search;
  if (member.secondFactor === "asked") throw askCode(inLanguage(url, nextPage(member, here)));
  const notice = await roleNotice(request, member, url.pathname + url.search);
  if (notice.redirect) throw notice.redirect;
  context.set(memberContext, { supabase, member });
  const response = await next();
  if (notice.remember) response.headers.append("Set-Cookie", notice.remember);
  return response;
};

export const adminGuard: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const { role, secondFactor } = context.get(memberContext).member;
  if (may(role, "administer")) return next();
  const said = saidToMember();
  if (secondFactor === "needed")
    throw await redirectWithToast(inLanguage(url, "/dashboard/profile/second-factor"), {
      kind: "info",
      title: said("secondFactor.first"),
      text: said("secondFactor.firstText"),
    });
  const profile = inLanguage(url, "/dashboard/profile");
  // A toast that waits says why already: they are an admin no longer.
  if (pathWithoutLanguage(url.pathname) === "/dashboard" || (await readToast(request)))
    throw redirect(profile);
  throw await redirectWithToast(profile, {
    kind: "error",
    title: said(request.method === "GET" ? "noPermission" : "noPermissionPost"),
  });
};

export const signedOutGuard: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  if (request.method !== "POST" && (await readSession(context)).member)
    throw redirect(safeRedirect(url.searchParams.get("from"), "/dashboard"));
  return next();
};

/** A full page load: the page for it stands outside the dashboard. */
const askCode = (to: string) => redirectDocument(to, 303);

const fullLoad = { headers: { "X-Remix-Reload-Document": "true" } };

function signInFirst({ method }: Request, url: URL): Response | Promise<Response> {
  // From a download back to the page that offers it.
  const page = pathWithoutLanguage(url.pathname).replace(/(?:\/data|\.csv)$/, "");
  const to = inLanguage(url, `/login?from=${encodeURIComponent(page + url.search)}`);
  // A full page load: the page has words that those of the dashboard do not bring.
  if (method !== "POST") return redirectDocument(to);
  const said = saidToMember();
  // A second tap on a slow line comes after the first has deleted the account.
  const text = page === "/dashboard/profile/delete" ? said("loggedOut.deletion") : said("loggedOut.text");
  return redirectWithToast(to, { kind: "error", title: said("loggedOut.title"), text }, fullLoad);
}

/** Throws a redirect where the form is somebody else's: on a shared phone a tab outlives its session. */
export async function memberOfForm(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Member> {
  const { member } = context.get(memberContext);
  if ((form.get("member") ?? member.id) === member.id) return member;
  const said = saidToMember();
  throw await redirectWithToast("/dashboard/profile", {
    kind: "error",
    title: said("else.title"),
    text: said("else.text", { email: member.email }),
  });
}

/** Tells a member once, on page `to`, that their role has changed; else `remember` is the cookie to set. */
async function roleNotice(
  request: Request,
  { id, role, secondFactor }: Member,
  to: string,
): Promise<{ redirect: Response } | { redirect: null; remember: string | null }> {
  const now = `${id} ${role}`;
  const seen = readCookie(request, "role");
  // Until it is set up, the role is not the member's own.
  if (request.method !== "GET" || seen === now || secondFactor === "needed")
    return { redirect: null, remember: null };
  const remember = setCookie("role", now);
  const somebodyElse = !seen?.startsWith(`${id} `);
  // A toast that waits, such as the admin code's, says it already.
  if (somebodyElse || (await readToast(request))) return { redirect: null, remember };
  const title = saidToMember()("roleNotice", { role });
  const headers = { "Set-Cookie": remember, "X-Remix-Reload-Document": "true" };
  return { redirect: await redirectWithToast(to, { kind: "info", title }, { headers }) };
}
