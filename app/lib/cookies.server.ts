import { createCookie } from "react-router";
import type { z } from "zod";
import { isHttps } from "./env.server.ts";
import { sessionSecret } from "./session-secret.server.ts";

/** `maxAge` in seconds. A value that does not fit `schema`, or was tampered with, reads as null. */
export function signedCookie<Value>(
  name: string,
  schema: z.ZodType<Value>,
  options: { path: string; maxAge: number },
) {
  const cookie = () =>
    createCookie(name, {
      ...options,
      httpOnly: true,
      sameSite: "lax",
      secure: isHttps,
      secrets: [sessionSecret()],
    });
  return {
    keep: (value: Value): Promise<string> => cookie().serialize(value),
    forget: (): Promise<string> => cookie().serialize("", { maxAge: 0 }),
    async read(request: Request): Promise<Value | null> {
      const header = request.headers.get("Cookie");
      if (!header?.includes(`${name}=`)) return null;
      const value: unknown = await cookie()
        .parse(header)
        .catch(() => null);
      return schema.safeParse(value).data ?? null;
    },
  };
}

/** Browsers refuse a __Host- cookie that another host or path could have set. It needs https. */
export function hostCookie(name: string): string {
  return isHttps ? `__Host-${name}` : name;
}

/** A Set-Cookie value, unsigned, hidden from scripts. `maxAge` in seconds; 0 forgets it. */
export function plainCookie(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
