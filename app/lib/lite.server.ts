import { readCookie, setCookie, yearInSeconds } from "./cookies.server.ts";

/** Whether a visitor wants few bytes: their own choice, else the browser's Save-Data. */
export function isLite(request: Request): boolean {
  const chosen = readCookie(request, "lite");
  return chosen === "on" || chosen === "off"
    ? chosen === "on"
    : request.headers.get("Save-Data")?.toLowerCase() === "on";
}

export function liteCookie(choice: "on" | "off"): string {
  return setCookie("lite", choice, { maxAge: yearInSeconds });
}
