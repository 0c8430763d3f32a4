import { plainCookie } from "./cookies.server.ts";

const year = 365 * 24 * 60 * 60;

/** Whether a visitor wants few bytes: their own choice, else the browser's Save-Data. */
export function isLite(request: Request): boolean {
  const chosen = /(?:^|;\s*)lite=(on|off)(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return chosen ? chosen === "on" : request.headers.get("Save-Data")?.toLowerCase() === "on";
}

export function keepLite(choice: "on" | "off"): string {
  return plainCookie("lite", choice, year);
}
