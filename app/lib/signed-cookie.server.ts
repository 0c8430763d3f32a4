import { createCookie } from "react-router";
import type { z } from "zod";
import { isHttps } from "./env.server.ts";
import { sessionSecret } from "./session-secret.server.ts";

/** A cookie that only this site writes and reads; `maxAge` is in seconds. What does not fit `schema` counts as none. */
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
    /** The Set-Cookie value that keeps `value`. */
    keep: (value: Value): Promise<string> => cookie().serialize(value),
    /** The Set-Cookie value that forgets it. */
    forget: (): Promise<string> => cookie().serialize("", { maxAge: 0 }),
    /** What a request brings of it; null where that is nothing, or somebody has tampered with it. */
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
