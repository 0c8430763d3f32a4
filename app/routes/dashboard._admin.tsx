import { adminGuard, memberContext } from "#app/accounts/guards.server.ts";
import { inEnglish } from "#app/dashboard/in-english.ts";
import type { Route } from "./+types/dashboard._admin.ts";

export const middleware: Route.MiddlewareFunction[] = [adminGuard, inEnglish];

/** Without it, a client navigation to a page that loads nothing would pass the guard. */
export function loader({ context }: Route.LoaderArgs) {
  return { admin: context.get(memberContext).member };
}
