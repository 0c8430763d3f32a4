import { Form, Link, useLocation } from "react-router";
import { may } from "#app/accounts/roles.ts";
import type { Member } from "#app/accounts/session.server.ts";
import { Icon } from "#app/components/icon.tsx";
import { maxSearchLength } from "#app/lib/form-limits.ts";
import { ThemeForm } from "#app/site/theme-form.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";
import { LogOut } from "./log-out.tsx";

type Props = { member: Member; theme: "light" | "dark" | null };

export function TopBar({ member, theme }: Props) {
  const { pathname, search } = useLocation();
  const t = useTranslator("dashboardFrame");
  return (
    <header className="admin-bar flex items-center gap-2 px-5 py-2 line-b max-[24rem]:gap-0 lg:px-8">
      <a
        className="btn btn-quiet btn-square drawer-open md:hidden"
        href="#sidebar"
        aria-label={t("openSidebar")}
      >
        <Icon name="menu" />
      </a>
      <TopSearch isAdmin={may(member.role, "administer")} />
      <div className="ms-auto flex">
        <Bell unread={member.unread} />
        <ThemeForm theme={theme} path={pathname + search} />
        {/* Keyed by the page: a new one closes the menu. */}
        <details className="menu" key={pathname}>
          <summary className="btn btn-quiet btn-square">
            <Icon name="user" />
            <span className="sr-only">{t("account", { name: member.name || member.email })}</span>
          </summary>
          <div>
            <p className="by px-3 py-1">{t(`rights.${member.role}`)}</p>
            <Link to="/dashboard/profile">
              <Icon name="user" />
              {t("profile")}
            </Link>
            <Link to="/dashboard">
              <Icon name="home" />
              {t("adminPanel")}
            </Link>
            <Form method="post" action="/dashboard/role">
              <input type="hidden" name="shown" value={member.role} />
              <input type="hidden" name="returnTo" value={pathname + search} />
              <button type="submit">
                <Icon name="check" />
                {t("refreshRole")} <span className="by">{t(`role.${member.role}`)}</span>
              </button>
            </Form>
            <LogOut />
          </div>
        </details>
      </div>
    </header>
  );
}

/** The narrowest screens only have the button, which leads to the page with the field. */
function TopSearch({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslator("dashboardFrame");
  return (
    <search className="w-45 min-w-0 md:w-60 max-[24rem]:w-12" aria-label={t(isAdmin ? "dashboard" : "site")}>
      <Form action={isAdmin ? "/dashboard/search" : "/search"} reloadDocument={!isAdmin} className="search">
        <input
          className="max-[24rem]:hidden"
          type="search"
          name="search"
          maxLength={maxSearchLength}
          aria-label={t(isAdmin ? "searchDashboard" : "searchSite")}
          placeholder={t("searchPlaceholder")}
        />
        <button type="submit" aria-label={t("search")}>
          <Icon name="search" />
        </button>
      </Form>
    </search>
  );
}

function Bell({ unread }: { unread: number }) {
  const t = useTranslator("dashboardFrame");
  return (
    <Link className="btn btn-quiet btn-square relative" to="/dashboard/notifications">
      <Icon name="bell" />
      {unread > 0 && (
        <span
          className="absolute end-[0.55rem] top-[0.55rem] dot box-content bg-(--dye-clay) [border:2px_solid_var(--paper)]"
          aria-hidden="true"
        />
      )}
      <span className="sr-only">{t("bell", { count: unread })}</span>
    </Link>
  );
}
