import { redirect } from "react-router";
import { z } from "zod";
import { signedCookie } from "./cookies.server.ts";

const toastSchema = z.object({
  kind: z.enum(["success", "error", "info"]),
  title: z.string().max(300),
  text: z.string().max(600).optional(),
  picture: z.string().optional(),
  links: z.array(z.object({ label: z.string(), href: z.string() })).optional(),
  action: z
    .object({ label: z.string().max(40), to: z.string(), fields: z.record(z.string(), z.string()) })
    .optional(),
});
export type FlashMessage = z.infer<typeof toastSchema>;

const cookie = signedCookie("toast", toastSchema, { path: "/", maxAge: 60 });

/** Redirects (303) and shows `toast` there once. Keeps `init.headers`. */
export async function redirectWithToast(
  to: string,
  toast: FlashMessage,
  init: ResponseInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.append("Set-Cookie", await cookie.keep(toast));
  return redirect(to, { status: 303, ...init, headers });
}

export const readToast = cookie.read;

export const clearToast = cookie.forget;
