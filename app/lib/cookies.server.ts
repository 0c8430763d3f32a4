import { parseCookie, type SerializeOptions, stringifySetCookie } from "cookie";
import { createCookie } from "react-router";
import type { z } from "zod";
import { type Language, localPath } from "#app/words/languages.ts";
import { sessionSecret } from "./crypto.server.ts";
import { isHttps } from "./env.server.ts";

/** For how long a choice is kept. */
export const yearInSeconds = 365 * 24 * 60 * 60;

/** Of every cookie of ours: scripts do not see it, and other sites' forms do not send it. */
export const cookieOptions = { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps } as const;

/**
 * `maxAge` in seconds. A value that does not fit `schema`, or was tampered with, reads as null. A cookie of one page is kept
 * for that page in one language.
 */
export function signedCookie<Value>(
  name: string,
  schema: z.ZodType<Value>,
  options: { path: string; maxAge: number },
) {
  const cookie = () => createCookie(name, { ...cookieOptions, ...options, secrets: [sessionSecret()] });
  return {
    keep: (value: Value, language: Language = "en"): Promise<string> =>
      cookie().serialize(value, { path: localPath(language, options.path) }),
    forget: (language: Language = "en"): Promise<string> =>
      cookie().serialize("", { path: localPath(language, options.path), maxAge: 0 }),
    async read(request: Request): Promise<Value | null> {
      if (!readCookie(request, name)) return null;
      const value: unknown = await cookie()
        .parse(request.headers.get("Cookie"))
        .catch(() => null);
      return schema.safeParse(value).data ?? null;
    },
  };
}

/** Browsers refuse a __Host- cookie that another host or path could have set. It needs https. */
export function hostCookie(name: string): string {
  return isHttps ? `__Host-${name}` : name;
}

/** All cookies of a request by name; where a name stands twice, the first counts. */
export const readCookies = (request: Request) => parseCookie(request.headers.get("Cookie") ?? "");

export const readCookie = (request: Request, name: string): string | undefined => readCookies(request)[name];

/** A Set-Cookie value, unsigned. `maxAge` in seconds: 0 forgets it, and without one it ends with the browser. */
export function setCookie(name: string, value: string, options: SerializeOptions = {}): string {
  return stringifySetCookie(name, value, { ...options, ...cookieOptions });
}
