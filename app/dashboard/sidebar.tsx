import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { may } from "#app/accounts/roles.ts";
import type { Member } from "#app/accounts/session.server.ts";
import { BrandMark } from "#app/components/brand-mark.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { Monogram } from "#app/components/monogram.tsx";
import { kinds } from "#app/content/kinds.ts";
import { siteName } from "#app/lib/site.ts";
import type { Waiting } from "#app/moderation/queue.server.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { LogOut } from "./log-out.tsx";

type Props = { member: Member; waiting: Pick<Waiting, "pending" | "messages">; closed: boolean };

export function Sidebar({ member, waiting, closed }: Props) {
  const t = useTranslator("dashboardFrame");
  const admin = may(member.role, "administer");
  return (
    <aside className="side" id="sidebar" aria-label={t("dashboard")} data-closed={closed || undefined}>
      <div className="row justify-between">
        <Link reloadDocument className="brand px-3" to="/">
          <BrandMark />
          <span>
            {siteName}
            {admin && <small className="block text-muted text-xs font-semibold">{t("adminPanel")}</small>}
          </span>
        </Link>
        <a className="btn btn-quiet btn-square md:hidden" href="#main" aria-label={t("closeSidebar")}>
          <Icon name="close" />
        </a>
      </div>
      {admin && <AdminGroups {...waiting} />}
      <Group name={t("site")}>
        {admin && <SideLink list to="/dashboard/users" icon="users" text="User Management" />}
        {admin && <SideLink list to="/dashboard/newsletter" icon="image" text="Newsletter" />}
        {admin && <SideLink list to="/dashboard/audit" icon="log" text="Audit Log" />}
        <SideLink
          list
          to="/dashboard/notifications"
          icon="bell"
          text={t("notifications")}
          count={member.unread}
          of={t("unread")}
        />
        <SideLink to="/dashboard/profile" icon="user" text={t("profile")} />
        <li>
          <Link reloadDocument className="side-link" to="/">
            <Icon name="out" />
            {t("backToSite")}
          </Link>
        </li>
      </Group>
      <div className="mt-auto flex items-center gap-3 px-3 pt-3 line-t [line-height:1.3]">
        <Monogram name={member.name || member.email} round />
        <div className="min-w-0">
          <b className="block wrap-anywhere">{member.name || member.email}</b>
          {member.name && <span className="block text-muted text-xs wrap-anywhere">{member.email}</span>}
          <LogOut plain />
        </div>
      </div>
    </aside>
  );
}

function AdminGroups({ pending, messages }: Props["waiting"]) {
  return (
    <>
      <Group name="Review">
        <SideLink to="/dashboard" icon="home" text="Dashboard" />
        <SideLink
          list
          to="/dashboard/moderation"
          icon="inbox"
          text="Content Moderation"
          count={pending}
          of="pending"
        />
        <SideLink list to="/dashboard/messages" icon="mail" text="Messages" count={messages} of="open" />
      </Group>
      <Group name="Library">
        {kinds.map(({ dashboard: { list, heading }, menu }) => (
          <SideLink list key={list} to={list} icon={menu.icon} text={heading} />
        ))}
      </Group>
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <nav aria-label={name}>
      <p className="px-3 pb-[0.2rem] text-xs font-semibold text-muted">{name}</p>
      <ul>{children}</ul>
    </nav>
  );
}

/** The state of a navigation to a list. */
export const toListState = "list";

type LinkProps = {
  list?: boolean;
  to: string;
  icon: IconName;
  text: string;
  count?: number;
  /** What is counted, for screen readers. */
  of?: string;
};

function SideLink({ list = false, to, icon, text, count = 0, of }: LinkProps) {
  const { pathname } = useLocation();
  const current = to === "/dashboard" ? pathname === to : pathname.startsWith(to);
  return (
    <li>
      <Link
        className="side-link"
        to={to}
        state={list ? toListState : undefined}
        aria-current={current ? "page" : undefined}
      >
        <Icon name={icon} />
        {text}
        {count > 0 && (
          <span className="ms-auto text-wait [font-variant-numeric:tabular-nums] [font-weight:650]">
            <span>{count}</span>
            <span className="sr-only"> {of}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
