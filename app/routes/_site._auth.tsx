import { Outlet } from "react-router";
import { signedOutGuard } from "#app/accounts/guards.server.ts";
import type { Route } from "./+types/_site._auth.ts";

/** Not around the pages for a forgotten password: who signs in with a provider sets their first one there. */
export const middleware: Route.MiddlewareFunction[] = [signedOutGuard];

export default function SignedOut() {
  return <Outlet />;
}
