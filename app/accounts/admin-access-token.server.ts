import { requestClient, serverClient } from "#app/backend/clients.server.ts";
import { addressKey } from "#app/lib/client-address.server.ts";
import { isSecret } from "#app/lib/crypto.server.ts";
import { env } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limit, refund } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { logAccountAction } from "./audit-log.server.ts";
import { currentMember } from "./session.server.ts";

const parameter = "admin_access_token";

/** Whether `url` carries ADMIN_ACCESS_TOKEN, which is no second factor, and `address` may still try. Ask before the page cache answers. */
export function mayUseAdminAccessToken(
  method: string | undefined,
  url: string,
  address: string,
): Promise<boolean> | false {
  if (!env.ADMIN_ACCESS_TOKEN || env.REQUIRE_SECOND_FACTOR || method !== "GET" || !url.includes("?"))
    return false;
  const given = new URLSearchParams(url.slice(url.indexOf("?"))).get(parameter);
  return given !== null && isRight(given, env.ADMIN_ACCESS_TOKEN, address);
}

async function isRight(given: string, token: string, address: string): Promise<boolean> {
  const counted = limit("admin-access", addressKey(address));
  if (!isSecret(given, token)) {
    // Not awaited: the answer takes as long as with any other parameter.
    counted.catch((error: unknown) => log.error({ err: error }, "a wrong access token was not counted"));
    log.warn("a wrong access token was tried");
    return false;
  }
  if (!(await counted).allowed) return false;
  await refund("admin-access", addressKey(address));
  return true;
}

/** Signs in a temporary admin and redirects to the same address without the token; null where that failed. */
export async function signInByAdminAccessToken(request: Request): Promise<Response | null> {
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
  await logAccountAction(member, "admin access granted");
  cookies.set("Cache-Control", "no-store");
  return redirectWithToast(
    withoutToken(new URL(request.url)),
    { kind: "success", title: "Admin access granted via secret URL" },
    { headers: cookies },
  );
}

function withoutToken({ pathname, search }: URL): string {
  const others = search.slice(1).split("&");
  const rest = others.filter((pair) => !new URLSearchParams(pair).has(parameter)).join("&");
  return safeRedirect(pathname + (rest && `?${rest}`), "/");
}
