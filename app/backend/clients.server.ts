import { createServerClient } from "@supabase/ssr";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { cookieOptions, hostCookie, readCookies, setCookie } from "#app/lib/cookies.server.ts";
import { timeBackendCall } from "#app/lib/server-timing.server.ts";
import { getBackend } from "./backend.server.ts";
import type { Backend } from "./backend.types.ts";
import type { Database } from "./database.types.ts";
import type { Supabase } from "./supabase.types.ts";

/** In milliseconds; longer than any call that works. Mails and files take longer than rows, for which pages wait. */
const timeoutsMs = { rows: 5_000, other: 10_000 };

const cookieName = hostCookie("session");

/** In seconds, from the last use on: the database ends a session then. */
const sessionLifeSeconds = 30 * 86_400;

type RequestClient = {
  supabase: Supabase;
  /** The Set-Cookie headers that the answer must carry; they gather until it is sent. */
  cookies: Headers;
  endCookies: (endMs: number) => void;
};

export async function requestClient(request: Request): Promise<RequestClient> {
  const backend = await getBackend();
  const cookies = new Headers();
  const changed = new Map<string, { value: string; options: object }>();
  let end: number | undefined;
  const sent = Object.entries(readCookies(request)).map(([name, value = ""]) => ({ name, value }));
  const gather = () => {
    cookies.delete("Set-Cookie");
    for (const [name, { value, options }] of changed) {
      const left = end ? Math.max(0, Math.round((end - Date.now()) / 1000)) : sessionLifeSeconds;
      const life = value === "" ? {} : { maxAge: left };
      cookies.append("Set-Cookie", setCookie(name, value, { ...options, ...life }));
    }
  };
  const keep = (name: string, value: string, options: object) => {
    changed.set(name, { value, options });
    gather();
  };
  for (const { name } of damagedSession(cookieName, sent)) keep(name, "", { maxAge: 0 });
  const renewal = withTokenRefresh(limited(backend), backend.publishableKey);

  const supabase = createServerClient<Database>(backend.url, backend.publishableKey, {
    global: { fetch: renewal.fetch },
    // Retries would hold the visitor while the database is away.
    db: { retry: false },
    cookieOptions: { ...cookieOptions, name: cookieName },
    cookies: {
      getAll: () => [
        ...sent.filter(({ name }) => !changed.has(name)),
        ...[...changed].filter(([, { value }]) => value !== "").map(([name, { value }]) => ({ name, value })),
      ],
      setAll: (all) => {
        if (renewal.failed()) return;
        for (const { name, value, options } of all) keep(name, value, options);
      },
    },
  });
  const endCookies = (moment: number) => {
    end = moment;
    gather();
  };
  return { supabase, cookies, endCookies };
}

export const anonymousClient = (): Promise<Supabase> => sessionless("publishableKey");

/** Bypasses all policies: for programs and the server's own work, never for a visitor. */
export const serverClient = (): Promise<Supabase> => sessionless("secretKey");

const made = new WeakMap<Backend, Map<string, Supabase>>();

async function sessionless(key: "publishableKey" | "secretKey"): Promise<Supabase> {
  const backend = await getBackend();
  const clients = made.get(backend) ?? new Map<string, Supabase>();
  made.set(backend, clients);
  let client = clients.get(key);
  if (!client) {
    client = createSessionlessClient(backend, backend[key]);
    clients.set(key, client);
  }
  return client;
}

// Signing up on a shared client must not make it act as that person.
const forgetful = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

export function createSessionlessClient(backend: Backend, key: string): Supabase {
  return createClient<Database>(backend.url, key, {
    auth: { storage: forgetful, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: limited(backend) },
    db: { retry: false },
  });
}

function limited(backend: Backend): typeof fetch {
  return (input, init) => {
    const isForRows = String(input).startsWith(`${backend.url}/rest/`);
    const limit = AbortSignal.timeout(isForRows ? timeoutsMs.rows : timeoutsMs.other);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return timeBackendCall(() => backend.fetch(input, { ...init, signal }));
  };
}

type Cookie = { name: string; value: string };

/** The client library would warn about these at every call. */
function damagedSession(name: string, sent: Cookie[]): Cookie[] {
  const piece = (cookie: Cookie) =>
    /^(?:\.(\d{1,2}))?$/.exec(cookie.name.startsWith(name) ? cookie.name.slice(name.length) : "?");
  const pieces = sent.filter((cookie) => piece(cookie));
  if (pieces.length === 0) return [];
  const whole = pieces.find((cookie) => cookie.name === name);
  const value =
    whole?.value ||
    pieces
      .sort((one, other) => Number(piece(one)?.[1]) - Number(piece(other)?.[1]))
      .map((cookie) => cookie.value)
      .join("");
  return isSession(value) ? [] : pieces;
}

/** With anything else the client library throws where nobody can catch it. */
const sessionSchema = z.object({
  access_token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  refresh_token: z.string().regex(/^[\w.-]+$/),
  expires_at: z.number(),
  user: z.looseObject({}).optional(),
});

function isSession(value: string): boolean {
  const [, encoded = ""] = /^base64-([\w-]+)$/.exec(value) ?? [];
  try {
    return sessionSchema.safeParse(JSON.parse(Buffer.from(encoded, "base64url").toString())).success;
  } catch {
    return false;
  }
}

/** Keeps sessions while the auth service is away: what would go on as a visitor (`publishableKey`) gets 503. */
function withTokenRefresh(send: typeof fetch, publishableKey: string) {
  let failed = false;
  const call: typeof fetch = async (input, init) => {
    if (String(input).endsWith("/auth/v1/token?grant_type=refresh_token")) {
      const answer = await send(input, init).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      failed = true;
      await answer?.body?.cancel();
      // For a failure the client library would ask again for half a minute.
      return refused(429);
    }
    const asVisitor = new Headers(init?.headers).get("Authorization") === `Bearer ${publishableKey}`;
    if (failed && asVisitor) return refused(503);
    // Renewed a little early: the old token still works.
    failed = false;
    return send(input, init);
  };
  return {
    fetch: call,
    /** Then the session must be kept, whatever the client library says. */
    failed: () => failed,
  };
}

const refused = (status: number) =>
  Response.json({ code: "renewal_failed", message: "The session could not be renewed." }, { status });
