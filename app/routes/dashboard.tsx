import { Outlet } from "react-router";
import { dashboardGuard, guardedMember } from "#app/accounts/dashboard-guard.server.ts";
import { may } from "#app/accounts/roles.ts";
import { sessionContext } from "#app/accounts/session.server.ts";
import stylesheet from "#app/dashboard/dashboard.css?url";
import { DashboardShell } from "#app/dashboard/shell.tsx";
import { log } from "#app/lib/log.server.ts";
import { themeResolver } from "#app/lib/theme.server.ts";
import { keepTyped } from "#app/moderation/expired-session-draft.server.ts";
import { queueFailed, whatWaits } from "#app/moderation/queue.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import type { Route } from "./+types/dashboard.ts";

export const handle: PageHandle = { hydrate: true, layout: "dashboard" };
export const middleware: Route.MiddlewareFunction[] = [keepTyped, dashboardGuard];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = guardedMember(context);
  const waiting = may(member.role, "administer")
    ? await whatWaits(context.get(sessionContext).supabase).catch((error) =>
        log.error({ err: error }, queueFailed),
      )
    : null;
  const { getTheme } = await themeResolver(request);
  return { member, waiting: waiting ?? { pending: 0, messages: 0, claims: 0 }, theme: getTheme() };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardShell {...loaderData}>
      <Outlet />
    </DashboardShell>
  );
}
