import { z } from "zod";

type Cookie = { name: string; value: string };

/** The client library would warn about these at every call. */
export function damagedSession(name: string, sent: Cookie[]): Cookie[] {
  const piece = (cookie: Cookie) =>
    /^(?:\.(\d{1,2}))?$/.exec(cookie.name.startsWith(name) ? cookie.name.slice(name.length) : "?");
  const pieces = sent.filter((cookie) => piece(cookie));
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
