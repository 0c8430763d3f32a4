type Cookie = { name: string; value: string };

/**
 * The cookies of the session `name` among those that a browser sent, where they are damaged: pieces that do not
 * make a session together. The client library would warn about them at every call.
 */
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

function isSession(value: string): boolean {
  const [, encoded = ""] = /^base64-([\w-]+)$/.exec(value) ?? [];
  try {
    const session: unknown = JSON.parse(Buffer.from(encoded, "base64url").toString());
    return typeof session === "object" && session !== null && "access_token" in session;
  } catch {
    return false;
  }
}
