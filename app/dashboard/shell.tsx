import { type ReactNode, useEffect } from "react";
import { type Location, useLocation, useMatches, useNavigation } from "react-router";
import type { Member } from "#app/accounts/session.server.ts";
import { useHydrated } from "#app/components/use-hydrated.ts";
import type { Waiting } from "#app/moderation/queue.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { Sidebar, toListState } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

type Props = {
  member: Member;
  waiting: Pick<Waiting, "pending" | "messages">;
  theme: "light" | "dark" | null;
  children: ReactNode;
};

export function DashboardShell({ member, waiting, theme, children }: Props) {
  const t = useTranslator("dashboardFrame");
  const closed = useClosedDrawer();
  const { state, formMethod, location: next } = useNavigation();
  const onTheWay = state === "loading" && (!formMethod || formMethod === "GET");
  const awaited = useAwaited(onTheWay ? next : undefined);
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <div className="weave" />
      <div className="admin grid min-h-[calc(100vh-8px)] grid-cols-[minmax(0,1fr)] md:grid-cols-[16rem_minmax(0,1fr)]">
        <Sidebar member={member} waiting={waiting} closed={closed} />
        {/* Leaving #sidebar closes the drawer, with and without script. */}
        <a className="drawer-overlay fixed inset-0 z-30 bg-[#0008]" href="#main" tabIndex={-1}>
          <span className="sr-only">{t("closeSidebar")}</span>
        </a>
        <div className="min-w-0">
          <TopBar member={member} theme={theme} />
          <main
            id="main"
            tabIndex={-1}
            className="max-w-360 px-5 pt-4 pb-8 wrap-anywhere lg:px-8 lg:pt-6 lg:pb-10"
            aria-busy={onTheWay}
            data-awaits={awaited}
          >
            {children}
          </main>
        </div>
      </div>
    </>
  );
}

/** Where a list is on its way, CSS shows rows to come: in place of this list's own rows, or of the whole other page. */
function useAwaited(next: Location | undefined): "rows" | "page" | undefined {
  const { search } = useLocation();
  const list = useMatches()
    .filter(({ handle }) => (handle as PageHandle | undefined)?.list)
    .at(-1);
  // Below a dialog that closes they stay as they are.
  if (next && list?.pathname === next.pathname) return next.search === search ? undefined : "rows";
  return next?.state === toListState ? "page" : undefined;
}

/** The router takes #sidebar out of the address without updating :target, which opens the drawer on small screens. */
function useClosedDrawer(): boolean {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "#sidebar") return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      location.hash = "#main";
      document.querySelector<HTMLElement>(".drawer-open")?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [hash]);
  // The server never sees the fragment.
  return useHydrated() && hash !== "#sidebar";
}
