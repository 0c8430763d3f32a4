import { requestClient, serverClient } from "#app/backend/clients.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { env } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { forgive, limit } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { isSecret } from "#app/lib/same-secret.ts";
import { accessParameter } from "./access-parameter.ts";
import { logAccount } from "./account-log.server.ts";
import { currentMember } from "./session.server.ts";

/**
 * Lets whoever opens an address with ADMIN_ACCESS_TOKEN in it in, as an admin for a quarter of an hour: a redirect
 * to the same address without the token, and a session. Null for every other request; a wrong token is like any
 * parameter that no page knows. Ask it before anything that keeps answers.
 *
 * The session is one of the auth service, on an account that the database makes for it and lets expire: so no
 * policy has an exception, and no request of an admin runs with the secret key.
 */
export async function admitBypass(request: Request): Promise<Response | null> {
  if (!env.ADMIN_ACCESS_TOKEN || request.method !== "GET") return null;
  const url = new URL(request.url);
  const given = url.searchParams.get(accessParameter);
  if (given === null) return null;
  const right = isSecret(given, env.ADMIN_ACCESS_TOKEN);
  const address = clientAddress(request);
  const counted = limit("admin-access", address);
  if (!right) {
    // Nobody waits for the count: the answer takes as long as with another parameter.
    counted.catch((error: unknown) => log.error({ err: error }, "a wrong access token was not counted"));
    log.warn("a wrong access token was tried");
    return null;
  }
  if (!(await counted).allowed) return null;
  await forgive("admin-access", address);
  return start(request, withoutToken(url));
}

async function start(request: Request, to: string): Promise<Response | null> {
  const server = await serverClient();
  const made = await server.rpc("start_bypass").single();
  const { supabase, cookies, endCookies } = await requestClient(request);
  const { error } = made.error ? made : await supabase.auth.signInWithPassword(made.data);
  const member = error ? null : await currentMember(supabase);
  if (!member?.bypass) {
    log.error({ code: error?.code }, "the access token was right, but no session could be made");
    return null;
  }
  endCookies(Date.parse(member.bypass.until));
  await logAccount(member, "admin access granted");
  cookies.set("Cache-Control", "no-store");
  return redirectWithToast(
    to,
    { kind: "success", title: "Admin access granted via secret URL" },
    { headers: cookies },
  );
}

/** The same address, the other parameters as they were sent. */
function withoutToken({ pathname, search }: URL): string {
  const others = search.slice(1).split("&");
  const rest = others.filter((pair) => !new URLSearchParams(pair).has(accessParameter)).join("&");
  return safeRedirect(pathname + (rest && `?${rest}`), "/");
}
