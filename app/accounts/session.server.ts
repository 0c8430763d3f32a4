import { createContext, type MiddlewareFunction } from "react-router";
import { anonymousClient, requestClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { inactiveAccount } from "./inactive-account.ts";
import { type Role, toRole } from "./roles.ts";

/**
 * The person behind a request, as the database knows them now. `unread` counts their notifications.
 * `bypass` is there for whom ADMIN_ACCESS_TOKEN let in: the id they are known by, and when (ISO) their time is over.
 */
export type Member = {
  id: string;
  email: string;
  name: string;
  role: Role;
  unread: number;
  bypass?: { id: string; until: string };
};
/** What a request carries: one client that acts as the person, and the person (null: a visitor). */
export type Session = { supabase: Supabase; member: Member | null };

export const sessionContext = createContext<Session>();
/** The id of the person behind a request, for the log; null for a visitor. */
export const memberIdContext = createContext<string | null>(null);

/** Addresses that are the same for everybody: asking who is there would cost a query a picture. */
const impersonal = /^\/(?:files|assets|api|previews|sitemap)\/|\.(?:atom|ics|xml|txt)$/;

/** Where a browser without a session is given one, or what begins one, by opening an address. */
const beginsSession = /^\/auth\//;

/** Whether nobody can be behind a request, and nothing of it can make somebody be: it needs no client of its own. */
function isVisit(request: Request, path: string): boolean {
  const carriesSession = /(?:^|;\s*)(?:__Host-)?session/.test(request.headers.get("Cookie") ?? "");
  return request.method === "GET" && !carriesSession && !beginsSession.test(path);
}

/**
 * Makes the request's client, resolves its session and appends the session's cookies to whatever comes back,
 * redirects that were thrown included: a dropped cookie would lose the session.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const path = new URL(request.url).pathname;
  // Caches may keep what is impersonal: no session may have a part in it, and no cookie come with it.
  if (impersonal.test(path) || isVisit(request, path)) {
    context.set(sessionContext, { supabase: await anonymousClient(), member: null });
    return next();
  }
  const { supabase, cookies, endCookies } = await requestClient(request);
  const { member, isInactive } = hasSession(request) ? await memberOf(supabase) : nobody;
  // A session that was renewed on the way lives no longer than the bypass.
  if (member?.bypass) endCookies(Date.parse(member.bypass.until));
  context.set(sessionContext, { supabase, member });
  context.set(memberIdContext, member?.bypass?.id ?? member?.id ?? null);
  const response = isInactive
    ? await redirectWithToast("/login", { kind: "error", title: inactiveAccount })
    : await next();
  for (const cookie of cookies.getSetCookie()) response.headers.append("Set-Cookie", cookie);
  return response;
};

function hasSession(request: Request): boolean {
  return /(?:^|;\s*)(?:__Host-)?session(?:\.\d+)?=/.test(request.headers.get("Cookie") ?? "");
}

/**
 * Who the session's token stands for, decided by the database: the token is verified there, and an ended session is
 * nobody. A token that is not good any more, or of an inactive person, is forgotten.
 * Throws a 503 Response when the database cannot be asked.
 */
export const currentMember = async (supabase: Supabase): Promise<Member | null> =>
  (await memberOf(supabase)).member;

/**
 * Who has just signed in on this client, their rows made first where they have none; null where they are inactive.
 * Throws as `currentMember` does.
 */
export async function newlySignedIn(supabase: Supabase): Promise<Member | null> {
  await supabase.rpc("ensure_member");
  return currentMember(supabase);
}

const nobody = { member: null, isInactive: false };

/** The same, and whether nobody is there because they were made inactive. */
async function memberOf(supabase: Supabase): Promise<{ member: Member | null; isInactive: boolean }> {
  const { data, error, status } = await supabase.rpc("current_member").maybeSingle();
  if (error && (status === 0 || status >= 500)) {
    log.error({ err: error, status }, "the session could not be resolved");
    throw new Response(null, { status: 503 });
  }
  if (data?.status !== "active") {
    await supabase.auth.signOut({ scope: "local" }).catch(() => {});
    return { member: null, isInactive: data !== null };
  }
  const member: Member = {
    id: data.id,
    email: data.email,
    name: data.name || data.email.split("@")[0] || "",
    role: toRole(data.role),
    unread: data.unread,
    ...(data.bypass_until && {
      bypass: { id: `temp-admin-${data.id}`, until: new Date(data.bypass_until).toISOString() },
    }),
  };
  return { member, isInactive: false };
}
