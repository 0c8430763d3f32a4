import { Outlet } from "react-router";
import { memberContext, memberGuard } from "#app/accounts/guards.server.ts";
import { may } from "#app/accounts/roles.ts";
import { Toast } from "#app/components/toast.tsx";
import { mergeCollection } from "#app/content/collection/collection.server.ts";
import stylesheet from "#app/dashboard/dashboard.css?url";
import { DashboardShell } from "#app/dashboard/shell.tsx";
import { log } from "#app/lib/log.server.ts";
import { keepExpiredSessionDraft } from "#app/moderation/expired-session-draft.server.ts";
import { pendingTotals, queueFailed } from "#app/moderation/queue.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { useRootData } from "#app/site/root-data.ts";
import type { Route } from "./+types/dashboard.ts";

export const handle: PageHandle = { hydrate: true };
export const middleware: Route.MiddlewareFunction[] = [keepExpiredSessionDraft, memberGuard, mergeCollection];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, member } = context.get(memberContext);
  const waiting = may(member.role, "administer")
    ? await pendingTotals(supabase).catch((error) => log.error({ err: error }, queueFailed))
    : null;
  const { pending = 0, messages = 0, takedownRequests = 0, reports = 0 } = waiting ?? {};
  return { member, waiting: { pending: pending + takedownRequests + reports, messages } };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { toast, theme } = useRootData();
  return (
    <>
      {toast && <Toast toast={toast} />}
      <DashboardShell {...loaderData} theme={theme}>
        <Outlet />
      </DashboardShell>
    </>
  );
}
