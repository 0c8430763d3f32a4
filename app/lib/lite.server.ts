import { plainCookie } from "./plain-cookie.server.ts";

const year = 365 * 24 * 60 * 60;

/** Whether a visitor wants few bytes: by their own choice, else by what their browser says (Save-Data). */
export function isLite(request: Request): boolean {
  const chosen = /(?:^|;\s*)lite=(on|off)(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return chosen ? chosen === "on" : request.headers.get("Save-Data")?.toLowerCase() === "on";
}

/** The Set-Cookie value that keeps a choice for a year. */
export function keepLite(choice: "on" | "off"): string {
  return plainCookie("lite", choice, year);
}
