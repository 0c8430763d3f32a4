import { redirect } from "react-router";
import { z } from "zod";
import { signedCookie } from "./signed-cookie.server.ts";

const toastSchema = z.object({
  kind: z.enum(["success", "error", "info"]),
  title: z.string().max(300),
  text: z.string().max(600).optional(),
  /** A form that the message offers: its button, where it posts to, and what. */
  action: z
    .object({ label: z.string().max(40), to: z.string(), fields: z.record(z.string(), z.string()) })
    .optional(),
});
/** One message for the next page. */
export type Toast = z.infer<typeof toastSchema>;

const cookie = signedCookie("toast", toastSchema, { path: "/", maxAge: 60 });

/** Goes to `to` (303) and shows `toast` there, once. `init.headers` are kept. */
export async function redirectWithToast(
  to: string,
  toast: Toast,
  init: ResponseInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.append("Set-Cookie", await cookie.keep(toast));
  return redirect(to, { status: 303, ...init, headers });
}

/** The message that waits for this request, if any. A cookie somebody tampered with is no message. */
export const readToast = cookie.read;

/** The Set-Cookie value that forgets the message once it has been shown. */
export const clearToast = cookie.forget;
