import { Outlet, useLocation } from "react-router";
import { readSession } from "#app/accounts/session.server.ts";
import { Toast } from "#app/components/toast.tsx";
import { joinCollection } from "#app/content/collection/collection.server.ts";
import { SiteLayout } from "#app/site/layout.tsx";
import { LiteModeNotice } from "#app/site/lite-mode-notice.tsx";
import { usePageHandle } from "#app/site/page-handle.ts";
import { useRootData } from "#app/site/root-data.ts";
import type { Route } from "./+types/_site.ts";

export const middleware: Route.MiddlewareFunction[] = [joinCollection];

export async function loader({ context }: Route.LoaderArgs) {
  return { member: (await readSession(context)).member };
}

export default function Site({ loaderData }: Route.ComponentProps) {
  const { toast, lite } = useRootData();
  const { pictures } = usePageHandle();
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search).get("pictures") === "show";
  return (
    <SiteLayout member={loaderData.member}>
      {toast && <Toast toast={toast} />}
      {pictures && lite && !shown && <LiteModeNotice address={pathname + search} />}
      <Outlet />
    </SiteLayout>
  );
}
