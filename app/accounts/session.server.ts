import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { anonymousClient, requestClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { readCookies } from "#app/lib/cookies.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { languageOf, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { type Role, toRole } from "./roles.ts";

/** Of a session, where the member signs in in two steps: a code is asked for, was given, or was given over 15 minutes ago. */
const secondFactors = ["off", "needed", "asked", "proven", "stale"] as const;

/** `role` is 'user' while the second factor is needed or asked for. `unread` counts notifications. `bypass`: id in the logs and end (ISO) of whom ADMIN_ACCESS_TOKEN let in. */
export type Member = {
  id: string;
  email: string;
  name: string;
  role: Role;
  unread: number;
  /** 'needed': the role must have one, and there is none yet. */
  secondFactor: (typeof secondFactors)[number];
  bypass?: { id: string; until: string };
};
export type Session = { supabase: Supabase; member: Member | null };

/** Acts as nobody, whoever asks: for all that looks the same to everybody. */
export const anonymousContext = createContext<Supabase>();
const sessionContext = createContext<() => Promise<Session>>();
export const memberIdContext = createContext<string | null>(null);

/** The cookies are read when first asked: no cache may keep the answer. Throws a redirect for an inactive account, or 503. */
export const readSession = (context: Readonly<RouterContextProvider>): Promise<Session> =>
  context.get(sessionContext)();

/** Puts both clients into the context, and the cookies of a session that was asked for on the answer. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  let cookies = new Headers();
  const read = async (): Promise<Session> => {
    const { supabase, endCookies, ...client } = await requestClient(request);
    cookies = client.cookies;
    const { member, isInactive } = hasSession(request) ? await memberOf(supabase) : nobody;
    if (isInactive) {
      const language = languageOf(request);
      throw await redirectWithToast(
        localPath(language, "/login"),
        { kind: "error", title: translator(language, "account")("errors.inactive") },
        { headers: { "X-Remix-Reload-Document": "true" } },
      );
    }
    // A renewed session lives no longer than the bypass.
    if (member?.bypass) endCookies(Date.parse(member.bypass.until));
    context.set(memberIdContext, member?.bypass?.id ?? member?.id ?? null);
    return { supabase, member };
  };
  let session: Promise<Session> | undefined;
  context.set(anonymousContext, await anonymousClient());
  context.set(sessionContext, () => {
    session ??= read();
    return session;
  });
  const response = await next();
  for (const cookie of cookies.getSetCookie()) response.headers.append("Set-Cookie", cookie);
  // Or Back would show it after logging out.
  if (isPage(response) && context.get(memberIdContext) !== null)
    response.headers.set("Cache-Control", "private, no-store");
  return response;
};

/** A document, or what a client navigation shows. */
export const isPage = ({ headers }: Response) =>
  /text\/(?:html|x-script)/.test(headers.get("Content-Type") ?? "");

export function hasSession(request: Request): boolean {
  return Object.keys(readCookies(request)).some((name) => /^(?:__Host-)?session(?:\.\d+)?$/.test(name));
}

/** Null for visitors and inactive members. Throws a 503 Response when the database cannot be asked. */
export const currentMember = async (supabase: Supabase): Promise<Member | null> =>
  (await memberOf(supabase)).member;

/** Like `currentMember`, for whoever has just signed in: makes their rows where there are none. */
export const newlySignedIn = async (supabase: Supabase): Promise<Member | null> =>
  (await memberOf(supabase, "ensure_member")).member;

const nobody = { member: null, isInactive: false };

async function memberOf(
  supabase: Supabase,
  ask: "current_member" | "ensure_member" = "current_member",
): Promise<{ member: Member | null; isInactive: boolean }> {
  const { data, error, status } = await supabase.rpc(ask).maybeSingle();
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
    secondFactor: secondFactors.find((one) => one === data.second_factor) ?? "asked",
    ...(data.bypass_until && {
      bypass: { id: `temp-admin-${data.id}`, until: new Date(data.bypass_until).toISOString() },
    }),
  };
  return { member, isInactive: false };
}

export function sessionIdOf(accessToken: string): string {
  const [, claims = ""] = accessToken.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()).session_id;
}
