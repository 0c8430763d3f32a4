import { requestClient, serverClient } from "#app/backend/clients.server.ts";
import { addressKey } from "#app/lib/client-address.server.ts";
import { env } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { forgive, limit } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { isSecret } from "#app/lib/timing-safe-equal.server.ts";
import { logAccount } from "./account-log.server.ts";
import { currentMember } from "./session.server.ts";

/** The parameter of an address that carries ADMIN_ACCESS_TOKEN. */
const parameter = "admin_access_token";

/**
 * Whether whoever asks for `url` from `address` may `enter`: the token in it is right, and `address` has not tried
 * too many wrong ones. Ask it before anything else is done with a request: an address with a wrong token, or with
 * the right one while it has to wait, is then answered like any other, from the kept pages too.
 */
export function mayEnter(method: string | undefined, url: string, address: string): Promise<boolean> | false {
  if (!env.ADMIN_ACCESS_TOKEN || method !== "GET" || !url.includes("?")) return false;
  const given = new URLSearchParams(url.slice(url.indexOf("?"))).get(parameter);
  return given !== null && isRight(given, env.ADMIN_ACCESS_TOKEN, address);
}

async function isRight(given: string, token: string, address: string): Promise<boolean> {
  const counted = limit("admin-access", addressKey(address));
  if (!isSecret(given, token)) {
    // Nobody waits for the count: the answer takes as long as with another parameter.
    counted.catch((error: unknown) => log.error({ err: error }, "a wrong access token was not counted"));
    log.warn("a wrong access token was tried");
    return false;
  }
  if (!(await counted).allowed) return false;
  await forgive("admin-access", addressKey(address));
  return true;
}

/**
 * Makes whoever sent `request` an admin for a quarter of an hour: a redirect to the same address without the token,
 * and a session. Null where that does not work now. Only for who `mayEnter`.
 *
 * The session is one of the auth service, on an account that the database makes for it and lets expire: so no
 * policy has an exception, and no request of an admin runs with the secret key.
 */
export async function enter(request: Request): Promise<Response | null> {
  const server = await serverClient();
  const made = await server.rpc("start_bypass").single();
  const { supabase, cookies, endCookies } = await requestClient(request);
  const { error } = made.error ? made : await supabase.auth.signInWithPassword(made.data);
  const member = error ? null : await currentMember(supabase);
  if (!member?.bypass) {
    log.error({ err: error }, "the access token was right, but no session could be made");
    return null;
  }
  endCookies(Date.parse(member.bypass.until));
  await logAccount(member, "admin access granted");
  cookies.set("Cache-Control", "no-store");
  return redirectWithToast(
    withoutToken(new URL(request.url)),
    { kind: "success", title: "Admin access granted via secret URL" },
    { headers: cookies },
  );
}

/** The same address, the other parameters as they were sent. */
function withoutToken({ pathname, search }: URL): string {
  const others = search.slice(1).split("&");
  const rest = others.filter((pair) => !new URLSearchParams(pair).has(parameter)).join("&");
  return safeRedirect(pathname + (rest && `?${rest}`), "/");
}
