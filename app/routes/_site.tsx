import { Outlet, useLocation } from "react-router";
import { readSession } from "#app/accounts/session.server.ts";
import { Toast } from "#app/components/toast.tsx";
import { mergeCollection } from "#app/content/collection/collection.server.ts";
import { SiteLayout } from "#app/site/layout.tsx";
import { usePageHandle } from "#app/site/page-handle.ts";
import { useRootData } from "#app/site/root-data.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.ts";

export const middleware: Route.MiddlewareFunction[] = [mergeCollection];

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
      {toast && (
        <Toast toast={toast}>
          {(toast.picture || toast.links) && (
            <p className="row pt-1">
              {toast.picture && (
                <span className="face plate">
                  <img src={toast.picture} alt="" width={52} height={52} />
                </span>
              )}
              {toast.links?.map(({ label, href }) => (
                <PageLink key={href} className="py-1" href={href}>
                  {label}
                </PageLink>
              ))}
            </p>
          )}
        </Toast>
      )}
      {pictures && lite && !shown && <LiteModeNotice address={pathname + search} />}
      <Outlet />
    </SiteLayout>
  );
}

/** `address` is the page's own, with its query. */
function LiteModeNotice({ address }: { address: string }) {
  const t = useTranslator("frame");
  const [path, query] = address.split("?");
  const shown = new URLSearchParams(query);
  shown.set("pictures", "show");
  return (
    <aside className="wrap mt-4" aria-label={t("liteMode")}>
      <p className="note">
        {t("liteNotice")} <PageLink href={`${path}?${shown}`}>{t("showPictures")}</PageLink>
      </p>
    </aside>
  );
}
